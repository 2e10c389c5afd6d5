/** What the wagers pay, row by row on the sign. */
import { isRead } from '../pay-table';
import { optionIs } from '../scope';
import { isUnread } from './pay-lines';
import { type Evaluator, inScope, type Offered } from './situation';
import { listed, ruleName } from './wording';

export const oddsShown: Evaluator<'odds-shown'> = (situation, rule, { where }) => {
  if (!optionIs(situation.options, where)) return [];
  return inScope(situation, rule).map((offered) => {
    const { label, id } = offered.wager;
    const about = { wager: id, paper: 'sign' as const };
    if (isUnread(offered)) {
      return {
        ...about,
        verdict: 'not-assessed',
        explanation: `The pays of ${label} cannot be read, and ${ruleName(rule)} asks that the table shows them; correct them.`,
      };
    }
    const pays = rowsOf(offered);
    return {
      ...about,
      verdict: rule.onBreach,
      found: pays,
      explanation: `${label} pays ${pays}; ${ruleName(rule)} asks that the table shows this.`,
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
