/**
 * For tests, the second method for ranking hands: the rules read aloud. A hand becomes a list of numbers, its category
 * and then what decides within it, compared from the front. Shares nothing with the tables but how cards are numbered.
 */
import { inTable } from '../../exact/in-table';
import { type Card, PACK, rankOf, suitOf } from './card';
import { choose, forEachSet } from './card-sets';

/** Highest first. Ranks as printed on a card: 2 to 14. */
export type Worth = readonly number[];

const FIVE = [
  'high card',
  'pair',
  'two pairs',
  'trips',
  'straight',
  'flush',
  'full house',
  'quads',
  'straight flush',
];
const THREE = ['high card', 'pair', 'flush', 'straight', 'trips', 'straight flush'];

/** A hand of three or five cards. */
export function worthOf(cards: readonly Card[]): Worth {
  const order = cards.length === 3 ? THREE : FIVE;
  const ranks = cards.map((card) => rankOf(card) + 2).sort((a, b) => b - a);
  const oneSuit = cards.every((card) => suitOf(card) === suitOf(cards[0] as Card));
  const low = ranks.map((rank) => (rank === 14 ? 1 : rank)).sort((a, b) => b - a);
  const inSequence = [ranks, low].find((sorted) =>
    sorted.every((rank, i) => i === 0 || sorted[i - 1] === rank + 1),
  );
  const times = (rank: number) => ranks.filter((other) => other === rank).length;
  const grouped = [...new Set(ranks)].sort((a, b) => times(b) - times(a) || b - a);
  const most = times(inTable(grouped[0]));
  const secondMost = grouped.length > 1 ? times(inTable(grouped[1])) : 0;
  const worth = (category: string, deciding: readonly number[]) => [order.indexOf(category), ...deciding];

  if (inSequence && oneSuit) return worth('straight flush', inSequence.slice(0, 1));
  if (most === 4) return worth('quads', grouped);
  if (most === 3 && secondMost === 2) return worth('full house', grouped);
  if (oneSuit) return worth('flush', ranks);
  if (inSequence) return worth('straight', inSequence.slice(0, 1));
  if (most === 3) return worth('trips', grouped);
  if (most === 2 && secondMost === 2) return worth('two pairs', grouped);
  if (most === 2) return worth('pair', grouped);
  return worth('high card', ranks);
}

/** A worth as one number; these sort in the same order. */
export const worthKey = (worth: Worth): number =>
  Array.from({ length: 6 }, (_, i) => worth[i] ?? 0).reduce((key, value) => key * 16 + value, 0);

/**
 * By the number of every set of five cards, its worth as a key. Suits are asked only whether they are one, so hands of
 * the same ranks are read once with and once without.
 */
export function worthOfEveryFive(): Float64Array {
  const keys = new Float64Array(choose(PACK, 5));
  const known = new Map<number, number>();
  forEachSet(5, (set, number) => {
    const oneSuit = set.every((card) => suitOf(card) === suitOf(set[0] as Card));
    const asked = set.reduce((held, card) => held * 13 + rankOf(card), Number(oneSuit));
    const key = known.get(asked) ?? worthKey(worthOf([...set]));
    known.set(asked, key);
    keys[number] = key;
  });
  return keys;
}
