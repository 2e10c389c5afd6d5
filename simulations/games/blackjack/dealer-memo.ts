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
const NUMBER = ENDS + 1;
const ENTRY = ENDS + 2;
/** Beyond so many sets of cards, 10 MB of them, all are forgotten. */
const MOST_ENTRIES = 1 << 17;

export class DealerMemo {
  /** From the place that `find` or `placeOf` answers: the chance of each end, and `CHANCE`. */
  entries = new Float64Array(ENTRY * 1024);
  /** By what spreads a number: its place. */
  private slots = new Int32Array(2048).fill(EMPTY);
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
    const { slots, entries } = this;
    const mask = slots.length - 1;
    for (let slot = spread(number) & mask; ; slot = (slot + 1) & mask) {
      const place = inTable(slots[slot]);
      if (place === EMPTY || entries[place + NUMBER] === number) return place;
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
    this.entries[place + NUMBER] = number;
    this.count += 1;
    if (this.count * 2 > this.slots.length) this.rehash();
    else this.keep(place);
    return place;
  }

  private keep(place: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = spread(inTable(this.entries[place + NUMBER])) & mask;
    while (slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    slots[slot] = place;
  }

  /** What is asked for next is asked for again and again; what was asked for long ago is not missed. */
  private clear(): void {
    this.count = 0;
    this.slots.fill(EMPTY);
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(EMPTY);
    for (let entry = 0; entry < this.count; entry += 1) this.keep(entry * ENTRY);
  }
}

const spread = (number: number): number =>
  (Math.imul(number, 0x9e3779b1) ^ Math.imul(number / 4294967296, 0x85ebca6b)) >>> 7;

function grown(array: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(array.length * 2);
  larger.set(array);
  return larger;
}
