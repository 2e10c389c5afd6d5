/**
 * Every set of some cards against every set of others that it leaves in the pack. Ranks are laid out first, then the ways
 * of the suits are counted: the features depend on the ranks, on how many are of each suit, or, as a poker hand,
 * on the ranks and on whether all are of one suit. Of six or seven cards a flush is some of them, which are known apart.
 */
import { PACK } from '../../equipment/cards/card';
import { choose } from '../../equipment/cards/card-sets';
import { inTable } from '../../exact/in-table';
import type { Counted, Sight } from '../../features/row-sets';
import type { CardFeature } from './card-features';
import { codeOf, codesOf, combinations, MOST_TOLD } from './codes';
import { eachRankSet, eachSplit, rankSets } from './rank-splits';
import { type OfSuits, type Reading, suitReadings } from './suit-readings';
import { Tally } from './tally';

/** Which of the cards, the outer ones first and then the inner, a view looks at. */
export type Place = 'outer' | 'inner' | 'both' | 'versus';
export type TwoSets = {
  outer: number;
  /** 0 where there are only the outer cards. */
  inner: number;
  /** By view; `versus` says whose cards are stronger: 0 the outer ones, 1 the inner ones, 2 neither. */
  places: Record<string, Place>;
  strength?: (cards: ArrayLike<number>) => number;
};

export const tooMany = (features: readonly CardFeature[]): boolean => combinations(features) > MOST_TOLD;

/** Of more cards some can be of one suit and others not. */
const LARGEST_OF_ONE_SUIT = 5;

/** By the number of the cards' ranks: their features, not all of one suit and all of one suit. */
type ByRanks = { apart: Int32Array; flush: Int32Array };

function byRanks(size: number, code: (cards: ArrayLike<number>) => number): ByRanks {
  const told = { apart: new Int32Array(rankSets(size)), flush: new Int32Array(rankSets(size)) };
  eachRankSet(size, (cards, number) => {
    told.apart[number] = code(cards);
    const ofOneSuit = inOneSuit(cards);
    if (ofOneSuit) told.flush[number] = code(ofOneSuit);
  });
  return told;
}

/** The same ranks in one suit, where no rank is there twice. */
function inOneSuit(cards: Uint8Array): Uint8Array | undefined {
  const suited = cards.map((card) => card & ~3);
  return new Set(suited).size === suited.length ? suited : undefined;
}

const SHAPES = 2 ** 9;
const FLUSHES = 8;

/** Counts of pairs stay below C(52, 5) x C(47, 5), which is below 2^53. */
export function countTwoSets(
  { outer, inner, places, strength = () => 0 }: TwoSets,
  features: readonly CardFeature[],
  { codesSorter }: Pick<Sight, 'codesSorter'>,
): Omit<Counted, 'method'> {
  const size = outer + inner;
  const placeOf = ({ view }: CardFeature): Place => (inner === 0 ? 'both' : (places[view] as Place));
  const at = (place: Place, suits: boolean) =>
    features.filter((feature) => placeOf(feature) === place && (feature.reads === 'suits') === suits);
  const [ofOuter, ofInner, ofBoth, versus] = [
    at('outer', false),
    at('inner', false),
    at('both', false),
    at('versus', false),
  ];
  const hands = (of: readonly CardFeature[]) => of.some(({ reads }) => reads === 'hand');
  const flushApart = hands(ofBoth) && size > LARGEST_OF_ONE_SUIT;
  const suits = suitReadings({
    outer: at('outer', true),
    inner: at('inner', true),
    both: at('both', true),
    sizes: [outer, inner],
    flushes: [
      hands(ofOuter) || versus.length > 0,
      hands(ofInner) || versus.length > 0,
      hands(ofBoth) && !flushApart,
    ],
    flushApart,
  });

  const [outerCodes, innerCodes] = [byRanks(outer, codeOf(ofOuter)), byRanks(inner, codeOf(ofInner))];
  const none = () => 0;
  const strengths = [
    byRanks(outer, versus.length > 0 ? strength : none),
    byRanks(inner, versus.length > 0 ? strength : none),
  ] as const;
  const bothCode = codeOf(ofBoth);
  const [innerSize, bothSize, ends] = [ofInner, ofBoth, versus].map(combinations) as [number, number, number];
  const tally = new Tally();
  let apart = 0;
  let flush = 0;
  const shapes: OfSuits[] = [];
  eachSplit(outer, inner, flushApart, {
    whole: (cards) => {
      apart = bothCode(cards);
      const ofOneSuit = size > LARGEST_OF_ONE_SUIT ? undefined : inOneSuit(cards);
      flush = ofOneSuit ? bothCode(ofOneSuit) : 0;
    },
    parts: (first, second, shape) => {
      const ofSuits = suits(shape);
      shapes[ofSuits.number] = ofSuits;
      for (const flushes of ofSuits.flushes) {
        const outerFlush = (flushes & 1) !== 0;
        const innerFlush = (flushes & 2) !== 0;
        let code = inTable((outerFlush ? outerCodes.flush : outerCodes.apart)[first]);
        code = code * innerSize + inTable((innerFlush ? innerCodes.flush : innerCodes.apart)[second]);
        code = code * bothSize + ((flushes & 4) !== 0 ? flush : apart);
        if (ends > 1) {
          const mine = inTable((outerFlush ? strengths[0].flush : strengths[0].apart)[first]);
          const theirs = inTable((innerFlush ? strengths[1].flush : strengths[1].apart)[second]);
          code = code * ends + (mine > theirs ? 0 : mine < theirs ? 1 : 2);
        }
        tally.add((code * SHAPES + ofSuits.number) * FLUSHES + flushes, 1);
      }
    },
  });
  if (shapes.length > SHAPES) throw new RangeError('there are more shapes of cards than numbers for them');

  const inOrder = [...ofOuter, ...ofInner, ...ofBoth, ...versus];
  const suitSize = combinations(suits.features);
  const counts = new Float64Array(combinations(features));
  tally.forEach((key, sets) => {
    const flushes = key % FLUSHES;
    const rest = Math.floor(key / FLUSHES);
    const ofSuits = shapes[rest % SHAPES] as OfSuits;
    const { codes, ways } = ofSuits.readings[flushes] as Reading;
    const from = Math.floor(rest / SHAPES) * suitSize;
    for (let i = 0; i < codes.length; i += 1) {
      const into = from + inTable(codes[i]);
      counts[into] = inTable(counts[into]) + sets * inTable(ways[i]);
    }
  });
  return {
    universe: BigInt(choose(PACK, outer)) * BigInt(inner === 0 ? 1 : choose(PACK - outer, inner)),
    counts: sortedCounts([...inOrder, ...suits.features], counts, codesSorter),
  };
}

/** By heap; `counts` by the values of all features. */
export function sortedCounts(
  features: readonly CardFeature[],
  counts: Float64Array,
  codesSorter: Sight['codesSorter'],
): bigint[] {
  const sort = codesSorter(features);
  const decode = codesOf(features);
  const heaps: number[] = [];
  for (let code = 0; code < counts.length; code += 1) {
    if (counts[code] === 0) continue;
    const heap = sort(decode(code));
    heaps[heap] = (heaps[heap] ?? 0) + inTable(counts[code]);
  }
  return Array.from(heaps, (count) => BigInt(count ?? 0));
}
