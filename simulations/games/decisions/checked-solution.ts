/** A solution whose endings add up, with the house edge they give. */

import { type Fraction, ratio, sum } from '../../exact/fraction';
import type { Ending, Solution } from '../../family/solution';

/** The player's expected loss over such endings, in units of the ante. */
export function lossOver(endings: readonly Pick<Ending, 'count' | 'net'>[], universe: bigint): Fraction {
  return sum(endings.map(({ count, net }) => net.mul(ratio(count))))
    .div(ratio(universe))
    .neg();
}

/**
 * Endings that cannot come are left out. Throws unless the others sum to the universe, each named once, and the
 * choices of a decision to the rounds that reach it.
 */
export function checkedSolution(solution: Omit<Solution, 'houseEdge'>): Solution {
  const endings = solution.endings.filter(({ count }) => count !== 0n);
  const total = endings.reduce((counted, { count }) => counted + count, 0n);
  if (total !== solution.universe)
    throw new RangeError(`endings sum to ${total}, not to the universe of ${solution.universe}`);
  if (new Set(endings.map(({ event }) => event)).size !== endings.length)
    throw new RangeError('an ending is named twice');
  if (endings.some(({ count }) => count < 0n)) throw new RangeError('an ending has a count below zero');
  const torn = solution.decisions.find(
    ({ reached, choices }) => !sum(choices.map(({ taken }) => taken)).equals(reached),
  );
  if (torn) throw new RangeError(`the choices of ${torn.street} are not the rounds that reach it`);
  return { ...solution, endings, houseEdge: lossOver(endings, solution.universe) };
}
