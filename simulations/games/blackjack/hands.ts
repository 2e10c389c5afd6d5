/** Every hand of blackjack that has not gone over 21: 3,082 of them with the empty one. */
import { inTable } from '../../exact/in-table';
import { everyHand } from './every-hand';
import { ACE, KINDS, points } from './ranks';

export { BUST } from './every-hand';

export const MOST = 21;
/** The total of a hand over 21, and of two cards of 21 after a split, which can be worth more than 21 of more. */
export const OVER_21 = MOST + 1;
export const TWO_OF_21 = MOST + 2;

export const HANDS = everyHand({
  points: Array.from({ length: KINDS }, (_, kind) => points(kind)),
  high: [ACE],
  most: MOST,
});

export const draw = (hand: number, kind: number): number => inTable(HANDS.next[hand * KINDS + kind]);

/** The hand of these kinds of cards. */
export const handOf = (...kinds: readonly number[]): number => kinds.reduce(draw, HANDS.empty);
