/** The poker games of the binder, each over a few ways to make hands and to divide a pot. */
import type { PokerBook } from '../../poker/book';
import { DRAWS } from './draw';
import { MATCH_IT } from './match-it';
import { MEXICAN_POKER } from './mexican';
import { POINTS } from './points';
import { STUDS } from './stud';
import { DRAMAHAS, HOLDEM, OMAHAS } from './with-a-board';

/** Games of the binder whose rules are lost, or change rules that it does not have. */
export const POKER_ELSEWHERE = [
  'asian-5-card-stud',
  'limit-buy-in-no-limit-holdem',
  'no-limit-poker',
  'pot-limit-poker',
] as const;

export const caHawaiianGardensPoker: PokerBook = {
  rulebook: 'ca-hawaiian-gardens',
  title: 'Hawaiian Gardens Casino, rules of poker games',
  games: [...HOLDEM, ...OMAHAS, ...DRAMAHAS, MATCH_IT, ...STUDS, MEXICAN_POKER, ...DRAWS],
  points: POINTS,
};
