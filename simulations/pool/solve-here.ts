/**
 * A round solved in this thread, from beginning to end: for tests and the command line; takes up to ten seconds. Throws `RoundRefused`
 * where only every deal shows that its rules cannot be played.
 */

import { decisionFamilyOf } from '../catalogue/families';
import { firstPass } from '../family/merging';
import type { Solution } from '../family/solution';
import { RoundRefused } from '../problems/round-refused';
import type { Round } from '../request/rounds';

export function solveHere({ family: id, parameters, tables }: Round): Solution {
  const family = decisionFamilyOf(id);
  if (!family) throw new RangeError(`nothing is decided in ${id}`);
  const refused = family.refuses?.(parameters) ?? [];
  if (refused.length > 0) throw new RoundRefused(refused);
  return family.solve(parameters, tables, firstPass(family, parameters, tables));
}
