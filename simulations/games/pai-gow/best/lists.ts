/** Lists of ways to set hands, by class of ranks or by what a suit sees of a hand: kept in rows, since there are a million of them. */
import { inTable } from '../../../exact/in-table';
import type { Choices } from './standings';

/** One list after another: where each begins; with one more, where the last ends. */
export type Lists = Choices & { start: Uint32Array };

/** Lists that grow in any order. */
export class Listing {
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private readonly next: number[] = [];
  private readonly high: number[] = [];
  private readonly low: number[] = [];

  constructor(private readonly keys: number) {
    this.first = new Int32Array(keys).fill(-1);
    this.last = new Int32Array(keys).fill(-1);
  }

  /** Unless the list has it. */
  add(key: number, { high, low }: { high: number; low: number }) {
    for (let at = inTable(this.first[key]); at >= 0; at = inTable(this.next[at]))
      if (this.high[at] === high && this.low[at] === low) return;
    const at = this.next.push(-1) - 1;
    this.high.push(high);
    this.low.push(low);
    const last = inTable(this.last[key]);
    if (last < 0) this.first[key] = at;
    else this.next[last] = at;
    this.last[key] = at;
  }

  lists(): Lists {
    const { keys, first, next } = this;
    const lists = listsFor(keys, this.next.length);
    let placed = 0;
    for (let key = 0; key < keys; key += 1) {
      for (let at = inTable(first[key]); at >= 0; at = inTable(next[at])) {
        lists.high[placed] = inTable(this.high[at]);
        lists.low[placed] = inTable(this.low[at]);
        placed += 1;
      }
      lists.start[key + 1] = placed;
    }
    return lists;
  }
}

const listsFor = (keys: number, size: number): Lists => ({
  start: new Uint32Array(keys + 1),
  high: new Uint32Array(size),
  low: new Uint8Array(size),
});

export const lengthOf = ({ start }: Lists, key: number): number =>
  inTable(start[key + 1]) - inTable(start[key]);

/** Where in the list of this key a setting is. */
export function placeOf(
  { start, high, low }: Lists,
  key: number,
  setting: { high: number; low: number },
): number {
  const from = inTable(start[key]);
  const to = inTable(start[key + 1]);
  for (let i = from; i < to; i += 1) if (high[i] === setting.high && low[i] === setting.low) return i - from;
  throw new RangeError('a setting was not asked for');
}

/** By key: what the one has, and after it what the other has. */
export function inTurn(one: Lists, other: Lists): Lists {
  const keys = one.start.length - 1;
  const lists = listsFor(keys, one.high.length + other.high.length);
  let placed = 0;
  for (let key = 0; key < keys; key += 1) {
    for (const { start, high, low } of [one, other])
      for (let i = inTable(start[key]); i < inTable(start[key + 1]); i += 1) {
        lists.high[placed] = inTable(high[i]);
        lists.low[placed] = inTable(low[i]);
        placed += 1;
      }
    lists.start[key + 1] = placed;
  }
  return lists;
}
