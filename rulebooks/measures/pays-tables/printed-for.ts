/** A table whose name says for how many decks or spots it is printed, compared with the options chosen. */

import type { Situation } from '../../judging/situation';
import type { PrintedPayTable } from '../../terms/wager';

export type PrintedFor = { option: string; wanted: string; found: string };

/** What the table is printed for, in words, beside what was chosen. */
export function printedFor(
  { game, options }: Situation,
  table: Pick<PrintedPayTable, 'printedFor'>,
): { wanted: string[]; apart: PrintedFor[] } {
  const each = Object.entries(table.printedFor ?? {}).flatMap(([id, value]) => {
    const option = game.options.find((known) => known.id === id);
    if (!option) return [];
    const labelOf = (chosen: string | undefined) =>
      option.values.find((known) => known.value === chosen)?.label ?? `${chosen}`;
    const chosen = options.get(id);
    return [{ option: id, wanted: labelOf(value), found: labelOf(chosen), fits: chosen === value }];
  });
  return {
    wanted: each.map(({ wanted }) => wanted),
    apart: each.filter(({ fits }) => !fits).map(({ option, wanted, found }) => ({ option, wanted, found })),
  };
}
