/**
 * Every hand of three against every hand the dealer can have. The dealer's hands that hold no card of the player's hand P
 * are, by inclusion and exclusion, the sum over the subsets S of P of (-1)^|S| times the hands that hold S. Hands are
 * taken in order of strength, so that what was counted so far is what is weaker.
 */
import { PACK } from '../../equipment/cards/card';
import { choose } from '../../equipment/cards/card-sets';
import type { HandClass } from '../../equipment/cards/hand-order';
import { type HandsByStrength, handsByStrength } from '../../equipment/cards/hands-by-strength';
import { addHands, FOLD, newSubsetCounts, signedSubsets } from '../../equipment/cards/subset-counts';
import { inTable } from '../../exact/in-table';
import type { ThreeCardPokerParameters } from './parameters';

const HAND = 3;
/** Of the dealer, where none of his cards is seen, and under one that is. */
export const DEALERS_HANDS = choose(49, HAND);
const UNDER_A_CARD = choose(48, HAND - 1);

/** What the player can see beside his own cards: nothing, or each card as the dealer's. Of the latter, three are his own. */
export type Views = { count: number; possible: number; dealersHands: number };
export const viewsOf = ({ dealerShows }: Pick<ThreeCardPokerParameters, 'dealerShows'>): Views =>
  dealerShows === undefined
    ? { count: 1, possible: 1, dealersHands: DEALERS_HANDS }
    : { count: PACK, possible: PACK - HAND, dealersHands: UNDER_A_CARD };

let known: HandsByStrength | undefined;
/** 1,755 hands that differ by more than the names of their suits, from the weakest to the strongest. */
export function everyHand(): HandsByStrength {
  known ??= handsByStrength(HAND);
  return known;
}

/** How many numbers are kept for each hand and view, and which: the dealer's hands by how they end for a player who stays in. */
export const FIELDS = { unqualified: 0, won: 1, tied: 2, unqualifiedBeaten: 3 } as const;
export const FIELD_COUNT = 4;

export function threeCardMatchups(qualifying: HandClass): Float64Array {
  const hands = everyHand();
  const { cards, classes, orbits, count } = hands;
  const weaker = newSubsetCounts();
  const upTo = newSubsetCounts();
  const unqualified = newSubsetCounts();
  const matchups = new Float64Array(count * FIELD_COUNT);
  const add = (counts: Float64Array, at: number) =>
    addHands(counts, cards, at * HAND, HAND, inTable(orbits[at]));
  const disjoint = (counts: Float64Array, hand: number) =>
    signedSubsets(counts, cards, hand * HAND, HAND) / FOLD;
  for (let i = 0; i < count && inTable(classes[i]) < qualifying; i += 1) add(unqualified, i);
  let ofClass = 0;
  while (ofClass < count) {
    let end = ofClass;
    for (; end < count && classes[end] === classes[ofClass]; end += 1) add(upTo, end);
    for (let hand = ofClass; hand < end; hand += 1) {
      const at = hand * FIELD_COUNT;
      const notQualified = disjoint(unqualified, hand);
      const below = disjoint(weaker, hand);
      matchups[at + FIELDS.unqualified] = notQualified;
      matchups[at + FIELDS.unqualifiedBeaten] = Math.min(below, notQualified);
      // A dealer who qualifies beats every hand that would not.
      if (inTable(classes[hand]) < qualifying) continue;
      matchups[at + FIELDS.won] = below - notQualified;
      matchups[at + FIELDS.tied] = disjoint(upTo, hand) - below;
    }
    for (let i = ofClass; i < end; i += 1) add(weaker, i);
    ofClass = end;
  }
  return matchups;
}

/** Whether a hand of `everyHand()` leaves the card to the dealer. */
export function canBeSeen(hand: number, card: number, { count }: Views): boolean {
  const { cards } = everyHand();
  return count === 1 || !cards.subarray(hand * HAND, (hand + 1) * HAND).includes(card);
}
