/** Thirteen cards in three sets: what each is, and whether they stand in order. Three cards make no straight and no flush. */
import { type Card, RANKS, rankOf } from '../../equipment/cards/card';
import { FIVE_CARD_CATEGORIES, type FiveCardCategory } from '../../equipment/cards/categories';
import { standingName } from '../../equipment/cards/hand-names';
import type { Standing } from '../../equipment/cards/hand-order';
import { rankFive } from '../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';

export const SETS = ['front', 'middle', 'back'] as const;
export type SetName = (typeof SETS)[number];
export const SIZES: Readonly<Record<SetName, number>> = { front: 3, middle: 5, back: 5 };

export type Sets = Readonly<Record<SetName, readonly Card[]>>;
export type RankedSet = Standing<FiveCardCategory> & { name: string };
export type Ranked = Readonly<Record<SetName, RankedSet>>;

const named = (standing: Standing<FiveCardCategory>): RankedSet => ({
  ...standing,
  name: standingName(standing),
});

const ofFive = ([a, b, c, d, e]: readonly Card[]): RankedSet =>
  named(FIVE_CARD_ORDER.standingOf(rankFive(a as Card, b as Card, c as Card, d as Card, e as Card)));

const BY_GROUPS: Record<number, FiveCardCategory> = { 1: 'three-of-a-kind', 2: 'pair', 3: 'high-card' };

export function ofThree(cards: readonly Card[]): RankedSet {
  const groups = Array.from({ length: RANKS }, (_, rank) => ({
    rank,
    count: cards.filter((card) => rankOf(card) === rank).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || other.rank - one.rank);
  return named({
    category: BY_GROUPS[groups.length] as FiveCardCategory,
    ranks: groups.map(({ rank }) => rank),
  });
}

export const rankedSets = ({ front, middle, back }: Sets): Ranked => ({
  front: ofThree(front),
  middle: ofFive(middle),
  back: ofFive(back),
});

type Compared = Standing<FiveCardCategory>;
const strength = ({ category }: Compared): number => FIVE_CARD_CATEGORIES.indexOf(category);

/** Above 0 where the first is higher. Of three cards and five that are alike as far as three go, the five are higher. */
export function compareSets(one: Compared, other: Compared): number {
  const byCategory = strength(one) - strength(other);
  if (byCategory !== 0) return byCategory;
  for (const [at, rank] of one.ranks.entries()) {
    const against = other.ranks[at];
    if (against === undefined) return 1;
    if (rank !== against) return rank - against;
  }
  return one.ranks.length - other.ranks.length;
}

/** `equal`: sets that are worth the same may stand one behind the other. */
export function inOrder({ front, middle, back }: Ranked, equal: boolean): boolean {
  const least = equal ? 0 : 1;
  return compareSets(middle, front) >= least && compareSets(back, middle) >= least;
}
