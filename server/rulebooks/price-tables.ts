/** Every table a rulebook prints for a game, each with its exact edge under the default options. */

import { basisInWords, headlineEdge, meterGiven, seedInWords } from '@/rulebooks/edges/headline-edge';
import { printedEdge, printedRound } from '@/rulebooks/edges/house-edge';
import { recordedEdge } from '@/rulebooks/edges/recorded-edges';
import type { DamagedPayTable, Game, PrintedPayTable, Wager } from '@/rulebooks/format/record';
import { chargedGame } from '@/rulebooks/offer/charges';
import { chosenOptions, settledWith, wagerSpec } from '@/rulebooks/offer/engine-wager';
import { choosableTables } from '@/rulebooks/offer/pay-table';
import { printedMeter } from '@/rulebooks/offer/printed-meter';
import { standsAlone } from '@/rulebooks/offer/settlement';
import { amountIn } from '@/rulebooks/spelling/money';
import { toText } from '@/simulations/exact/fraction';
import { edgeAtSeed } from '@/simulations/progressive/edge-line';
import type { PricedTable, PricedWager } from './shapes';

/** Absent for a table that has lost rows, and for a round of which none is recorded: nothing is solved for a page. */
function edgeOf(
  game: Game,
  wager: Wager,
  options: Map<string, string>,
  table: PrintedPayTable | DamagedPayTable,
  currency: string,
): Pick<PricedTable, 'edge' | 'meter'> {
  if ('lost' in table) return {};
  if (!standsAlone(game, wager))
    return { edge: recordedEdge(printedRound(game, wager, options, table.rows)) };
  const figures = printedMeter(game, wager, options, table);
  if (!figures) return { edge: toText(printedEdge(game, wager, options, table.rows)) };
  const atSeed = edgeAtSeed(figures);
  const headline = headlineEdge({ houseEdge: atSeed, progressive: figures }, meterGiven(wager, {}, table.id));
  const money = amountIn(currency);
  return {
    ...(headline.edge === undefined ? {} : { edge: headline.edge }),
    meter: {
      basis: basisInWords(headline, money) ?? '',
      seed: seedInWords(figures, money),
      edgeAtSeed: atSeed,
    },
  };
}

export function priceTables(printed: Game, currency: string): PricedWager[] {
  const options = chosenOptions(printed, {});
  const game = chargedGame(printed, options);
  return game.wagers.map((wager) => {
    const spec = wagerSpec(game, wager, options);
    const label = (event: string) => spec.events.find(({ id }) => id === event)?.label ?? event;
    const tables = choosableTables(wager).map((table) => ({
      ...table,
      ...edgeOf(game, wager, options, table, currency),
      cells: Object.entries(table.rows).map(([event, pays]) => ({ event, label: label(event), pays })),
      lost: 'lost' in table ? table.lost.map(label) : [],
    }));
    const together = settledWith(game, wager).map((other) => other.label);
    return { wager, explains: spec.explains, tables, ...(together.length > 1 ? { together } : {}) };
  });
}
