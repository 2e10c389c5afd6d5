import { toText } from '@/simulations/exact/fraction';
import { standsAlone } from '../offer/settlement';
import type { Game } from '../terms/game';
import type { PrintedPayTable, Wager } from '../terms/wager';
import { printedEdge, printedRound } from './house-edge';
import { recordedEdge } from './recorded-edges';

/** As the rulebook prints it, the other wagers of its round at their minimum; undefined where that was not recorded. */
export function knownEdge(
  game: Game,
  wager: Wager,
  options: Map<string, string>,
  rows: PrintedPayTable['rows'],
  payTable?: string,
): string | undefined {
  if (!standsAlone(game, wager)) return recordedEdge(printedRound(game, wager, options, rows));
  return toText(printedEdge(game, wager, options, rows, payTable));
}
