/** The dealer's chances beside cards that are out, each set of cards worked out once. */
import { inTable } from '../../exact/in-table';
import type { DealerChances } from './dealer-chances';
import { ENDS } from './dealer-draws';
import { MOST } from './hands';
import { KINDS, points } from './ranks';

/** More of a kind than two hands and the cards of a pair that began them can hold. */
const most = (kind: number, began: number) => 2 * (Math.floor(MOST / points(kind)) + 1) + began + 1;

/** Cards that are out, as one whole number: cards can be added by adding their numbers. Fits a double for 16 begun hands. */
export const PLACES = (() => {
  const places = new Float64Array(KINDS);
  let place = 1;
  for (let kind = 0; kind < KINDS; kind += 1) {
    places[kind] = place;
    place *= most(kind, 16);
  }
  if (!Number.isSafeInteger(place)) throw new RangeError('cards out do not fit a double');
  return places;
})();

export function placed(counts: ArrayLike<number>): number {
  let number = 0;
  for (let kind = 0; kind < KINDS; kind += 1) number += inTable(counts[kind]) * inTable(PLACES[kind]);
  return number;
}

const EMPTY = -1;
/** Beside the chance of each end, that of drawing exactly these cards in one order, first of all. */
export const CHANCE = ENDS;
const ENTRY = ENDS + 1;
/** Beyond so many sets of cards, 9 MB of them, all are forgotten. */
const MOST_ENTRIES = 1 << 17;

export class DealerMemo {
  /** From the place that `find` or `placeOf` answers: the chance of each end, and `CHANCE`. */
  entries = new Float64Array(ENTRY * 1024);
  private keys = new Float64Array(2048).fill(EMPTY);
  private values = new Int32Array(2048);
  private count = 0;
  private readonly left = new Int32Array(KINDS);

  /** The shoe without the dealer's card. */
  constructor(
    private readonly chances: DealerChances,
    private readonly shoe: Int32Array,
    private readonly cards: number,
    private readonly most = MOST_ENTRIES,
  ) {}

  /** Where the cards are that `placed` gives this number; below 0 if they were not asked for before. */
  find(number: number): number {
    const { keys } = this;
    const mask = keys.length - 1;
    for (let slot = spread(number) & mask; ; slot = (slot + 1) & mask) {
      const key = inTable(keys[slot]);
      if (key === number) return inTable(this.values[slot]);
      if (key === EMPTY) return -1;
    }
  }

  /** With these cards out of the table's. */
  placeOf(counts: ArrayLike<number>): number {
    const number = placed(counts);
    const known = this.find(number);
    if (known >= 0) return known;
    if (this.count === this.most) this.clear();
    const place = this.count * ENTRY;
    if (place === this.entries.length) this.entries = grown(this.entries);
    let { cards } = this;
    let chance = 1;
    for (let kind = 0; kind < KINDS; kind += 1) {
      let left = inTable(this.shoe[kind]);
      for (let n = inTable(counts[kind]); n > 0; n -= 1) {
        chance *= Math.max(0, left) / cards;
        left -= 1;
        cards -= 1;
      }
      this.left[kind] = left;
    }
    if (chance > 0) this.chances.work(this.left, cards, this.entries, place);
    this.entries[place + CHANCE] = chance;
    this.count += 1;
    if (this.count * 2 > this.keys.length) this.rehash();
    this.keep(number, place);
    return place;
  }

  private keep(number: number, place: number): void {
    const mask = this.keys.length - 1;
    let slot = spread(number) & mask;
    while (this.keys[slot] !== EMPTY) slot = (slot + 1) & mask;
    this.keys[slot] = number;
    this.values[slot] = place;
  }

  /** What is asked for next is asked for again and again; what was asked for long ago is not missed. */
  private clear(): void {
    this.count = 0;
    this.keys.fill(EMPTY);
  }

  private rehash(): void {
    const { keys, values } = this;
    this.keys = new Float64Array(keys.length * 2).fill(EMPTY);
    this.values = new Int32Array(keys.length * 2);
    for (let from = 0; from < keys.length; from += 1) {
      const key = inTable(keys[from]);
      if (key !== EMPTY) this.keep(key, inTable(values[from]));
    }
  }
}

const spread = (number: number): number =>
  (Math.imul(number % 4294967296, 0x9e3779b1) ^ Math.imul(number / 4294967296, 0x85ebca6b)) >>> 7;

function grown(array: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(array.length * 2);
  larger.set(array);
  return larger;
}
