/**
 * The other side's hands by what they are worth as set, and how many of them share no tile with a given hand. That is a sum over the
 * sets of tiles that both could hold, with alternating signs: of none, one and two tiles from tables, of three and four hand by hand.
 */
import { inTable } from '../../exact/in-table';
import { type Four, HAND_AT, type Hand, heldOf } from './tiles/hands';
import { KINDS, type Kind } from './tiles/kinds';

/** Two worths, each from one up to before another. */
export type Range = {
  high: readonly [from: number, to: number];
  low: readonly [from: number, to: number];
};
export const EVERY = 1 << 9;

const SIZE = KINDS.length;
const codeOf = (kinds: readonly Kind[]): number =>
  kinds.reduce((code, kind) => code * (SIZE + 1) + kind + 1, 0);

/** C(n, k) of the two tiles of a kind at most. */
const choose = (n: number, k: number): number => (k > n ? 0 : n === 2 && k === 1 ? 2 : 1);

/** The sets of so many of these tiles by kinds, each with how many there are. */
function setsOf(kinds: Four, size: number): { kinds: Kind[]; times: number }[] {
  const sets = new Map<number, { kinds: Kind[]; times: number }>();
  for (let mask = 0; mask < 1 << kinds.length; mask += 1) {
    const chosen = kinds.filter((_, i) => (mask >> i) & 1);
    if (chosen.length !== size) continue;
    const known = sets.get(codeOf(chosen));
    if (known) known.times += 1;
    else sets.set(codeOf(chosen), { kinds: chosen, times: 1 });
  }
  return [...sets.values()];
}

/** How many deals of a hand contain given tiles of these kinds. */
function dealsWith(kinds: Four, given: readonly Kind[]): number {
  let deals = 1;
  for (const kind of new Set(kinds)) {
    const taken = given.filter((one) => one === kind).length;
    deals *= choose(2 - taken, heldOf(kinds, kind) - taken);
  }
  return deals;
}

/** What is the same whatever hands are worth. */
type Inside = {
  /** Sets of two tiles or fewer: how many, with their sign, and the deals of the hand that contain given tiles of theirs. */
  small: readonly { code: number; times: number; deals: number }[];
  /** The hands that contain three or four of its tiles. */
  large: readonly { number: number; times: number }[];
};
const INSIDE: Inside[] = [];

function insideOf(kinds: Four): Inside {
  const number = HAND_AT(kinds);
  const known = INSIDE[number];
  if (known) return known;
  const small = [0, 1, 2].flatMap((size) =>
    setsOf(kinds, size).map(({ kinds: given, times }) => ({
      code: codeOf(given),
      times: size === 1 ? -times : times,
      deals: dealsWith(kinds, given),
    })),
  );
  const large = [{ number, times: 1 }];
  for (const { kinds: given, times } of setsOf(kinds, 3))
    for (let kind = 0; kind < SIZE; kind += 1) {
      const left = 2 - given.filter((one) => one === kind).length;
      if (left > 0) large.push({ number: HAND_AT([...given, kind]), times: -times * left });
    }
  const inside = { small, large };
  INSIDE[number] = inside;
  return inside;
}

export class Others {
  private readonly high: Uint16Array;
  private readonly low: Uint16Array;
  private readonly highs: Uint16Array;
  private readonly lows: Uint16Array;
  private readonly width: number;
  /** By the tiles contained: how many deals have their high and their low hand below each. */
  private readonly tables = new Map<number, Int32Array>();

  /** `worths` are as they are compared, below `EVERY`. */
  constructor(hands: readonly Hand[], worths: readonly { high: number; low: number }[]) {
    this.high = Uint16Array.from(worths, ({ high }) => high);
    this.low = Uint16Array.from(worths, ({ low }) => low);
    this.highs = placesOf(this.high);
    this.lows = placesOf(this.low);
    this.width = inTable(this.lows[EVERY]) + 1;
    for (const [number, { kinds }] of hands.entries())
      for (const { code, deals } of insideOf(kinds).small) this.add(code, number, deals);
    for (const table of this.tables.values()) this.sum(table);
  }

  private add(code: number, number: number, deals: number) {
    const { width } = this;
    const table = this.tables.get(code) ?? new Int32Array((inTable(this.highs[EVERY]) + 1) * width);
    this.tables.set(code, table);
    const row = inTable(this.highs[inTable(this.high[number])]) + 1;
    const at = row * width + inTable(this.lows[inTable(this.low[number])]) + 1;
    table[at] = inTable(table[at]) + deals;
  }

  private sum(table: Int32Array) {
    const { width } = this;
    for (let at = width; at < table.length; at += 1) {
      if (at % width === 0) continue;
      const corner = inTable(table[at - width - 1]);
      table[at] = inTable(table[at]) + inTable(table[at - 1]) + inTable(table[at - width]) - corner;
    }
  }

  /** A function that counts the hands within a range that share no tile with this one. */
  apartFrom(kinds: Four): (range: Range) => number {
    const { small, large } = insideOf(kinds);
    const tables = small.map(({ code, times }) => ({ table: this.tables.get(code) as Int32Array, times }));
    const { highs, lows, width, high, low } = this;
    return ({ high: [fromHigh, toHigh], low: [fromLow, toLow] }) => {
      const [top, bottom] = [inTable(highs[fromHigh]) * width, inTable(highs[toHigh]) * width];
      const [left, right] = [inTable(lows[fromLow]), inTable(lows[toLow])];
      let count = 0;
      for (const { table, times } of tables)
        count +=
          times *
          (inTable(table[bottom + right]) -
            inTable(table[top + right]) -
            inTable(table[bottom + left]) +
            inTable(table[top + left]));
      for (const { number, times } of large) {
        const [itsHigh, itsLow] = [inTable(high[number]), inTable(low[number])];
        if (itsHigh >= fromHigh && itsHigh < toHigh && itsLow >= fromLow && itsLow < toLow) count += times;
      }
      return count;
    };
  }
}

/** By worth: how many different ones are below. */
function placesOf(worths: Uint16Array): Uint16Array {
  const places = new Uint16Array(EVERY + 1);
  const there = new Set(worths);
  for (let worth = 0; worth < EVERY; worth += 1)
    places[worth + 1] = inTable(places[worth]) + (there.has(worth) ? 1 : 0);
  return places;
}
