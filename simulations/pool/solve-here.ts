/** A round solved in this thread, from beginning to end: for tests and the command line; takes up to ten seconds. */

import { decisionFamilyOf } from '../catalogue/families';
import { Merging } from '../family/merging';
import type { Solution } from '../family/solution';
import type { Round } from '../request/rounds';

export function solveHere({ family: id, parameters, tables }: Round): Solution {
  const family = decisionFamilyOf(id);
  if (!family) throw new RangeError(`nothing is decided in ${id}`);
  const merging = new Merging();
  for (let piece = 0; piece < family.pieces(parameters); piece += 1)
    merging.add(family.runPiece(parameters, tables, piece));
  return family.solve(parameters, tables, merging.total());
}
