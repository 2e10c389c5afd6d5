/** Cards of a showdown as people type and read them: a joker with how it was dealt. */
import { type Card, cardName, markOf, readCards } from '../equipment/cards/card';
import { JOKER } from '../equipment/cards/joker';
import { fail, ok, type Result } from '../problems/problem';
import { isJoker, JOKER_UP } from './joker-41';

const TYPED = /\bjk-(up|down)\b/gi;

export function readDealt(text: string, field?: string): Result<Card[]> {
  const jokers = [...text.matchAll(TYPED)];
  const rest = text.replace(TYPED, ' ');
  if (jokers.length > 1)
    return fail({ code: 'input-unreadable', message: 'Name the joker once: the pack has one.', field });
  if (/\bjo?k(?:er)?\b/i.test(rest))
    return fail({
      code: 'input-unreadable',
      message: 'Say how the joker was dealt: Jk-down, which is any card, or Jk-up.',
      field,
    });
  const read = readCards(rest, field);
  if (!read.ok) return read;
  return ok([
    ...read.value,
    ...jokers.map(([, dealt = '']) => (dealt.toLowerCase() === 'up' ? JOKER_UP : JOKER)),
  ]);
}

export const dealtMark = (card: Card): string => {
  if (isJoker(card)) return card === JOKER_UP ? 'Jk-up' : 'Jk-down';
  return markOf(card);
};

export const dealtName = (card: Card): string => (isJoker(card) ? 'joker' : cardName(card));
