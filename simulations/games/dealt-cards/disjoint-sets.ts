/**
 * Two hands of one size from one pack, where nothing is told of both together. Pairs that share no card are, by inclusion
 * and exclusion, the sum over all sets S of cards of (-1)^|S| times the first hands that hold S times the second that do.
 */
import { PACK } from '../../equipment/cards/card';
import { choose, forEachSet, setNumber } from '../../equipment/cards/card-sets';
import { addHands, FOLD, newSubsetCounts, subsetClasses } from '../../equipment/cards/subset-counts';
import { suitClasses } from '../../equipment/cards/suit-classes';
import type { Counted, Sight } from '../../features/row-sets';
import type { CardFeature } from './card-features';
import { codeOf, combinations, distinct, MOST_TOLD, valuesOf } from './codes';
import { ALIKE, common } from './suit-blocks';

/** By what a hand tells: how many hands hold each set of cards, in an order of sets that both hands share. */
type Holdings = Map<number, Float64Array>;
type Terms = {
  first: Holdings;
  second: Holdings;
  /** By place in those lists: the sign, and how many sets stand there. */
  weights: Float64Array;
  /** Pairs of one and the same hand, where the lists leave out sets as large as a hand. */
  same: (add: (first: number, second: number, hands: number) => void) => void;
};

/** Of three cards: every set of up to three, 23,479 of them. */
function ofThree(first: (cards: Uint8Array) => number, second: (cards: Uint8Array) => number): Terms {
  const starts = [0, 1, 1 + PACK, 1 + PACK + choose(PACK, 2)] as const;
  const length = starts[3] + choose(PACK, 3);
  const weights = Float64Array.from({ length }, (_, at) =>
    at < starts[1] || (at >= starts[2] && at < starts[3]) ? 1 : -1,
  );
  const held = (code: (cards: Uint8Array) => number): Holdings => {
    const holdings: Holdings = new Map();
    forEachSet(3, (set, number) => {
      const counts = countsAt(holdings, code(set), () => new Float64Array(length));
      const [a, b, c] = set as unknown as [number, number, number];
      const add = (at: number) => {
        counts[at] = (counts[at] as number) + 1;
      };
      add(0);
      for (const one of [a, b, c]) add(starts[1] + one);
      for (const two of [
        [a, b],
        [a, c],
        [b, c],
      ])
        add(starts[2] + setNumber(two));
      add(starts[3] + number);
    });
    return holdings;
  };
  return { first: held(first), second: held(second), weights, same: () => {} };
}

/** Of five cards whose suits nobody tells apart: every suit class of up to four, and the hands themselves. */
function ofFive(first: (cards: Uint8Array) => number, second: (cards: Uint8Array) => number): Terms {
  const hands = suitClasses(5);
  const hand = (i: number) => hands.cards.subarray(i * 5, i * 5 + 5);
  const codes = [first, second].map((code) =>
    Float64Array.from({ length: hands.count }, (_, i) => code(hand(i))),
  );
  const held = (of: Float64Array): Holdings => {
    const holdings: Holdings = new Map();
    for (let i = 0; i < hands.count; i += 1)
      addHands(
        countsAt(holdings, of[i] as number, newSubsetCounts),
        hands.cards,
        i * 5,
        5,
        hands.orbits[i] as number,
      );
    for (const counts of holdings.values())
      for (let at = 0; at < counts.length; at += 1) counts[at] = (counts[at] as number) / FOLD;
    return holdings;
  };
  const { shares } = subsetClasses();
  let last = 0;
  const weights = new Float64Array(shares.length);
  for (let size = 0; size < 5; size += 1) {
    const { count } = suitClasses(size);
    for (let i = 0; i < count; i += 1)
      weights[last + i] = ((size % 2 === 0 ? 1 : -1) * FOLD) / (shares[last + i] as number);
    last += count;
  }
  const [ofFirst, ofSecond] = codes as [Float64Array, Float64Array];
  return {
    first: held(ofFirst),
    second: held(ofSecond),
    weights,
    same: (add) => {
      for (let i = 0; i < hands.count; i += 1)
        add(ofFirst[i] as number, ofSecond[i] as number, hands.orbits[i] as number);
    },
  };
}

function countsAt(holdings: Holdings, code: number, make: () => Float64Array): Float64Array {
  const known = holdings.get(code);
  if (known) return known;
  const made = make();
  holdings.set(code, made);
  return made;
}

/** How many pairs of what two hands tell are worked out. */
const MOST_PAIRS = 8_000;

export function tooManyPairs(
  size: 3 | 5,
  first: readonly CardFeature[],
  second: readonly CardFeature[],
): boolean {
  const named = common([...first, ...second].map(({ suits }) => suits)).join() !== ALIKE.join();
  const [mine, others] = [combinations(distinct(first)), combinations(distinct(second))];
  return (size === 5 && named) || mine * others > MOST_PAIRS || mine + others > MOST_TOLD;
}

/** Every number on the way is below C(52, 5)^2 x 24, which is below 2^53. */
export function countDisjoint(
  size: 3 | 5,
  first: readonly CardFeature[],
  second: readonly CardFeature[],
  sorter: Sight['sorter'],
): Omit<Counted, 'method'> {
  const of = size === 3 ? ofThree : ofFive;
  const terms = of(codeOf(first), codeOf(second));
  const sort = sorter([...first, ...second].map(({ id }) => id));
  const counts: bigint[] = [];
  const key = (a: number, b: number) => a * combinations(second) + b;
  const sames = new Map<number, number>();
  terms.same((a, b, hands) => sames.set(key(a, b), (sames.get(key(a, b)) ?? 0) + hands));
  for (const [a, mine] of terms.first)
    for (const [b, others] of terms.second) {
      let pairs = -(sames.get(key(a, b)) ?? 0);
      for (let at = 0; at < mine.length; at += 1)
        pairs += (terms.weights[at] as number) * (mine[at] as number) * (others[at] as number);
      if (pairs === 0) continue;
      const heap = sort([...valuesOf(first, a), ...valuesOf(second, b)]);
      counts[heap] = (counts[heap] ?? 0n) + BigInt(pairs);
    }
  return { universe: BigInt(choose(PACK, size)) * BigInt(choose(PACK - size, size)), counts };
}
