/** Sums by whole numbers above 0, up to 2^53: two flat tables, so that adding leaves nothing to collect. */
import { inTable } from '../exact/in-table';

const EMPTY = 0;
const HALF = 0x400_0000;

export class Sums {
  private keys = new Float64Array(1_024);
  private sums = new Float64Array(1_024);
  private size = 0;

  /** How many keys have a sum. */
  get count(): number {
    return this.size;
  }

  /** The new sum. */
  add(key: number, amount: number): number {
    if (this.size * 2 >= this.keys.length) this.grow();
    const at = this.placeOf(key);
    if (this.keys[at] === EMPTY) {
      this.keys[at] = key;
      this.size += 1;
    }
    const sum = inTable(this.sums[at]) + amount;
    this.sums[at] = sum;
    return sum;
  }

  *entries(): Generator<[key: number, sum: number]> {
    for (let at = 0; at < this.keys.length; at += 1)
      if (this.keys[at] !== EMPTY) yield [inTable(this.keys[at]), inTable(this.sums[at])];
  }

  private placeOf(key: number): number {
    const last = this.keys.length - 1;
    const high = Math.floor(key / HALF);
    let mixed = Math.imul(key - high * HALF, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
    mixed ^= mixed >>> 15;
    let at = mixed & last;
    while (this.keys[at] !== EMPTY && this.keys[at] !== key) at = (at + 1) & last;
    return at;
  }

  private grow(): void {
    const [keys, sums] = [this.keys, this.sums];
    this.keys = new Float64Array(keys.length * 2);
    this.sums = new Float64Array(keys.length * 2);
    for (let old = 0; old < keys.length; old += 1) {
      const key = inTable(keys[old]);
      if (key === EMPTY) continue;
      const at = this.placeOf(key);
      this.keys[at] = key;
      this.sums[at] = inTable(sums[old]);
    }
  }
}
