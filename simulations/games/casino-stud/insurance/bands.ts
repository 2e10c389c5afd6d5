/**
 * For each hand of the player, the dealer's hands that share no card with it and do not qualify, by how high they are:
 * under every up-card on which the wager can be doubled, and under all others together.
 */
import { PACK, RANKS } from '../../../equipment/cards/card';
import type { HandClass } from '../../../equipment/cards/hand-order';
import type { HandsByStrength } from '../../../equipment/cards/hands-by-strength';
import { addHands, FOLD, newSubsetCounts, signedSubsets } from '../../../equipment/cards/subset-counts';
import { Around } from '../around';
import { addFourOfFive, fourOfOneSuit } from '../four-of-five';
import { BANDS, bandOf } from './wagers';

const HAND = 5;
/**
 * Two bands in one number. Disjoint hands of a band are fewer than 2^20, and 24-fold sums over subsets of all 1,302,540
 * hands without a pair stay below 32 x 24 x 1,302,540 x 2^20 < 2^51.
 */
const SECOND = 2 ** 20;

export type Bands = {
  /** bands[up * 4 + band], for up-cards of the ranks that can be doubled on. */
  under: Float64Array;
  /** By band, over all 47 up-cards. */
  all: Float64Array;
};

class Pair {
  readonly counts = newSubsetCounts();
  readonly around: Around;
  readonly sums = new Float64Array(PACK);
  readonly plain = new Float64Array(PACK);

  constructor(
    readonly band: number,
    readonly weigh: (worth: HandClass) => number,
    { cards, orbits, classes, count }: HandsByStrength,
    upRanks: number,
  ) {
    for (let i = 0; i < count; i += 1) {
      const weight = weigh(classes[i] as HandClass);
      if (weight > 0) addHands(this.counts, cards, i * HAND, HAND, weight * (orbits[i] as number));
    }
    this.around = new Around(this.counts, upRanks);
  }
}

/** The arrays are the same at every visit. */
export function forEachHandsBands(
  options: { hands: HandsByStrength; qualifying: HandClass; upRanks: number; from: number; to: number },
  visit: (hand: number, bands: Bands) => void,
): void {
  const { hands, qualifying, upRanks, from, to } = options;
  const { cards, classes } = hands;
  const bandByClass = Int8Array.from({ length: qualifying }, (_, worth) => bandOf(worth));
  const pairs = [0, 2].map((first) => {
    const weigh = (worth: HandClass) => {
      const band = worth < qualifying ? (bandByClass[worth] as number) : -1;
      return band === first ? 1 : band === first + 1 ? SECOND : 0;
    };
    return new Pair(first, weigh, hands, upRanks);
  });
  const bands: Bands = { under: new Float64Array(PACK * BANDS.length), all: new Float64Array(BANDS.length) };
  const split = (into: Float64Array, at: number, value: number) => {
    const second = Math.floor(value / SECOND);
    into[at] = value - second * SECOND;
    into[at + 1] = second;
  };
  let group = -1;
  let begun = false;
  for (let hand = from; hand < to; hand += 1) {
    const start = hand * HAND;
    const worth = classes[hand] as HandClass;
    const oneSuit = fourOfOneSuit(cards, start);
    if (worth !== group) begun = false;
    for (const { band, weigh, counts, around, sums, plain } of pairs) {
      const folded = (dealers: HandClass) => FOLD * weigh(dealers);
      if (worth !== group) around.nextGroup();
      if (oneSuit || !begun) {
        around.start(sums);
        addFourOfFive(cards, start, folded, sums);
        if (!oneSuit) plain.set(sums);
      } else sums.set(plain);
      around.add(cards, start, sums);
      for (let suit = 0; suit < 4; suit += 1)
        for (let rank = 0; rank < upRanks; rank += 1)
          split(
            bands.under,
            (rank * 4 + suit) * BANDS.length + band,
            (sums[suit * RANKS + rank] as number) / FOLD,
          );
      // Each of the dealer's hands is dealt with any of its five cards up.
      split(bands.all, band, signedSubsets(counts, cards, start, HAND) / FOLD - weigh(worth));
    }
    group = worth;
    begun ||= !oneSuit;
    for (let band = 0; band < BANDS.length; band += 1) bands.all[band] = HAND * (bands.all[band] as number);
    visit(hand, bands);
  }
}
