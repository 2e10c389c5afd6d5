/** One wager's exact house edge under given pays: a claim, a reading, a cell being typed. Pure, fit for the browser. */
import { type Fraction, toText } from '@/simulations/exact/fraction';
import { familyOf } from '@/simulations/families';
import { houseEdge } from '@/simulations/figures/house-edge';
import type { PayTable } from '@/simulations/model';
import { engineParameters, familyWager, wagerSpec } from './engine-wager';
import type { Figures } from './evaluation';
import type { Game, Wager } from './record';
import type { ResolvedVariant } from './resolve';

/** Throws where the table cannot be priced: what a rulebook prints was checked. */
export function printedEdge(
  game: Game,
  wager: Wager,
  options: Map<string, string>,
  pays: PayTable,
): Fraction {
  const spec = wagerSpec(game, wager, options);
  const family = familyOf(familyWager(game, wager).family);
  const parameters = family.parameters.parse(engineParameters(game, wager, options));
  const edge = houseEdge(family.distribution(parameters, wager.wager), spec, pays);
  if (!edge.ok)
    throw new Error(`${game.id}/${wager.id}: ${edge.problems.map(({ message }) => message).join(' ')}`);
  return edge.value;
}

/** The exact edge of every wager of a variant, without the witness: what its rules look at. */
export const exactEdges = ({ game, options, wagers }: ResolvedVariant): Figures =>
  Object.fromEntries(
    wagers.map(({ wager, engine }) => [
      wager.id,
      { houseEdge: toText(printedEdge(game, wager, new Map(Object.entries(options)), engine.pays)) },
    ]),
  );
