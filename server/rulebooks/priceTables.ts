/** Every table a rulebook prints for a game, each with its exact edge under the default options. */
import { chargedGame } from '@/rulebooks/charges';
import { chosenOptions, isDecided, settledWith, wagerSpec } from '@/rulebooks/engine-wager';
import { printedEdge, printedRound } from '@/rulebooks/house-edge';
import { choosableTables } from '@/rulebooks/pay-table';
import type { DamagedPayTable, Game, PrintedPayTable, Wager } from '@/rulebooks/record';
import { recordedEdge } from '@/rulebooks/recorded-edges';
import { type FractionText, toText } from '@/simulations/exact/fraction';
import type { PricedWager } from './shapes';

/** Absent for a table that has lost rows, and for a round of which none is recorded: nothing is solved for a page. */
function edgeOf(
  game: Game,
  wager: Wager,
  options: Map<string, string>,
  table: PrintedPayTable | DamagedPayTable,
): FractionText | undefined {
  if ('lost' in table) return undefined;
  if (isDecided(game, wager)) return recordedEdge(printedRound(game, wager, options, table.rows));
  return toText(printedEdge(game, wager, options, table.rows));
}

export function priceTables(printed: Game): PricedWager[] {
  const options = chosenOptions(printed, {});
  const game = chargedGame(printed, options);
  return game.wagers.map((wager) => {
    const spec = wagerSpec(game, wager, options);
    const label = (event: string) => spec.events.find(({ id }) => id === event)?.label ?? event;
    const tables = choosableTables(wager).map((table) => ({
      ...table,
      edge: edgeOf(game, wager, options, table),
      cells: Object.entries(table.rows).map(([event, pays]) => ({ event, label: label(event), pays })),
      lost: 'lost' in table ? table.lost.map(label) : [],
    }));
    const together = settledWith(game, wager).map((other) => other.label);
    return { wager, explains: spec.explains, tables, ...(together.length > 1 ? { together } : {}) };
  });
}
