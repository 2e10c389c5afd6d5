/** Cards as Hawaiian Blackjack sees them: the kinds of blackjack, and jokers, which count two or twelve and stand for nothing else. */
import { inTable } from '../../../exact/in-table';
import { cardSets } from '../card-sets';
import { everyHand, type Values } from '../every-hand';
import {
  ACE,
  KINDS as PLAIN_KINDS,
  kindName as plainName,
  points,
  TEN,
  shoeOf as withoutJokers,
} from '../ranks';

export { type Cards, takenOut } from '../dealer-ends';
export { BUST } from '../every-hand';

export const JOKER = PLAIN_KINDS;
export const KINDS = PLAIN_KINDS + 1;
export const JOKERS = 4;
export const PACK_CARDS = 52 + JOKERS;
export const MOST = 22;

export const VALUES: Values = {
  points: Array.from({ length: KINDS }, (_, kind) => (kind === JOKER ? 2 : points(kind))),
  high: [ACE, JOKER],
  most: MOST,
};

export const HANDS = everyHand(VALUES);

/** Tens first: hands hold few of them. */
export const SETS = cardSets(HANDS, VALUES, [9, 8, 7, 6, 5, 4, 3, 2, 1, JOKER, ACE]);

export const handOf = (...kinds: readonly number[]): number =>
  kinds.reduce((hand, kind) => inTable(HANDS.next[hand * KINDS + kind]), HANDS.empty);

export const kindName = (kind: number): string => (kind === JOKER ? 'Joker' : plainName(kind));

export const shoeOf = (decks: number): number[] => [...withoutJokers(decks), JOKERS * decks];

/** Of the first rank, and of the second. */
export const isTwoAces = (a: number, b: number): boolean => a === ACE && b === ACE;
export const isJokerAndTen = (a: number, b: number): boolean =>
  (a === TEN && b === JOKER) || (a === JOKER && b === TEN);
export const isRanked = (a: number, b: number): boolean => isTwoAces(a, b) || isJokerAndTen(a, b);
