/**
 * A hand of five against every hand the dealer can have around an up-card. The dealer's hands that hold the up-card u and
 * no card of the player's hand P are, by inclusion and exclusion, the sum over the subsets S of P of (-1)^|S| times the
 * hands that hold S and u. Hands are taken in order of strength, so all that was counted so far is weaker.
 */
import { PACK, RANKS } from '../../equipment/cards/card';
import type { HandClass } from '../../equipment/cards/hand-order';
import type { HandsByStrength } from '../../equipment/cards/hands-by-strength';
import { addHands, FOLD, newSubsetCounts } from '../../equipment/cards/subset-counts';
import { inTable } from '../../exact/in-table';
import { Around } from './around';
import { addFourOfFive, fourOfOneSuit } from './four-of-five';

const HAND = 5;
/**
 * Three counts in one number. At most C(46, 4) = 163,185 < 2^18 hands lie under an up-card, and fewer than 2^10 of them
 * tie. Ties over all subsets are fewer than 800, so 24-fold sums stay below 24 x 800 x 2^36 < 2^51.
 */
const WEAKER = 2 ** 18;
const TIED = 2 ** 36;

/** By up-card, of the dealer's hands that can lie under it and hold none of the player's cards: */
export type Matchup = {
  /** those that do not qualify, */
  unqualified: Int32Array;
  /** those weaker than the player's hand, qualified or not, */
  weaker: Int32Array;
  /** and those of the same strength. All are 0 for the player's own cards. */
  tied: Int32Array;
};

export type MatchupOptions = {
  hands: HandsByStrength;
  /** By class of hand: its strength, which is what `hands` are sorted by. */
  strengthOf: Uint16Array;
  /** The least strength with which the dealer qualifies. */
  qualifying: number;
  from: number;
  to: number;
};

/** Visits hands `from` to below `to` of the list. The arrays are the same at every visit. */
export function forEachMatchup(
  { hands, strengthOf, qualifying, from, to }: MatchupOptions,
  visit: (hand: number, matchup: Matchup) => void,
): void {
  const { cards, classes, orbits } = hands;
  const counts = newSubsetCounts();
  const count = (at: number, weight: number) =>
    addHands(counts, cards, at * HAND, HAND, weight * inTable(orbits[at]));
  const endOfClass = (at: number) => {
    let end = at;
    while (end < hands.count && classes[end] === classes[at]) end += 1;
    return end;
  };

  let first = from;
  while (first > 0 && classes[first - 1] === classes[first]) first -= 1;
  for (let i = 0; i < hands.count; i += 1) {
    const weight = (inTable(classes[i]) < qualifying ? 1 : 0) + (i < first ? WEAKER : 0);
    if (weight === 0) break;
    count(i, weight);
  }

  const around = new Around(counts);
  const sums = new Float64Array(PACK);
  const plain = new Float64Array(PACK);
  const matchup: Matchup = {
    unqualified: new Int32Array(PACK),
    weaker: new Int32Array(PACK),
    tied: new Int32Array(PACK),
  };
  while (first < to) {
    const end = endOfClass(first);
    const worth = inTable(classes[first]);
    for (let i = first; i < end; i += 1) count(i, TIED);
    around.nextGroup();
    let begun = false;
    const weigh = (hand: HandClass) => {
      const dealers = inTable(strengthOf[hand]);
      return (
        FOLD *
        ((dealers < qualifying ? 1 : 0) + (dealers < worth ? WEAKER : 0) + (dealers === worth ? TIED : 0))
      );
    };
    for (let hand = Math.max(first, from); hand < Math.min(end, to); hand += 1) {
      if (fourOfOneSuit(cards, hand * HAND)) {
        around.start(sums);
        addFourOfFive(cards, hand * HAND, weigh, sums);
      } else {
        if (!begun) {
          around.start(plain);
          addFourOfFive(cards, hand * HAND, weigh, plain);
          begun = true;
        }
        sums.set(plain);
      }
      around.add(cards, hand * HAND, sums);
      unpack(sums, matchup);
      for (let i = hand * HAND; i < (hand + 1) * HAND; i += 1) {
        matchup.unqualified[inTable(cards[i])] = 0;
        matchup.weaker[inTable(cards[i])] = 0;
        matchup.tied[inTable(cards[i])] = 0;
      }
      visit(hand, matchup);
    }
    for (let i = first; i < end; i += 1) count(i, WEAKER - TIED);
    first = end;
  }
}

function unpack(sums: Float64Array, { unqualified, weaker, tied }: Matchup): void {
  for (let suit = 0; suit < 4; suit += 1)
    for (let rank = 0; rank < RANKS; rank += 1) {
      const all = inTable(sums[suit * RANKS + rank]) / FOLD;
      const ties = Math.floor(all / TIED);
      const rest = all - ties * TIED;
      const below = Math.floor(rest / WEAKER);
      const up = rank * 4 + suit;
      tied[up] = ties;
      weaker[up] = below;
      unqualified[up] = rest - below * WEAKER;
    }
}
