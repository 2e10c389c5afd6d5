/**
 * Every hand of three against every hand the dealer can have. The dealer's hands that hold no card of the player's hand P
 * are, by inclusion and exclusion, the sum over the subsets S of P of (-1)^|S| times the hands that hold S. Hands are
 * taken in order of strength, so that what was counted so far is what is weaker.
 */
import { choose } from '../../equipment/cards/card-sets';
import type { HandClass } from '../../equipment/cards/hand-order';
import { type HandsByStrength, handsByStrength } from '../../equipment/cards/hands-by-strength';
import { addHands, FOLD, newSubsetCounts, signedSubsets } from '../../equipment/cards/subset-counts';
import { inTable } from '../../exact/in-table';

const HAND = 3;
export const DEALERS_HANDS = choose(49, HAND);

let known: HandsByStrength | undefined;
/** 1,755 hands that differ by more than the names of their suits, from the weakest to the strongest. */
export function everyHand(): HandsByStrength {
  known ??= handsByStrength(HAND);
  return known;
}

/** How many numbers are kept for each hand, and which: dealer's hands of 18,424 by how they end for a player who stays in. */
export const FIELDS = { unqualified: 0, won: 1, tied: 2 } as const;
export const FIELD_COUNT = 3;

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
      matchups[at + FIELDS.unqualified] = notQualified;
      // A dealer who qualifies beats every hand that would not.
      if (inTable(classes[hand]) < qualifying) continue;
      const below = disjoint(weaker, hand);
      matchups[at + FIELDS.won] = below - notQualified;
      matchups[at + FIELDS.tied] = disjoint(upTo, hand) - below;
    }
    for (let i = ofClass; i < end; i += 1) add(weaker, i);
    ofClass = end;
  }
  return matchups;
}
