/** The poker games of the binder, each over a few ways to make hands and to divide a pot. */
import type { PokerBook } from '../../poker/book';
import { DRAWS } from './draw';
import { STUDS } from './stud';
import { DRAMAHAS, HOLDEM, OMAHAS } from './with-a-board';

/** Games of the binder that are not over these ways to make a hand: points, sums, other packs, or a text that is lost. */
export const POKER_ELSEWHERE = [
  'asian-5-card-stud',
  'face-up-chinese-poker',
  'limit-buy-in-no-limit-holdem',
  'match-it',
  'mexican-poker',
  'no-limit-poker',
  'pot-limit-poker',
  'thirteen-card-poker',
] as const;

export const caHawaiianGardensPoker: PokerBook = {
  rulebook: 'ca-hawaiian-gardens',
  title: 'Hawaiian Gardens Casino, rules of poker games',
  games: [...HOLDEM, ...OMAHAS, ...DRAMAHAS, ...STUDS, ...DRAWS],
};
