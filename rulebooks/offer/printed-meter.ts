/** What a wager paid from a meter gives back as its rulebook prints it, before anything is declared of the meter. */

import { figuresOf } from '@/simulations/figures/figures';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import { countWager } from '@/simulations/request/written-wagers';
import type { Game } from '../terms/game';
import type { PrintedPayTable, Wager } from '../terms/wager';
import { engineParameters, familyWager } from './engine-wager';
import { meterTerms } from './meter';
import { settlementOf } from './settlement';

/** Undefined for a wager that is paid from no meter. Throws where the table cannot be priced: what is printed was checked. */
export function printedMeter(
  game: Game,
  wager: Wager,
  options: Map<string, string>,
  { id, rows }: Pick<PrintedPayTable, 'id' | 'rows'>,
): ProgressiveFigures | undefined {
  const terms = meterTerms(wager, {}, id);
  if (!terms.ok) throw new Error(terms.problems.map(({ message }) => message).join(' '));
  if (!terms.value) return undefined;
  const { distribution, spec } = countWager({
    id: wager.id,
    ...familyWager(game, wager),
    parameters: engineParameters(game, wager, options),
    pays: rows,
    settled: settlementOf(game, wager, terms.value),
  });
  const found = figuresOf(distribution, spec, rows, `pays.${wager.id}`, terms.value);
  if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join(' '));
  return found.value.progressive;
}
