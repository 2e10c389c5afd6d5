/** Cards as Hawaiian Blackjack sees them: the kinds of blackjack, and jokers, which count two or twelve and stand for nothing else. */
import { inTable } from '../../../exact/in-table';
import { everyHand, type Values } from '../every-hand';
import {
  ACE,
  KINDS as PLAIN_KINDS,
  kindName as plainName,
  points,
  TEN,
  shoeOf as withoutJokers,
} from '../ranks';

export { BUST } from '../every-hand';

export const JOKER = PLAIN_KINDS;
export const KINDS = PLAIN_KINDS + 1;
const JOKERS = 4;
export const PACK_CARDS = 52 + JOKERS;
export const MOST = 22;

export const VALUES: Values = {
  points: Array.from({ length: KINDS }, (_, kind) => (kind === JOKER ? 2 : points(kind))),
  high: [ACE, JOKER],
  most: MOST,
};
/** What a card of a kind counts at the least. */
export const least = (kind: number): number => inTable(VALUES.points[kind]);

export const HANDS = everyHand(VALUES);

export const handOf = (...kinds: readonly number[]): number =>
  kinds.reduce((hand, kind) => inTable(HANDS.next[hand * KINDS + kind]), HANDS.empty);

/** By hand: what it counts with every ace and joker at the least. */
export const HARD = Uint8Array.from({ length: HANDS.count }, (_, hand) =>
  VALUES.points.reduce((sum, of, kind) => sum + of * inTable(HANDS.counts[hand * KINDS + kind]), 0),
);

export const kindName = (kind: number): string => (kind === JOKER ? 'Joker' : plainName(kind));

export const shoeOf = (decks: number): number[] => [...withoutJokers(decks), JOKERS * decks];

/** Of the first rank, and of the second. */
export const isTwoAces = (a: number, b: number): boolean => a === ACE && b === ACE;
export const isJokerAndTen = (a: number, b: number): boolean =>
  (a === TEN && b === JOKER) || (a === JOKER && b === TEN);
export const isRanked = (a: number, b: number): boolean => isTwoAces(a, b) || isJokerAndTen(a, b);

export type Cards = { left: Float64Array; cards: number };

export const takenOut = ({ left, cards }: Cards, ...kinds: readonly number[]): Cards => {
  const less = Float64Array.from(left);
  for (const kind of kinds) less[kind] = inTable(less[kind]) - 1;
  return { left: less, cards: cards - kinds.length };
};
