/** Sets of cards numbered as they come, looked up by two whole numbers, which is quicker than a Map by one large number. */
import { inTable } from '../../../exact/in-table';
import { KINDS } from '../ranks';

/** More than any kind is drawn to two hands. */
export const PLACES = 32;
const HALF = KINDS / 2;

/** Five kinds of a set in one number, so that two sets are added in one step. */
function packed(counts: ArrayLike<number>, from: number): number {
  let number = 0;
  for (let kind = from; kind < from + HALF; kind += 1) number = number * PLACES + inTable(counts[kind]);
  return number;
}
export const lowKinds = (counts: ArrayLike<number>): number => packed(counts, 0);
export const highKinds = (counts: ArrayLike<number>): number => packed(counts, HALF);

export class NumberedSets {
  count = 0;
  private slots = new Int32Array(1024).fill(-1);
  private low = new Int32Array(512);
  private high = new Int32Array(512);

  /** The number of a set, which is `count` before the call where the set is new. */
  numberOf(low: number, high: number): number {
    let slot = this.slotOf(low, high);
    for (;;) {
      const at = inTable(this.slots[slot]);
      if (at < 0) break;
      if (this.low[at] === low && this.high[at] === high) return at;
      slot = (slot + 1) & (this.slots.length - 1);
    }
    if (this.count === this.low.length) {
      this.grow();
      return this.numberOf(low, high);
    }
    this.slots[slot] = this.count;
    this.low[this.count] = low;
    this.high[this.count] = high;
    this.count += 1;
    return this.count - 1;
  }

  private slotOf(low: number, high: number): number {
    const mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & (this.slots.length - 1);
  }

  private grow(): void {
    const [low, high] = [this.low, this.high];
    this.slots = new Int32Array(2 * this.slots.length).fill(-1);
    this.low = new Int32Array(2 * low.length);
    this.high = new Int32Array(2 * high.length);
    const known = this.count;
    this.count = 0;
    for (let at = 0; at < known; at += 1) this.numberOf(inTable(low[at]), inTable(high[at]));
  }
}
