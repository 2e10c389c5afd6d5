/** The 1,755 classes of flops that differ by more than the names of their suits. */
import { choose } from '../../../equipment/cards/card-sets';
import { type SuitClassTable, suitClassTable } from '../../../equipment/cards/suit-classes';

/** The ways to separate a flop from turn and river on a board. */
export const FLOPS_OF_A_BOARD = choose(5, 3);

let flops: SuitClassTable | undefined;
export function flopClasses(): SuitClassTable {
  flops ??= suitClassTable(3);
  return flops;
}
