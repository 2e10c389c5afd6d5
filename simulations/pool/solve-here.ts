/** A round solved in this thread, from beginning to end: for tests and the command line; takes up to ten seconds. */

import { decisionFamilyOf } from '../catalogue/families';
import { firstPass } from '../family/merging';
import type { Solution } from '../family/solution';
import type { Round } from '../request/rounds';

export function solveHere({ family: id, parameters, tables }: Round): Solution {
  const family = decisionFamilyOf(id);
  if (!family) throw new RangeError(`nothing is decided in ${id}`);
  return family.solve(parameters, tables, firstPass(family, parameters, tables));
}
