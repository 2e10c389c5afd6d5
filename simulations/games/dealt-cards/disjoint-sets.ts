/**
 * Two hands of five from one pack, where no feature is of both together and no suits are distinguished. For one hand those
 * of the other that share no card with it are, by inclusion and exclusion, the sum over all sets S of its cards of (-1)^|S|
 * times the hands that hold S: the other hand has few distinct values, which are kept by suit class of S.
 */
import { PACK } from '../../equipment/cards/card';
import { choose } from '../../equipment/cards/card-sets';
import {
  addHands,
  FIRST_OF_SIZE,
  FOLD,
  newSubsetCounts,
  RISING,
  subsetClasses,
} from '../../equipment/cards/subset-counts';
import { suitClasses } from '../../equipment/cards/suit-classes';
import { inTable } from '../../exact/in-table';
import type { Counted, Sight } from '../../features/row-sets';
import type { CardFeature } from './card-features';
import { codeOf, combinations, distinct, MOST_TOLD } from './codes';
import { ALIKE, common } from './suit-blocks';
import { sortedCounts } from './two-sets';

const SIZE = 5;
/** The sets of up to four of its cards, by their places. */
const PARTS = Array.from({ length: 2 ** SIZE - 1 }, (_, chosen) => {
  const places = [0, 1, 2, 3, 4].filter((place) => (chosen >> place) & 1);
  return { size: places.length, places };
});

/** The most values of the hand that has fewer. */
const MOST_KEPT = 128;

export function tooManyPairs(first: readonly CardFeature[], second: readonly CardFeature[]): boolean {
  const named = common([...first, ...second].map(({ suits }) => suits)).join() !== ALIKE.join();
  const fewer = Math.min(combinations(distinct(first)), combinations(distinct(second)));
  return named || fewer > MOST_KEPT || combinations([...first, ...second]) > MOST_TOLD;
}

/** Every number on the way is below C(52, 5)^2 x 24, which is below 2^53. */
export function countDisjoint(
  first: readonly CardFeature[],
  second: readonly CardFeature[],
  { codesSorter }: Pick<Sight, 'codesSorter'>,
): Omit<Counted, 'method'> {
  const [many, few] =
    combinations(distinct(first)) < combinations(distinct(second)) ? [second, first] : [first, second];
  const hands = suitClasses(SIZE);
  const told = (features: readonly CardFeature[]) => {
    const code = codeOf(features);
    return Uint32Array.from({ length: hands.count }, (_, i) =>
      code(hands.cards.subarray(i * SIZE, (i + 1) * SIZE)),
    );
  };
  const [ofMany, ofFew] = [told(many), told(few)];
  /** Those few values, from 0 without gaps. */
  const values = [...new Set(ofFew)];
  const numbers = new Map(values.map((code, number) => [code, number]));
  const holding = values.map(newSubsetCounts);
  for (let i = 0; i < hands.count; i += 1)
    addHands(
      holding[inTable(numbers.get(inTable(ofFew[i])))] as Float64Array,
      hands.cards,
      i * SIZE,
      SIZE,
      inTable(hands.orbits[i]),
    );
  /** By class of the cards held, and by number. */
  const held = new Float64Array((holding[0] as Float64Array).length * values.length);
  for (const [number, counts] of holding.entries())
    for (let at = 0; at < counts.length; at += 1)
      held[at * values.length + number] = inTable(counts[at]) / FOLD;

  const fewSize = combinations(few);
  const counts = new Float64Array(combinations(many) * fewSize);
  const beside = new Float64Array(values.length);
  const { classOf } = subsetClasses();
  const kept = values.length;
  for (let i = 0; i < hands.count; i += 1) {
    beside.fill(0);
    for (const { size, places } of PARTS) {
      let set = inTable(FIRST_OF_SIZE[size]);
      for (let k = 0; k < size; k += 1)
        set += inTable(RISING[k * PACK + inTable(hands.cards[i * SIZE + inTable(places[k])])]);
      const from = inTable(classOf[set]) * kept;
      const sign = size % 2 === 0 ? 1 : -1;
      for (let number = 0; number < kept; number += 1)
        beside[number] = inTable(beside[number]) + sign * inTable(held[from + number]);
    }
    // The whole hand is held by itself alone.
    const itself = inTable(numbers.get(inTable(ofFew[i])));
    beside[itself] = inTable(beside[itself]) - 1;
    const from = inTable(ofMany[i]) * fewSize;
    for (let number = 0; number < kept; number += 1) {
      const into = from + inTable(values[number]);
      counts[into] = inTable(counts[into]) + inTable(hands.orbits[i]) * inTable(beside[number]);
    }
  }
  return {
    universe: BigInt(choose(PACK, SIZE)) * BigInt(choose(PACK - SIZE, SIZE)),
    counts: sortedCounts([...many, ...few], counts, codesSorter),
  };
}
