/** The pack of 53: the 52 cards of a pack, and one joker after them. */
import { fail, type Result } from '../../problems/problem';
import { type Card, cardName, markOf, PACK, readCards } from './card';

export const JOKER: Card = PACK;
export const PACK_WITH_JOKER = PACK + 1;

/** "Th", "Jk". */
export const markWithJoker = (card: Card): string => (card === JOKER ? 'Jk' : markOf(card));
/** "ten of hearts", "joker". */
export const nameWithJoker = (card: Card): string => (card === JOKER ? 'joker' : cardName(card));

/** Cards as people type them, the joker as "Jk" or "joker". */
export function readWithJoker(text: string, field?: string): Result<Card[]> {
  const jokers = text.match(/\b(?:joker|jk)\b/gi) ?? [];
  if (jokers.length > 1)
    return fail({ code: 'input-unreadable', message: 'Name the joker once: the pack has one.', field });
  const read = readCards(text.replace(/\b(?:joker|jk)\b/gi, ' '), field);
  return read.ok && jokers.length === 1 ? { ok: true, value: [...read.value, JOKER] } : read;
}
