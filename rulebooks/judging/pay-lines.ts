/** The sign's line for a wager's pay table: shared, so that clauses that ask for the same line print it once. */
import { compareWorth } from '@/simulations/pays/net-pay';
import { basisInWords } from '../edges/headline-edge';
import { CUSTOM, choosableTables, isRead, printedWorth } from '../offer/pay-table';
import { amountIn } from '../spelling/money';
import { edgeSaid, listed, listedBriefly, nameInSentence } from '../spelling/wording';
import type { Offered } from './situation';

export const isCustom = ({ table }: Offered): boolean => table?.equals === CUSTOM;
export const isUnread = ({ table }: Offered): boolean => !table?.cells.every(isRead);

/** Only where the source prints whole tables for a wager can one be in use. */
export const hasPrintedTables = ({ wager }: Offered): boolean =>
  wager.paid === 'by-table' || wager.payTables.length > 0;

export function tableName({ wager, table }: Offered): string {
  if (table?.equals === CUSTOM || !table) return 'our own pay table';
  const printed = choosableTables(wager).find(({ id }) => id === table.equals);
  return nameInSentence(printed?.label ?? table.equals);
}

/** Whether a pay is below the minimum: a breach of another rule, and nothing to announce on a sign. */
export const isBelowMinimum = ({ wager, table }: Offered): boolean =>
  (table?.cells ?? []).filter(isRead).some((cell) => {
    const least = Object.hasOwn(wager.minimum, cell.event) ? wager.minimum[cell.event] : undefined;
    return least !== undefined && (compareWorth(cell.worth, printedWorth(least)) ?? -1) < 0;
  });

/** How a table of the operator's own differs; a wager with printed tables is only named, its rows are many. */
export const variationOf = (offered: Offered): string =>
  hasPrintedTables(offered) ? tableName(offered) : listedBriefly(changedPays(offered), 4);

/** The pays that differ from the minimum odds: "36 to 1 (minimum 35 to 1)". */
export function changedPays(offered: Offered): string[] {
  const { wager, table, labelOf } = offered;
  const single = Object.keys(wager.minimum).length === 1;
  return (table?.cells ?? []).filter(isRead).flatMap((cell) => {
    const least = Object.hasOwn(wager.minimum, cell.event) ? wager.minimum[cell.event] : undefined;
    if (least === undefined || compareWorth(cell.worth, printedWorth(least)) === 0) return [];
    return [`${single ? '' : `${labelOf(cell.event)} `}${cell.pay} (minimum ${least})`];
  });
}

/** The edge of a round covers all that settles in it, per unit of the first stake. */
function edgeClause({ headline, round, currency }: Offered): string {
  if (!headline?.edge) return '';
  const shown = edgeSaid(headline.edge);
  const basis = basisInWords(headline, amountIn(currency));
  if (round) return `, ${shown} of the ${nameInSentence(round[0] as string)} for ${listed(round)} together`;
  return basis ? `, ${shown} ${basis}` : `, ${shown}`;
}

export function tableLine(offered: Offered): string {
  return `${offered.wager.label}: ${tableName(offered)}${edgeClause(offered)}.`;
}

/** What a sign says of odds other than the printed ones; a wager with whole tables is named by its table. */
export function betterOddsLine(offered: Offered): string {
  if (hasPrintedTables(offered)) return tableLine(offered);
  return `${offered.wager.label} pays ${listed(changedPays(offered))}${edgeClause(offered)}.`;
}
