/**
 * Three cards whose sum is to match that of three on the board, or to come nearest to it without going over: faces count ten, an ace one or
 * eleven as its holder likes, and eleven on the board. Of hands as near, the higher cards decide.
 */
import { ACE, type Card, type Rank, rankOf } from '../equipment/cards/card';

export const SUM_ORDERS = ['nearest-sum'] as const;
export type SumOrder = (typeof SUM_ORDERS)[number];

export const SUM_CARDS = 3;
/** More than any distance. */
const SPAN = 64;
const RANKS_SPAN = 16 ** SUM_CARDS;

export type SumKind = 'matches' | 'under' | 'over';

const LOW_ACE = 1;
const HIGH_ACE = 11;
const counts = (rank: Rank): number => (rank === ACE ? HIGH_ACE : Math.min(rank + 2, 10));
export const boardSum = (board: readonly Card[]): number =>
  board.reduce((sum, card) => sum + counts(rankOf(card)), 0);

/** Of ranks that tell most in front, aces highest. */
const digits = (cards: readonly Card[]): number =>
  cards
    .map(rankOf)
    .sort((a, b) => b - a)
    .reduce((sum, rank) => sum * 16 + rank, 0);

/** More is better; undefined where there are too few cards. */
export function sumValue(own: readonly Card[], board: readonly Card[]): number | undefined {
  if (own.length !== SUM_CARDS || board.length !== SUM_CARDS) return undefined;
  const target = boardSum(board);
  const aces = own.filter((card) => rankOf(card) === ACE).length;
  let best = 0;
  for (let low = 0; low <= aces; low += 1) {
    const over = boardSum(own) - low * (HIGH_ACE - LOW_ACE) - target;
    best = Math.max(best, (over > 0 ? 0 : SPAN) + SPAN - 1 - Math.abs(over));
  }
  return best * RANKS_SPAN + digits(own);
}

/** What a value says: how the hand stands to the board, and how far from it. */
export function sumStanding(value: number): { kind: SumKind; by: number } {
  const nearness = Math.floor(value / RANKS_SPAN);
  const by = SPAN - 1 - (nearness % SPAN);
  return { kind: nearness < SPAN ? 'over' : by === 0 ? 'matches' : 'under', by };
}
