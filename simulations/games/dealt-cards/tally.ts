/** Sums by key, where few of very many keys occur: a table in which a key that finds its place taken goes to the next. */
import { inTable } from '../../exact/in-table';

const NONE = -1;

export class Tally {
  private keys = new Float64Array(2 ** 10).fill(NONE);
  private sums = new Float64Array(2 ** 10);
  private count = 0;

  /** `key` is a whole number of 0 or more. */
  add(key: number, more: number): void {
    const at = this.placeOf(key);
    if (this.keys[at] === NONE) {
      this.keys[at] = key;
      this.count += 1;
    }
    this.sums[at] = inTable(this.sums[at]) + more;
    if (this.count * 2 > this.keys.length) this.grow();
  }

  forEach(visit: (key: number, sum: number) => void): void {
    for (let at = 0; at < this.keys.length; at += 1)
      if (this.keys[at] !== NONE) visit(inTable(this.keys[at]), inTable(this.sums[at]));
  }

  private placeOf(key: number): number {
    const { keys } = this;
    const last = keys.length - 1;
    const mixed = Math.imul(key | 0, 0x9e3779b1);
    let at = (mixed ^ (mixed >>> 15)) & last;
    while (keys[at] !== NONE && keys[at] !== key) at = (at + 1) & last;
    return at;
  }

  private grow(): void {
    const { keys, sums } = this;
    this.keys = new Float64Array(4 * keys.length).fill(NONE);
    this.sums = new Float64Array(4 * keys.length);
    for (let i = 0; i < keys.length; i += 1) {
      if (keys[i] === NONE) continue;
      const at = this.placeOf(inTable(keys[i]));
      this.keys[at] = inTable(keys[i]);
      this.sums[at] = inTable(sums[i]);
    }
  }
}
