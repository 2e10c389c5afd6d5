/**
 * Every set of some cards against every set of others that it leaves in the pack. Where suits are not told apart, the
 * first set is taken once for all that come from it by renaming suits.
 */
import { PACK } from '../../equipment/cards/card';
import { choose, forEachSet } from '../../equipment/cards/card-sets';
import type { Counted, Sight } from '../../features/row-sets';
import type { CardFeature } from './card-features';
import { codeOf, combinations, MOST_TOLD, valuesOf } from './codes';
import { common, forEachClass, renamingsOf } from './suit-blocks';

/** Which of the cards, the outer ones first and then the inner, a view looks at. */
export type Place = 'outer' | 'inner' | 'both' | 'versus';
export type TwoSets = {
  outer: number;
  /** 0 where there is nothing but the outer cards. */
  inner: number;
  /** By view; `versus` tells whose cards are stronger: 0 the outer ones, 1 the inner ones, 2 neither. */
  places: Record<string, Place>;
  strength?: (cards: ArrayLike<number>) => number;
};

/** How many values of the inner cards and of both are told apart at once. */
const MOST_INNER = 2 ** 16;
/** Pairs of sets that are gone through, reckoned as if no set stood for itself. */
const MOST_PAIRS = 150_000_000;

export function tooMany(features: readonly CardFeature[], { outer, inner, places }: TwoSets): boolean {
  const renamings = renamingsOf(common(features.map(({ suits }) => suits)));
  const pairs = (choose(PACK, outer) / renamings) * (inner === 0 ? 1 : choose(PACK - outer, inner));
  return (
    combinations(features.filter(({ view }) => places[view] !== 'outer')) > MOST_INNER ||
    combinations(features) > MOST_TOLD ||
    pairs > MOST_PAIRS
  );
}

/** Counts of pairs stay below C(52, 5) x C(47, 5), which is below 2^53. */
export function countTwoSets(
  { outer, inner, places, strength = () => 0 }: TwoSets,
  features: readonly CardFeature[],
  sorter: Sight['sorter'],
): Omit<Counted, 'method'> {
  const at = (place: Place) => features.filter(({ view }) => places[view] === place);
  const [ofOuter, ofInner, ofBoth, versus] = [at('outer'), at('inner'), at('both'), at('versus')];
  const outerCode = codeOf(ofOuter);
  const bothCode = codeOf(ofBoth);
  const bothSize = combinations(ofBoth);
  const ends = combinations(versus);
  const innerSize = combinations(ofInner);
  const told = new Map<number, Float64Array>();
  const innerCodes = codesOfSets(inner, codeOf(ofInner));
  const strengths = codesOfSets(versus.length > 0 ? inner : 0, strength);
  const cards = new Uint8Array(outer + inner);
  const pairs = new InnerSets(outer, inner, cards);

  const visit = (set: ArrayLike<number>, orbit: number) => {
    cards.set(set);
    const code = outerCode(set);
    let counts = told.get(code);
    if (!counts) {
      counts = new Float64Array(innerSize * bothSize * ends);
      told.set(code, counts);
    }
    const here = counts;
    if (inner === 0) here[0] = (here[0] as number) + orbit;
    else if (versus.length > 0) {
      const mine = strength(set);
      pairs.forEach((number) => {
        const lead = mine - (strengths[number] as number);
        const told = bothSize === 1 ? 0 : bothCode(cards);
        const end = lead > 0 ? 0 : lead < 0 ? 1 : 2;
        const at = ((innerCodes[number] as number) * bothSize + told) * ends + end;
        here[at] = (here[at] as number) + orbit;
      });
    } else if (bothSize === 1)
      pairs.forEach((number) => {
        const at = innerCodes[number] as number;
        here[at] = (here[at] as number) + orbit;
      });
    else
      pairs.forEach((number) => {
        const at = (innerCodes[number] as number) * bothSize + bothCode(cards);
        here[at] = (here[at] as number) + orbit;
      });
  };

  forEachClass(outer, common(features.map(({ suits }) => suits)), visit);

  const inOrder = [...ofOuter, ...ofInner, ...ofBoth, ...versus];
  const sort = sorter(inOrder.map(({ id }) => id));
  const counts: bigint[] = [];
  for (const [code, here] of told) {
    const first = valuesOf(ofOuter, code);
    for (let rest = 0; rest < here.length; rest += 1) {
      if (here[rest] === 0) continue;
      const heap = sort([...first, ...valuesOf([...ofInner, ...ofBoth, ...versus], rest)]);
      counts[heap] = (counts[heap] ?? 0n) + BigInt(here[rest] as number);
    }
  }
  return {
    universe: BigInt(choose(PACK, outer)) * BigInt(inner === 0 ? 1 : choose(PACK - outer, inner)),
    counts,
  };
}

/** What the inner cards tell, by the number of their set. */
function codesOfSets(size: number, code: (cards: ArrayLike<number>) => number): Uint16Array {
  const codes = new Uint16Array(size === 0 ? 0 : choose(PACK, size));
  if (size > 0)
    forEachSet(size, (set, number) => {
      codes[number] = code(set);
    });
  return codes;
}

const MOST_CARDS = 7;
/** By place and card: what the card adds to the number of a set in which so many are below it. */
const ADDS = Int32Array.from({ length: MOST_CARDS * PACK }, (_, i) =>
  choose(i % PACK, Math.floor(i / PACK) + 1),
);

/** The sets of inner cards that hold none of the outer ones, which lie at the front of `cards`. */
class InnerSets {
  private readonly left = new Uint8Array(PACK);

  constructor(
    private readonly outer: number,
    private readonly inner: number,
    private readonly cards: Uint8Array,
  ) {}

  /** With the inner cards put behind the outer ones; `visit` is given the number of their set. */
  forEach(visit: (number: number) => void): void {
    const { outer, inner, cards, left } = this;
    let count = 0;
    for (let card = 0; card < PACK; card += 1) {
      let taken = false;
      for (let i = 0; i < outer; i += 1) if (cards[i] === card) taken = true;
      if (!taken) {
        left[count] = card;
        count += 1;
      }
    }
    this.choose(inner, count, 0, visit);
  }

  /** From the highest card down: the number of a set is the sum of what its cards add by their places. */
  private choose(place: number, below: number, number: number, visit: (number: number) => void): void {
    const { outer, cards, left } = this;
    for (let i = place - 1; i < below; i += 1) {
      const card = left[i] as number;
      cards[outer + place - 1] = card;
      const sum = number + (ADDS[(place - 1) * PACK + card] as number);
      if (place === 1) visit(sum);
      else this.choose(place - 1, i, sum, visit);
    }
  }
}
