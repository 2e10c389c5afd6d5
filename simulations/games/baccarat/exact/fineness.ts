/**
 * How finely a wager looks at a round, before anything is counted: named ranks and points divide the sequences of ranks
 * into classes, suits divide each pattern into ways.
 */
import { sizeOf } from '../../../features/types';
import { type FeatureId, seenIn, typeOf } from '../features/catalogue';
import { numberedPoints, type PointId } from './classes';

/** Of each number of cards: the sequences of ranks that the tableau deals, the patterns, and the ways of suits. */
export const BY_CARDS = [
  { deals: 10_816, patterns: 15, suits: 4 ** 4 },
  { deals: 112_560, patterns: 104, suits: 4 ** 5 },
  { deals: 1_535_625, patterns: 203, suits: 4 ** 6 },
] as const;

/** Classes that are held at once, each of up to 322 patterns. */
const MOST_CLASSES = 20_000;
/** Classes times the ways in which suits are distinguished. */
const MOST_HELD = 500_000;

export type Fineness = {
  /** Few enough to hold every class at once; else deals are sorted one after the other. */
  held: boolean;
  /** How many groups of deals there then are, with their suits, at most. */
  sorted: number;
  /** For how many of these the rows have to be asked: those of a class that read alike are asked for once. */
  asked: number;
};

/** A card's own suit is one of four: whether the card lies there shows in the pattern. */
const waysOf = (id: FeatureId): number => (/\.suit\d$/.test(id) ? 4 : sizeOf(typeOf(id)));

const product = (ids: readonly FeatureId[], of: (id: FeatureId) => number): number =>
  ids.reduce((all, id) => all * of(id), 1);

export function finenessOf(ids: readonly FeatureId[]): Fineness {
  const ranks = product(seenIn('ranks', ids), (id) => sizeOf(typeOf(id)));
  const classes = numberedPoints(seenIn('points', ids) as PointId[]).values.length * ranks;
  const ways = product(seenIn('faces', ids), waysOf);
  const sorted = BY_CARDS.reduce(
    (sum, { deals, patterns, suits }) => sum + Math.min(deals, classes * patterns) * Math.min(suits, ways),
    0,
  );
  const held = classes <= MOST_CLASSES && classes * Math.min(4 ** 6, ways) <= MOST_HELD;
  const alike = Math.min(
    203,
    product(seenIn('likeness', ids), (id) => sizeOf(typeOf(id))),
  );
  return { held, sorted, asked: Math.min(sorted, classes * alike * Math.min(4 ** 6, ways)) };
}
