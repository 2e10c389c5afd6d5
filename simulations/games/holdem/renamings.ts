/** Sums by flop class and hole hand, with suits that the flop cannot tell apart made equal. */
import { PACK } from '../../equipment/cards/card';
import { RENAMED, stabiliser } from '../../equipment/cards/suit-classes';
import { flopClasses } from './flops';
import { HOLE_HANDS, HOLES, holeNumber } from './holes';

/**
 * Sums come in per class of flops, each representative having been met in as many ways as its class has flops. Added up
 * over the renamings that leave the flop alone (24 divided by the class's size) they are 24 times the sum of one flop.
 */
export const RENAMINGS = 24;

/** RENAMED_HOLE[permutation * HOLE_HANDS + hole]. */
export const RENAMED_HOLE = Uint16Array.from({ length: RENAMINGS * HOLE_HANDS }, (_, i) => {
  const renaming = Math.floor(i / HOLE_HANDS) * PACK;
  const [low, high] = HOLES[i % HOLE_HANDS] as readonly [number, number];
  return holeNumber(RENAMED[renaming + low] as number, RENAMED[renaming + high] as number);
});

export function overRenamings(byClass: Float64Array): Float64Array {
  const { classes } = flopClasses();
  const [renamed, holes] = [RENAMED_HOLE, HOLE_HANDS];
  const sums = new Float64Array(byClass.length);
  for (let flop = 0; flop < classes.count; flop += 1) {
    const start = flop * HOLE_HANDS;
    for (const permutation of stabiliser(classes.cards.subarray(flop * 3, flop * 3 + 3)))
      for (let hole = 0; hole < holes; hole += 1)
        sums[start + hole] =
          (sums[start + hole] as number) +
          (byClass[start + (renamed[permutation * holes + hole] as number)] as number);
  }
  return sums;
}
