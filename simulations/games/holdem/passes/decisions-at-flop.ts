/** From merged sums by what a flop is seen as: the sums of each flop class and hole hand. */

import { inTable } from '../../../exact/in-table';
import { addViews } from '../boards/views';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS, holesWithout } from '../hands/holes';

/** Over the turns and rivers that can come, each pair once; 0 where the hand holds a card of the flop. */
export function sumsOfOneFlop([plain, flush]: readonly Float64Array[]): Float64Array {
  const { classes } = flopClasses();
  const sums = new Float64Array(classes.count * HOLE_HANDS);
  const views = { plain: plain as Float64Array, flush: flush as Float64Array };
  for (let flop = 0; flop < classes.count; flop += 1) {
    const cards = classes.cards.subarray(flop * 3, flop * 3 + 3);
    const free = holesWithout(cards);
    const ofFlop = sums.subarray(flop * HOLE_HANDS, (flop + 1) * HOLE_HANDS);
    addViews(cards, views, ofFlop);
    // Turn and river come in either order.
    for (let hole = 0; hole < HOLE_HANDS; hole += 1)
      ofFlop[hole] = (inTable(ofFlop[hole]) * inTable(free[hole])) / 2;
  }
  return sums;
}
