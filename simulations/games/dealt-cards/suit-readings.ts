/** The suit features of two sets of cards, and which sets are of one suit, by the shape of their ranks. */
import { cardOf, SUITS } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';
import type { CardFeature } from './card-features';
import { codeOf, combinations } from './codes';
import { hasFlush, ofSuit, SUITS_OF_SET, suitWays } from './suit-ways';

/** In pairs: the value, and in how many ways. */
export type Reading = { codes: Int32Array; ways: Float64Array };

export type OfSuits = {
  number: number;
  /** Which there are: 1 where the first set is of one suit, and 2 and 4 for the second and for both together. */
  flushes: readonly number[];
  /** By flushes. */
  readings: readonly (Reading | undefined)[];
};

export type SuitReadings = ((shape: number) => OfSuits) & { features: readonly CardFeature[] };

const MOST_OF_SUIT = 5;

type Told = { code: number; flush: boolean; most: number };

/** By the number of cards of each suit, kept: their features. */
function reader(features: readonly CardFeature[], size: number): (suits: number) => Told {
  const code = codeOf(features);
  const known: Told[] = [];
  return (suits) => {
    const told = known[suits];
    if (told) return told;
    const cards: number[] = [];
    let most = 0;
    for (let suit = 0; suit < SUITS; suit += 1) {
      const held = ofSuit(suits, suit);
      most = Math.max(most, held);
      for (let rank = 0; rank < held; rank += 1) cards.push(cardOf(rank, suit));
    }
    const made = { code: code(cards), flush: size > 0 && most === size, most };
    known[suits] = made;
    return made;
  };
}

/** `flushes`: whether it matters of the first set, the second and both; `flushApart`: five of one suit are of a shape of their own. */
export function suitReadings(of: {
  outer: readonly CardFeature[];
  inner: readonly CardFeature[];
  both: readonly CardFeature[];
  sizes: readonly [number, number];
  flushes: readonly [boolean, boolean, boolean];
  flushApart: boolean;
}): SuitReadings {
  const { outer, inner, both, sizes, flushes, flushApart } = of;
  const [readOuter, readInner, readBoth] = [
    reader(outer, sizes[0]),
    reader(inner, sizes[1]),
    reader(both, sizes[0] + sizes[1]),
  ];
  const [innerSize, bothSize] = [combinations(inner), combinations(both)];
  const known = new Map<number, OfSuits>();

  const make = (shape: number): OfSuits => {
    const found = new Map<number, Map<number, number>>();
    const { suits, ways } = suitWays(shape);
    for (let i = 0; i < suits.length; i += 1) {
      const first = readOuter(inTable(suits[i]) % SUITS_OF_SET);
      const second = readInner(Math.floor(inTable(suits[i]) / SUITS_OF_SET));
      const together = readBoth(
        (inTable(suits[i]) % SUITS_OF_SET) + Math.floor(inTable(suits[i]) / SUITS_OF_SET),
      );
      if (flushApart && !hasFlush(shape) && together.most >= MOST_OF_SUIT) continue;
      const flush =
        Number(flushes[0] && first.flush) +
        2 * Number(flushes[1] && second.flush) +
        4 * Number(flushes[2] && together.flush);
      const code = (first.code * innerSize + second.code) * bothSize + together.code;
      const here = found.get(flush) ?? new Map<number, number>();
      here.set(code, (here.get(code) ?? 0) + inTable(ways[i]));
      found.set(flush, here);
    }
    const readings: (Reading | undefined)[] = [];
    for (const [flush, counts] of found)
      readings[flush] = { codes: Int32Array.from(counts.keys()), ways: Float64Array.from(counts.values()) };
    return { number: known.size, flushes: [...found.keys()], readings };
  };

  return Object.assign(
    (shape: number): OfSuits => {
      const ofSuits = known.get(shape) ?? make(shape);
      known.set(shape, ofSuits);
      return ofSuits;
    },
    { features: [...outer, ...inner, ...both] },
  );
}
