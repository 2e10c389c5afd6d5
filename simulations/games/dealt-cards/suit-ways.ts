/**
 * In how many ways suits can lie on the cards of two sets of which the ranks are known. That depends on their shape: how
 * many of each rank are in the first set and in the second, whichever ranks they are.
 */
import { SUITS } from '../../equipment/cards/card';

/** For one rank, the cards in the first set and in the second: up to four together, so fourteen such pairs. */
const PAIRS = Array.from(
  { length: (SUITS + 1) ** 2 },
  (_, i) => [Math.floor(i / (SUITS + 1)), i % (SUITS + 1)] as const,
).filter(([first, second]) => first + second > 0 && first + second <= SUITS);
const STEP = 8;

/** By 5 x the cards of a rank in the first set + those in the second: what the rank adds to a shape. */
export const OF_RANK = Float64Array.from({ length: (SUITS + 1) ** 2 }, (_, i) => {
  const pair = PAIRS.findIndex(([first, second]) => first * (SUITS + 1) + second === i);
  return pair < 0 ? 0 : STEP ** pair;
});
/** What a card of the flush suit adds, in the first set and in the second; the others are then of the other suits. */
export const OF_FLUSH = [STEP ** PAIRS.length, STEP ** (PAIRS.length + 1)] as const;

/** Beside each other: how many are of each suit, three bits a suit, those of the second set above those of the first; and in how many ways. */
export type SuitWays = { suits: Int32Array; ways: Float64Array };

const BITS = 3;
export const SUITS_OF_SET = 2 ** (BITS * SUITS);
export const ofSuit = (suits: number, suit: number): number => (suits >> (BITS * suit)) & (STEP - 1);

/** Ways to choose suits for the first set and the second from those that are left. */
function choices(left: number, first: number, second: number): number[] {
  const found: number[] = [];
  for (let one = 0; one < 1 << SUITS; one += 1)
    for (let other = 0; other < 1 << SUITS; other += 1)
      if (
        (one & other) === 0 &&
        ((one | other) & ~left) === 0 &&
        held(one) === first &&
        held(other) === second
      )
        found.push(spread(one) + SUITS_OF_SET * spread(other));
  return found;
}
const held = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + held(mask >> 1));
const spread = (mask: number): number =>
  [0, 1, 2, 3].reduce((sum, suit) => sum + (((mask >> suit) & 1) << (BITS * suit)), 0);

function count(shape: number): SuitWays {
  const digit = (place: number) => Math.floor(shape / STEP ** place) % STEP;
  const [first, second] = [digit(PAIRS.length), digit(PAIRS.length + 1)];
  const flushes = first + second === 0 ? [-1] : [0, 1, 2, 3];
  const all = new Map<number, number>();
  for (const suit of flushes) {
    const left = suit < 0 ? 15 : 15 ^ (1 << suit);
    const begin = suit < 0 ? 0 : (first + SUITS_OF_SET * second) * (1 << (BITS * suit));
    let ways = new Map([[begin, 1]]);
    for (const [place, [one, other]] of PAIRS.entries())
      for (let times = digit(place); times > 0; times -= 1) {
        const further = new Map<number, number>();
        for (const more of choices(left, one, other))
          for (const [suits, count] of ways)
            further.set(suits + more, (further.get(suits + more) ?? 0) + count);
        ways = further;
      }
    for (const [suits, count] of ways) all.set(suits, (all.get(suits) ?? 0) + count);
  }
  return { suits: Int32Array.from(all.keys()), ways: Float64Array.from(all.values()) };
}

const counted = new Map<number, SuitWays>();
/** Kept: there are a few hundred shapes. */
export function suitWays(shape: number): SuitWays {
  const known = counted.get(shape) ?? count(shape);
  counted.set(shape, known);
  return known;
}

/** Whether cards of a flush suit are known apart. */
export const hasFlush = (shape: number): boolean => shape >= OF_FLUSH[0];
