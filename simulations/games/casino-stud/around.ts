/**
 * For hands of the same five ranks: a count for every up-card and every few cards of the hand, whatever their suits. What
 * suits they are matters only up to renaming, so the cards chosen are few patterns, each with a row of 52 numbers that is
 * filled when a hand first needs it.
 */
import { PACK, RANKS } from '../../equipment/cards/card';
import { FIRST_OF_SIZE, RISING, subsetClasses } from '../../equipment/cards/subset-counts';
import { inTable } from '../../exact/in-table';

const HAND = 5;
const SUITS = 4;
/** Three cards are of suits xxx, xxy, xyy, xyx or xyz. */
const PATTERNS = 5;

/** The subsets of one, two and three cards, as places in the hand. */
const SUBSETS = Array.from({ length: 1 << HAND }, (_, chosen) =>
  Array.from({ length: HAND }, (_, i) => i).filter((i) => (chosen >> i) & 1),
).filter(({ length }) => length > 0 && length < HAND - 1);

/** By the number of cards chosen and their suits in base 4: the pattern, and the name each of the four suits has in it. */
const READINGS = [1, 2, 3].map((size) =>
  Array.from({ length: SUITS ** size }, (_, code) => {
    const suits = Array.from({ length: size }, (_, i) => (code >> (2 * i)) & 3);
    const used = [...new Set(suits)];
    const written = suits.map((suit) => used.indexOf(suit)).join('');
    const pattern = ['0', '00', '01', '000', '001', '011', '010', '012'].indexOf(written);
    return {
      pattern: pattern - (size === 1 ? 0 : size === 2 ? 1 : 3),
      names: [0, 1, 2, 3].map((suit) => (used.includes(suit) ? used.indexOf(suit) : used.length)),
    };
  }),
);
const PATTERN = READINGS.map((readings) => Uint8Array.from(readings, ({ pattern }) => pattern));
const NAMES = READINGS.map((readings) => Uint8Array.from(readings.flatMap(({ names }) => names)));

export class Around {
  private readonly classOf = subsetClasses().classOf;
  private readonly rows = new Float64Array(SUBSETS.length * PATTERNS * PACK);
  private readonly filledFor = new Int32Array(SUBSETS.length * PATTERNS).fill(-1);
  private group = 0;

  /** `counts` by suit class of the cards held; may change between groups of hands, not within one. */
  constructor(private readonly counts: Float64Array) {}

  nextGroup(): void {
    this.group += 1;
  }

  /** What is counted of each up-card alone, by its suit and rank. */
  start(sums: Float64Array): void {
    for (let suit = 0; suit < SUITS; suit += 1)
      for (let rank = 0; rank < RANKS; rank += 1)
        sums[suit * RANKS + rank] = inTable(this.counts[inTable(this.classOf[1 + rank * SUITS + suit])]);
  }

  /** Adds the signed sum over the subsets of one to three cards of the hand at `hands[from]`, by suit and rank of the up-card. */
  add(hands: Uint8Array, from: number, sums: Float64Array): void {
    const { rows } = this;
    for (let s = 0; s < SUBSETS.length; s += 1) {
      const subset = SUBSETS[s] as number[];
      const size = subset.length;
      let code = 0;
      for (let i = 0; i < size; i += 1) code |= (inTable(hands[from + inTable(subset[i])]) & 3) << (2 * i);
      const slot = s * PATTERNS + inTable((PATTERN[size - 1] as Uint8Array)[code]);
      if (this.filledFor[slot] !== this.group) this.fill(slot, subset, hands, from, code);
      const names = NAMES[size - 1] as Uint8Array;
      for (let suit = 0; suit < SUITS; suit += 1) {
        let row = slot * PACK + inTable(names[code * SUITS + suit]) * RANKS;
        const end = (suit + 1) * RANKS;
        for (let to = suit * RANKS; to < end; to += 1) {
          sums[to] = inTable(sums[to]) + inTable(rows[row]);
          row += 1;
        }
      }
    }
  }

  private readonly chosen = new Int32Array(3);
  private readonly bases = new Int32Array(4);

  private fill(slot: number, subset: number[], hands: Uint8Array, from: number, code: number): void {
    const { chosen, bases, classOf, counts, rows } = this;
    const rising = RISING;
    const size = subset.length;
    const names = NAMES[size - 1] as Uint8Array;
    let suits = 0;
    for (let i = 0; i < size; i += 1) {
      const card = inTable(hands[from + inTable(subset[i])]);
      const name = inTable(names[code * SUITS + (card & 3)]);
      suits = Math.max(suits, name + 1);
      let at = i;
      const renamed = (card & ~3) | name;
      for (; at > 0 && inTable(chosen[at - 1]) > renamed; at -= 1) chosen[at] = inTable(chosen[at - 1]);
      chosen[at] = renamed;
    }
    for (let place = 0; place <= size; place += 1) {
      let base = FIRST_OF_SIZE[(size + 1) as 2 | 3 | 4];
      for (let i = 0; i < size; i += 1)
        base += inTable(rising[(i < place ? i : i + 1) * PACK + inTable(chosen[i])]);
      bases[place] = base;
    }
    const sign = size % 2 === 0 ? 1 : -1;
    for (let name = 0; name <= suits && name < SUITS; name += 1) {
      let place = 0;
      for (let rank = 0; rank < RANKS; rank += 1) {
        const up = rank * SUITS + name;
        while (place < size && inTable(chosen[place]) < up) place += 1;
        if (place < size && chosen[place] === up) continue;
        const at = inTable(classOf[inTable(bases[place]) + inTable(rising[place * PACK + up])]);
        rows[slot * PACK + name * RANKS + rank] = sign * inTable(counts[at]);
      }
    }
    this.filledFor[slot] = this.group;
  }
}
