/** What the first cards of a round settle: two of the player's, then the dealer's. */
import { ACE, type Card, RANKS, rankOf, suitOf } from '../../../equipment/cards/card';
import type { BlackjackSideWager } from './head';

const QUEEN = ACE - 2;
const KING = ACE - 1;
/** Clubs and spades are black, and lie at either end. */
const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

/** The ace stands beside the king and beside the two: both are in the rules' own examples and figures. */
const isNext = (a: number, b: number): boolean => [1, RANKS - 1].includes(Math.abs(a - b));

function isStraight(ranks: readonly number[]): boolean {
  const [low = 0, middle = 0, high = 0] = [...ranks].sort((a, b) => a - b);
  const withAceLow = high === ACE && low === 0 && middle === 1;
  return withAceLow || (middle === low + 1 && high === middle + 1);
}

function twentyOnePlusThree(cards: readonly Card[]): string {
  const ranks = cards.map(rankOf);
  const flush = new Set(cards.map(suitOf)).size === 1;
  if (new Set(ranks).size === 1) return flush ? 'suited-three-of-a-kind' : 'three-of-a-kind';
  if (isStraight(ranks)) return flush ? 'straight-flush' : 'straight';
  return flush ? 'flush' : 'lose';
}

function royalMatch([a = 0, b = 0]: readonly Card[]): string {
  if (suitOf(a) !== suitOf(b)) return 'lose';
  const [low, high] = [Math.min(rankOf(a), rankOf(b)), Math.max(rankOf(a), rankOf(b))];
  if (low === QUEEN && high === KING) return 'royal-match';
  if (low === high) return 'suited-pair';
  return isNext(low, high) ? 'straight-flush' : 'suited';
}

function perfectPairs([a = 0, b = 0]: readonly Card[]): string {
  if (rankOf(a) !== rankOf(b)) return 'lose';
  if (suitOf(a) === suitOf(b)) return 'perfect-pair';
  return isRed(a) === isRed(b) ? 'coloured-pair' : 'mixed-pair';
}

export const SETTLED: Record<
  Exclude<BlackjackSideWager, 'insurance' | 'insurance-of-all'>,
  { cards: 2 | 3; eventOf: (cards: readonly Card[]) => string }
> = {
  'twenty-one-plus-three': { cards: 3, eventOf: twentyOnePlusThree },
  'royal-match': { cards: 2, eventOf: royalMatch },
  'perfect-pairs': { cards: 2, eventOf: perfectPairs },
};
