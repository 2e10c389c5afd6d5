/** What a showdown has to know of a poker game: a page is handed this and no more. */
import { cardsOf } from '../book';
import { type AnyGame, hasPot } from '../words';
import type { SetsGame } from './points-asked';
import type { PotGame } from './pot-asked';

export type ShowdownGame = PotGame | SetsGame;

export function showdownGameOf(game: AnyGame): ShowdownGame {
  const { id, label, lines, notes } = game;
  const head = { id, label, lines, ...(notes ? { notes } : {}) };
  if (!hasPot(game)) {
    const { first, rules, readings } = game;
    return { ...head, first, rules, ...(readings ? { readings } : {}) };
  }
  const { pot, readings, oddChipsLine } = game;
  return {
    ...head,
    pot,
    draws: cardsOf(game).draws !== undefined,
    ...(readings ? { readings } : {}),
    ...(oddChipsLine === undefined ? {} : { oddChipsLine }),
  };
}

export const isPotGame = (game: ShowdownGame): game is PotGame => 'pot' in game;
