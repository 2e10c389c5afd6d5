/**
 * Hi-Lo, as its books teach it: two to six count one, tens and aces minus one, by the cards that have been seen. The true
 * count is that over the packs left in the shoe, to the card, rounded down.
 */

const PACK = 52;
/** The count of a fresh shoe is 0; from this true count on more than one unit is wagered, and at the second the most. */
const FIRST_RAISED = 2;
const MOST_AT = 5;

/** By what a card counts in points, aces 1. */
export const hiLoOf = (points: number): number => (points === 1 || points === 10 ? -1 : points <= 6 ? 1 : 0);

export const trueCount = (running: number, cardsLeft: number): number =>
  Math.floor((running * PACK) / cardsLeft);

/** Units wagered at a true count: a quarter of the most for each count above 1, in whole units, and never less than one. */
export function unitsAt(count: number, most: number): number {
  if (count < FIRST_RAISED) return 1;
  const steps = Math.min(count, MOST_AT) - FIRST_RAISED + 1;
  return Math.max(1, Math.ceil((most * steps) / (MOST_AT - FIRST_RAISED + 1)));
}

/** The whole ramp in words: "1 unit below +2, 2 at +2, 4 at +3, 6 at +4, 8 from +5 on". */
export function rampInWords(most: number): string {
  const steps = Array.from({ length: MOST_AT - FIRST_RAISED }, (_, i) => FIRST_RAISED + i);
  const raised = steps.map((count) => `${unitsAt(count, most)} at +${count}`);
  return `1 unit below +${FIRST_RAISED}, ${raised.join(', ')}, ${most} from +${MOST_AT} on`;
}
