/** Every table a rulebook prints for a game, each with its exact edge under the default options. */
import { cache } from 'react';
import { chosenOptions, isDecided, settledWith, wagerSpec } from '@/rulebooks/engine-wager';
import { printedEdge, printedRound } from '@/rulebooks/house-edge';
import { tablesOf } from '@/rulebooks/pay-table';
import type { Game, PrintedPayTable, Wager } from '@/rulebooks/record';
import { recordedEdge } from '@/rulebooks/recorded-edges';
import { type FractionText, toText } from '@/simulations/exact/fraction';
import type { PayTable } from '@/simulations/model';

export type PricedTable = PrintedPayTable & {
  /** Of a round: with its other wagers at their minimum. Absent where none is recorded; nothing is solved for a page. */
  edge?: FractionText;
  /** Events with their labels, in the order of the table. */
  cells: { event: string; label: string; pays: string }[];
};
export type PricedWager = {
  wager: Wager;
  explains: string;
  tables: PricedTable[];
  /** The labels of all that settle together, where that is more than this wager. */
  together?: string[];
};

function edgeOf(
  game: Game,
  wager: Wager,
  options: Map<string, string>,
  pays: PayTable,
): FractionText | undefined {
  if (isDecided(game, wager)) return recordedEdge(printedRound(game, wager, options, pays));
  return toText(printedEdge(game, wager, options, pays));
}

export const pricedWagers = cache((game: Game): PricedWager[] => {
  const options = chosenOptions(game, {});
  return game.wagers.map((wager) => {
    const spec = wagerSpec(game, wager, options);
    const label = (event: string) => spec.events.find(({ id }) => id === event)?.label ?? event;
    const tables = tablesOf(wager).map((table) => ({
      ...table,
      edge: edgeOf(game, wager, options, table.rows),
      cells: Object.entries(table.rows).map(([event, pays]) => ({ event, label: label(event), pays })),
    }));
    const together = settledWith(game, wager).map((other) => other.label);
    return { wager, explains: spec.explains, tables, ...(together.length > 1 ? { together } : {}) };
  });
});
