/** The pack of 53: the 52 cards of a pack, and the joker after them. */
import { ACE, type Card, markOf, PACK, type Rank, rankOf, readCards } from '../../../equipment/cards/card';
import { fail, type Result } from '../../../problems/problem';

export const JOKER: Card = PACK;
export const PACK_WITH_JOKER = PACK + 1;
export const HAND = 7;

/** The rank a card has outside a straight or a flush: there the joker is an ace. */
export const plainRank = (card: Card): Rank => (card === JOKER ? ACE : rankOf(card));

/** "Th", "Jk". */
export const markWithJoker = (card: Card): string => (card === JOKER ? 'Jk' : markOf(card));

/** Cards as people type them, the joker as "Jk" or "joker". */
export function readWithJoker(text: string, field?: string): Result<Card[]> {
  const jokers = text.match(/\b(?:joker|jk)\b/gi) ?? [];
  if (jokers.length > 1)
    return fail({ code: 'input-unreadable', message: 'Name the joker once: the pack has one.', field });
  const read = readCards(text.replace(/\b(?:joker|jk)\b/gi, ' '), field);
  return read.ok && jokers.length === 1 ? { ok: true, value: [...read.value, JOKER] } : read;
}
