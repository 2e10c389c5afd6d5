/** What the wagers pay stands on the sign, row by row. */
import { isRead } from '../pay-table';
import { optionIs } from '../scope';
import { isUnread } from './pay-lines';
import { type Evaluator, inScope, type Offered } from './situation';
import { listed, RuleName } from './wording';

export const oddsShown: Evaluator<'odds-shown'> = (situation, rule, { where }) => {
  if (!optionIs(situation.options, where)) return [];
  return inScope(situation, rule).map((offered) => {
    const { label, id } = offered.wager;
    const about = { wager: id, paper: 'sign' as const };
    if (isUnread(offered)) {
      return {
        ...about,
        verdict: 'not-assessed',
        explanation: `${RuleName(rule)} asks that the table shows what ${label} pays, which cannot be read; correct its pays.`,
      };
    }
    const pays = rowsOf(offered);
    return {
      ...about,
      verdict: rule.onBreach ?? 'needs-notice',
      found: pays,
      explanation: `${RuleName(rule)} asks that the table shows what ${label} pays.`,
      signLine: `${label} pays: ${pays}.`,
    };
  });
};

/** "straight 1 to 1, three of a kind 4 to 1 and straight flush 5 to 1" */
const rowsOf = ({ table, labelOf }: Offered): string =>
  listed(
    (table?.cells ?? []).filter(isRead).map(({ event, pay }) => {
      const label = labelOf(event);
      return `${label.charAt(0).toLowerCase()}${label.slice(1)} ${pay}`;
    }),
  );
