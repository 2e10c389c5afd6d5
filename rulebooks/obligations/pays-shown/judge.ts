/** What the wagers pay, row by row on the sign. */
import { netPay } from '@/simulations/pays/net-pay';
import { LOSE_TEXT, PUSH_TEXT } from '@/simulations/pays/pay';
import { isUnread } from '../../judging/pay-lines';
import { inScope, type Obliges, type Offered } from '../../judging/situation';
import { isRead, type ReadCell } from '../../offer/pay-table';
import { partlyLost } from '../../spelling/money';
import { listed, RuleName, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Obliges<Part> = (situation, rule) => {
  return inScope(situation, rule).map((offered) => {
    const { label, id } = offered.wager;
    const about = { wager: id, paper: 'sign' as const };
    if (isUnread(offered)) {
      return {
        ...about,
        verdict: 'not-assessed',
        explanation: `The pays of ${label} cannot be read, but ${ruleName(rule)} requires the table to show them; correct them.`,
      };
    }
    const pays = rowsOf(offered);
    return {
      ...about,
      verdict: 'needs-notice' as const,
      found: pays,
      explanation: `${label} pays: ${pays}. ${RuleName(rule)} requires the table to show this.`,
      signLine: `${label} pays: ${pays}.`,
    };
  });
};

/** "“Straight” 1 to 1 and “Three of a kind” 4 to 1; “A tie”: half the stake is lost": many labels are clauses of their own. */
function rowsOf({ table, labelOf, currency }: Offered): string {
  const rows = (table?.cells ?? []).filter(isRead).map(({ event, pay, read }) => {
    const name = `“${labelOf(event)}”`;
    const kept = keptOf({ pay, read }, currency);
    return { kept: kept !== undefined, text: kept === undefined ? `${name} ${pay}` : `${name}: ${kept}` };
  });
  const paid = listed(rows.filter(({ kept }) => !kept).map(({ text }) => text));
  return [paid, ...rows.filter(({ kept }) => kept).map(({ text }) => text)]
    .filter((text) => text !== '')
    .join('; ');
}

/** What happens to a stake on which nothing is won; undefined of a pay. */
function keptOf({ pay, read }: Pick<ReadCell, 'pay' | 'read'>, currency: string): string | undefined {
  if (pay === PUSH_TEXT) return 'the stake is returned';
  if (pay === LOSE_TEXT) return 'the stake is lost';
  if (!pay.startsWith(LOSE_TEXT)) return undefined;
  return partlyLost(netPay(read).toFraction(), currency);
}
