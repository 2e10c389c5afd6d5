/** Pays other than the minimum and the printed tables: the sign must show them, with the house edge. */
import { betterOddsLine, changedPays, isCustom, isUnread } from './pay-lines';
import { type Evaluator, inScope, type Offered, type Ruling } from './situation';
import { listedBriefly, RuleName, ruleName, shownEdge } from './wording';

export const betterOddsNotice: Evaluator<'better-odds-notice'> = (situation, rule) => {
  const read = inScope(situation, rule).filter((offered) => !isUnread(offered));
  const owed = read.filter(isCustom).map((offered): Ruling => notice(offered, rule));
  if (owed.length > 0 || read.length === 0) return owed;
  return [
    {
      verdict: 'meets',
      explanation: `Every wager in question is at the minimum odds or a printed pay table, so ${ruleName(rule)} asks for no notice.`,
    },
  ];
};

function notice(offered: Offered, rule: { clause: string }): Ruling {
  const { wager, edge } = offered;
  const changed = listedBriefly(changedPays(offered), 4);
  const base = { wager: wager.id, found: changed, paper: 'sign' as const };
  const owes = `${RuleName(rule)} asks for a notice with the house edge, because ${wager.label} pays ${changed}`;
  if (!edge) {
    return {
      ...base,
      verdict: 'not-assessed',
      explanation: `${owes}; analyse the variant to find that edge.`,
    };
  }
  return {
    ...base,
    verdict: 'needs-notice',
    explanation: `${owes}; the edge is ${shownEdge(edge)}.`,
    signLine: betterOddsLine(offered),
  };
}
