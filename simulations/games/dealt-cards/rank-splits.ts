/**
 * Cards by their ranks alone: every way in which a number of them can fall, and every way to split them into two sets. Where five
 * or more are of one suit, those that are of it are known as well.
 */
import { cardOf, RANKS, SUITS } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';
import { OF_FLUSH, OF_RANK } from './suit-ways';

const MOST_CARDS = 7;
const FLUSH = 5;

/** Ways to take k of n sorts, any of them more than once. */
const multisets = (sorts: number, taken: number): number => {
  let ways = 1;
  for (let i = 0; i < taken; i += 1) ways = (ways * (sorts + i)) / (i + 1);
  return ways;
};
export const rankSets = (size: number): number => multisets(RANKS, size);

/** RISING[(place * 13 + rank) * 5 + copies]: what the copies of a rank add to the number of a set, by how many cards are below. */
const RISING = Int32Array.from({ length: MOST_CARDS * RANKS * (SUITS + 1) }, (_, i) => {
  const copies = i % (SUITS + 1);
  const rank = Math.floor(i / (SUITS + 1)) % RANKS;
  const place = Math.floor(i / (SUITS + 1) / RANKS);
  let sum = 0;
  for (let k = place; k < place + copies; k += 1) sum += multisets(rank, k + 1);
  return sum;
});
const rising = (place: number, rank: number, copies: number): number =>
  inTable(RISING[(place * RANKS + rank) * (SUITS + 1) + copies]);

export type RankVisitor = {
  /** Cards of these ranks, each set before its parts: not of one suit, or five and more of them. */
  whole: (cards: Uint8Array, apart: boolean) => void;
  /** The number of the first set, of the second, and their shape. */
  parts: (first: number, second: number, shape: number) => void;
};

/** `flushes`: with those of one suit apart from the others, which then stand for no flush. */
export function eachSplit(first: number, second: number, flushes: boolean, visitor: RankVisitor): void {
  const size = first + second;
  /** By rank: cards of the flush suit, and others. */
  const flush = new Uint8Array(RANKS);
  const others = new Uint8Array(RANKS);
  const cards = new Uint8Array(size);

  const part = (rank: number, one: number, ofOne: number, other: number, ofOther: number, shape: number) => {
    while (rank < RANKS && flush[rank] === 0 && others[rank] === 0) rank += 1;
    if (rank === RANKS) {
      visitor.parts(ofOne, ofOther, shape);
      return;
    }
    const inSuit = inTable(flush[rank]);
    const outside = inTable(others[rank]);
    for (let below = 0; below <= inSuit; below += 1)
      for (let k = 0; k <= outside; k += 1) {
        const [mine, theirs] = [inSuit - below + outside - k, below + k];
        if (one + mine > first || other + theirs > second) continue;
        part(
          rank + 1,
          one + mine,
          ofOne + rising(one, rank, mine),
          other + theirs,
          ofOther + rising(other, rank, theirs),
          shape + inTable(OF_RANK[(outside - k) * (SUITS + 1) + k]) + inSuit * OF_FLUSH[below as 0 | 1],
        );
      }
  };

  const visit = (apart: boolean) => {
    let at = 0;
    let outside = 0;
    for (let rank = 0; rank < RANKS; rank += 1) {
      if (flush[rank] === 1) {
        cards[at] = cardOf(rank, 0);
        at += 1;
      }
      for (let k = 0; k < inTable(others[rank]); k += 1) {
        cards[at] = cardOf(rank, apart ? 1 + (outside % (SUITS - 1)) : outside % SUITS);
        at += 1;
        outside += 1;
      }
    }
    visitor.whole(cards, apart);
    part(0, 0, 0, 0, 0, 0);
  };

  const lay = (rank: number, left: number, apart: boolean) => {
    if (left === 0) {
      visit(apart);
      return;
    }
    if (rank === RANKS) return;
    const most = apart ? SUITS - 1 : SUITS;
    for (let copies = 0; copies <= Math.min(left, most); copies += 1) {
      others[rank] = copies;
      lay(rank + 1, left - copies, apart);
    }
    others[rank] = 0;
  };

  lay(0, size, false);
  if (!flushes) return;
  for (let mask = 0; mask < 1 << RANKS; mask += 1) {
    let held = 0;
    for (let rank = 0; rank < RANKS; rank += 1) {
      flush[rank] = (mask >> rank) & 1;
      held += inTable(flush[rank]);
    }
    if (held >= FLUSH && held <= size) lay(0, size - held, true);
  }
}

/** Every set of this many ranks with its number: cards that are not of one suit. */
export function eachRankSet(size: number, visit: (cards: Uint8Array, number: number) => void): void {
  let here: Uint8Array = new Uint8Array(size);
  eachSplit(size, 0, false, {
    whole: (cards) => {
      here = cards;
    },
    parts: (number) => visit(here, number),
  });
}
