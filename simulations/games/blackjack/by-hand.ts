/**
 * Blackjack as it is dealt, card by card, for tests: no table of hands, no sorted draws, no sum over how often a pair is
 * split. Slow, so for small shoes.
 */
import type { Soft17 } from './dealer-draws';
import type { Rules } from './rules';

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

/** Card after card, because under one reading an ace that would make 17 counts one for the rest of the hand. */
function dealersScore(cards: readonly number[], soft17: Soft17): Scored {
  let low = 0;
  let ace = false;
  for (const [at, kind] of cards.entries()) {
    low += kind + 1;
    if (kind === 0) ace = true;
    if (at > 0 && ace && low === 7 && soft17 === 'hit-for-good') ace = false;
  }
  const soft = ace && low <= 11;
  return { total: soft ? low + 10 : low, soft };
}

/** What a dealer with these cards ends with: calls back with the chance, the total and whether it is a blackjack. */
export function dealOut(
  shoe: Shoe,
  cards: readonly number[],
  soft17: Soft17,
  ended: (chance: number, total: number, natural: boolean) => void,
  chance = 1,
): void {
  const { total, soft } = dealersScore(cards, soft17);
  if (cards.length === 2 && total === 21) ended(chance, total, true);
  else if (total > 17 || (total === 17 && !(soft && soft17 === 'hit'))) ended(chance, total, false);
  else
    for (const next of nextCards(shoe))
      dealOut(next.left, [...cards, next.kind], soft17, ended, chance * next.chance);
}

/** A hand that is played out: what was staked on it, 22 or more where it went over, and whether it is 21 with two cards of a split. */
export type Finished = { total: number; stake: number; two?: boolean };

/** What one hand gains of each unit staked on it against a dealer's total. */
function settled(
  hand: Finished,
  dealer: { total: number; natural: boolean },
  { naturalTakes, winPays, splitTwentyOne }: Rules,
): number {
  const better = hand.two === true && splitTwentyOne === 'beats-longer';
  if (dealer.natural) return naturalTakes === 'first' || better ? 0 : -1;
  if (hand.total > 21) return -1;
  if (better && dealer.total === 21) return winPays;
  if (dealer.total > 21 || hand.total > dealer.total) return winPays;
  return hand.total < dealer.total ? -1 : 0;
}

/** What is asked of a round: by what its hands gain together, and what was staked on them. */
export type Asked = (gain: number, staked: number) => number;
const GAIN: Asked = (gain) => gain;

/** What all hands of a player gain, or what else is asked of it, on average over the dealer's cards. */
export function gainOf(
  shoe: Shoe,
  up: number,
  rules: Rules,
  hands: readonly Finished[],
  asked = GAIN,
): number {
  let sum = 0;
  const staked = hands.reduce((all, { stake }) => all + stake, 0);
  dealOut(shoe, [up], rules.soft17, (chance, total, natural) => {
    const gain = hands.reduce((all, hand) => all + hand.stake * settled(hand, { total, natural }, rules), 0);
    sum += chance * asked(gain, staked);
  });
  return sum;
}
