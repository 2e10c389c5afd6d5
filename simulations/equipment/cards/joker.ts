/** The jokers of a pack: cards after its 52, the first of them `JOKER`. */
import { fail, type Result } from '../../problems/problem';
import { type Card, cardName, markOf, PACK, readCards } from './card';

export const JOKER: Card = PACK;
export const PACK_WITH_JOKER = PACK + 1;
export const isJoker = (card: Card): boolean => card >= JOKER;

/** "Th", "Jk". */
export const markWithJoker = (card: Card): string => (isJoker(card) ? 'Jk' : markOf(card));
/** "ten of hearts", "joker". */
export const nameWithJoker = (card: Card): string => (isJoker(card) ? 'joker' : cardName(card));

/** Cards as people type them, a joker as "Jk" or "joker": one, or as many as a pack may have. */
export function readWithJoker(text: string, field?: string, most = 1): Result<Card[]> {
  const jokers = text.match(/\b(?:joker|jk)\b/gi) ?? [];
  if (jokers.length > most) {
    const message =
      most === 1
        ? 'Name the joker once: the pack has one.'
        : `Name ${most} jokers at most: no pack here has more.`;
    return fail({ code: 'input-unreadable', message, field });
  }
  const read = readCards(text.replace(/\b(?:joker|jk)\b/gi, ' '), field);
  return read.ok ? { ok: true, value: [...read.value, ...jokers.map((_, i) => JOKER + i)] } : read;
}
