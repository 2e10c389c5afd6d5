/** Every table a rulebook prints for a game, each with its exact edge under the default options. */
import { cache } from 'react';
import { chosenOptions, wagerSpec } from '@/rulebooks/engine-wager';
import { printedEdge } from '@/rulebooks/house-edge';
import { tablesOf } from '@/rulebooks/pay-table';
import type { Game, PrintedPayTable, Wager } from '@/rulebooks/record';
import { type FractionText, toText } from '@/simulations/exact/fraction';

export type PricedTable = PrintedPayTable & {
  edge: FractionText;
  /** Events with their labels, in the order of the table. */
  cells: { event: string; label: string; pays: string }[];
};
export type PricedWager = { wager: Wager; explains: string; tables: PricedTable[] };

export const pricedWagers = cache((game: Game): PricedWager[] => {
  const options = chosenOptions(game, {});
  return game.wagers.map((wager) => {
    const spec = wagerSpec(game, wager, options);
    const label = (event: string) => spec.events.find(({ id }) => id === event)?.label ?? event;
    const tables = tablesOf(wager).map((table) => ({
      ...table,
      edge: toText(printedEdge(game, wager, options, table.rows)),
      cells: Object.entries(table.rows).map(([event, pays]) => ({ event, label: label(event), pays })),
    }));
    return { wager, explains: spec.explains, tables };
  });
});
