/**
 * Blackjack as it is dealt, card by card, for tests: no table of hands, no sorted draws, no sum over how often a pair is
 * split. Slow, so for small shoes.
 */
import type { Soft17 } from './dealer-draws';

export type Shoe = readonly number[];

type Scored = { total: number; soft: boolean };

/** Kind 0 is the ace, kind 9 every card that counts ten. */
export function score(cards: readonly number[]): Scored {
  const low = cards.reduce((sum, kind) => sum + kind + 1, 0);
  const soft = cards.includes(0) && low <= 11;
  return { total: soft ? low + 10 : low, soft };
}

export const without = (shoe: Shoe, kind: number): Shoe =>
  shoe.map((count, at) => (at === kind ? count - 1 : count));

/** Every kind that the shoe holds, with its chance to be the next card and what is left then. */
export function nextCards(shoe: Shoe): { kind: number; chance: number; left: Shoe }[] {
  const all = shoe.reduce((sum, count) => sum + count, 0);
  return shoe.flatMap((count, kind) =>
    count > 0 ? [{ kind, chance: count / all, left: without(shoe, kind) }] : [],
  );
}

/** What a dealer with these cards ends with: calls back with the chance, the total and whether it is a blackjack. */
export function dealOut(
  shoe: Shoe,
  cards: readonly number[],
  soft17: Soft17,
  ended: (chance: number, total: number, natural: boolean) => void,
  chance = 1,
): void {
  const { total, soft } = score(cards);
  if (cards.length === 2 && total === 21) ended(chance, total, true);
  else if (total > 17 || (total === 17 && !(soft && soft17 === 'hit'))) ended(chance, total, false);
  else
    for (const next of nextCards(shoe))
      dealOut(next.left, [...cards, next.kind], soft17, ended, chance * next.chance);
}

/** A hand that is played out: what was staked on it, and 22 or more where it went over. */
export type Finished = { total: number; stake: number };

export type HouseTakes = 'all' | 'first';

/** What all hands of a player gain, on average over the dealer's cards. */
export function gainOf(
  shoe: Shoe,
  up: number,
  soft17: Soft17,
  takes: HouseTakes,
  hands: readonly Finished[],
): number {
  let gain = 0;
  dealOut(shoe, [up], soft17, (chance, total, natural) => {
    if (natural && takes === 'first') return;
    for (const hand of hands)
      if (hand.total > 21 || natural) gain -= chance * hand.stake;
      else if (total > 21 || hand.total > total) gain += chance * hand.stake;
      else if (hand.total < total) gain -= chance * hand.stake;
  });
  return gain;
}
