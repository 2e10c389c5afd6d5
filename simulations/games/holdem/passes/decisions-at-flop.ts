/** From merged sums by what a flop is seen as: the sums of each flop class and hole hand. */

import { inTable } from '../../../exact/in-table';
import { addViews } from '../boards/views';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS, holesWithout } from '../hands/holes';

/**
 * Of one flop class after another, over the turns and rivers that can come, each pair once, by hole hand; 0 where the hand holds a card of
 * the flop. `ofFlop` is the same array each time: all of them take 19 MB.
 */
export function eachFlop(
  [plain, flush]: readonly Float64Array[],
  visit: (flop: number, ofFlop: Float64Array) => void,
): void {
  const { classes } = flopClasses();
  const ofFlop = new Float64Array(HOLE_HANDS);
  const views = { plain: plain as Float64Array, flush: flush as Float64Array };
  for (let flop = 0; flop < classes.count; flop += 1) {
    const cards = classes.cards.subarray(flop * 3, flop * 3 + 3);
    const free = holesWithout(cards);
    ofFlop.fill(0);
    addViews(cards, views, ofFlop);
    // Turn and river come in either order.
    for (let hole = 0; hole < HOLE_HANDS; hole += 1)
      ofFlop[hole] = (inTable(ofFlop[hole]) * inTable(free[hole])) / 2;
    visit(flop, ofFlop);
  }
}

/** Of all flops together, by class and hole hand. */
export function sumsOfOneFlop(merged: readonly Float64Array[]): Float64Array {
  const sums = new Float64Array(flopClasses().classes.count * HOLE_HANDS);
  eachFlop(merged, (flop, ofFlop) => sums.set(ofFlop, flop * HOLE_HANDS));
  return sums;
}
