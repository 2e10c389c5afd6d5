/**
 * For each hand of the player, the dealer's hands that share no card with it and do not qualify, by how high they are. Such
 * a hand is of five ranks without a pair or a straight. A set of ranks is held in as many ways as the suits that the player
 * leaves multiply to, less one for each suit in which all of them are left: those are flushes.
 */
import { RANKS, type Rank, SUITS } from '../../../equipment/cards/card';
import type { HandClass } from '../../../equipment/cards/hand-order';
import type { HandsByStrength } from '../../../equipment/cards/hands-by-strength';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { inTable } from '../../../exact/in-table';
import { bandOf } from './rows';
import { BANDS } from './wagers';

const HAND = 5;
const MASKS = 1 << RANKS;

export type Bands = {
  /** under[up * 4 + band], for up-cards of the ranks that can be doubled on; of no meaning for the player's own cards. */
  under: Float64Array;
  /** By band, over all 47 up-cards. */
  all: Float64Array;
};

type RankSet = { ranks: readonly Rank[]; mask: number; band: number };

function unqualifiedSets(qualifying: HandClass): RankSet[] {
  const { highest } = FIVE_CARD_ORDER.boundsOf('high-card');
  return Array.from({ length: Math.min(qualifying, highest + 1) }, (_, hand) => {
    const { ranks } = FIVE_CARD_ORDER.standingOf(hand);
    return { ranks, mask: ranks.reduce((mask, rank) => mask | (1 << rank), 0), band: bandOf(hand) };
  });
}

/**
 * Whole numbers for each rank of the up-card and, after them, for no up-card; each by band. With an up-card, what is
 * counted are the other four cards.
 */
const placeOf = (rank: Rank, band: number) => rank * BANDS.length + band;

/** At place * 8192 + the ranks of a suit that are left: the sets of ranks that are all among them. */
function suitedSets(sets: readonly RankSet[], upRanks: number): Uint16Array {
  const counts = new Uint16Array(placeOf(upRanks + 1, 0) * MASKS);
  const add = (place: number, mask: number) => {
    counts[place * MASKS + mask] = inTable(counts[place * MASKS + mask]) + 1;
  };
  for (const { ranks, mask, band } of sets) {
    add(placeOf(upRanks, band), mask);
    for (const rank of ranks) if (rank < upRanks) add(placeOf(rank, band), mask - (1 << rank));
  }
  for (let bit = 1; bit < MASKS; bit *= 2)
    for (let at = 0; at < counts.length; at += 1)
      if ((at & bit) !== 0) counts[at] = inTable(counts[at]) + inTable(counts[at - bit]);
  return counts;
}

/** Visits hands `from` to below `to` of the list. The arrays are the same at every visit. */
export function forEachHandsBands(
  options: { hands: HandsByStrength; qualifying: HandClass; upRanks: number; from: number; to: number },
  visit: (hand: number, bands: Bands) => void,
): void {
  const { hands, qualifying, upRanks, from, to } = options;
  const sets = unqualifiedSets(qualifying);
  const suited = suitedSets(sets, upRanks);
  const ranksOf = Uint8Array.from(sets.flatMap(({ ranks }) => ranks));
  const bandsOf = Uint8Array.from(sets, ({ band }) => band);
  const ofAnySuits = new Float64Array(placeOf(upRanks + 1, 0));
  const bands: Bands = {
    under: new Float64Array(upRanks * SUITS * BANDS.length),
    all: new Float64Array(BANDS.length),
  };
  const left = new Int32Array(RANKS);
  const masks = new Int32Array(SUITS);
  const countRanks = (start: number) => {
    left.fill(SUITS);
    for (let i = start; i < start + HAND; i += 1) {
      const rank = inTable(hands.cards[i]) >> 2;
      left[rank] = inTable(left[rank]) - 1;
    }
    ofAnySuits.fill(0);
    for (let set = 0; set < sets.length; set += 1) {
      let ways = 1;
      for (let i = set * HAND; i < (set + 1) * HAND; i += 1) ways *= inTable(left[inTable(ranksOf[i])]);
      if (ways === 0) continue;
      const band = inTable(bandsOf[set]);
      const all = placeOf(upRanks, band);
      ofAnySuits[all] = inTable(ofAnySuits[all]) + ways;
      // Ranks fall, so that those an up-card can be of come last.
      for (let i = (set + 1) * HAND - 1; i >= set * HAND; i -= 1) {
        const rank = inTable(ranksOf[i]);
        if (rank >= upRanks) break;
        const place = placeOf(rank, band);
        ofAnySuits[place] = inTable(ofAnySuits[place]) + ways / inTable(left[rank]);
      }
    }
  };
  let counted = -1;
  for (let hand = from; hand < to; hand += 1) {
    const start = hand * HAND;
    if (hands.classes[hand] !== counted) countRanks(start);
    counted = hands.classes[hand] as HandClass;
    masks.fill(MASKS - 1);
    for (let i = start; i < start + HAND; i += 1) {
      const card = inTable(hands.cards[i]);
      masks[card & 3] = inTable(masks[card & 3]) - (1 << (card >> 2));
    }
    for (let band = 0; band < BANDS.length; band += 1) {
      const all = placeOf(upRanks, band);
      let unsuited = inTable(ofAnySuits[all]);
      for (let suit = 0; suit < SUITS; suit += 1)
        unsuited -= inTable(suited[all * MASKS + inTable(masks[suit])]);
      // Each of the dealer's hands is dealt with any of its five cards up.
      bands.all[band] = HAND * unsuited;
    }
    for (let up = 0; up < upRanks * SUITS; up += 1)
      for (let band = 0; band < BANDS.length; band += 1) {
        const place = placeOf(up >> 2, band);
        bands.under[up * BANDS.length + band] =
          inTable(ofAnySuits[place]) - inTable(suited[place * MASKS + inTable(masks[up & 3])]);
      }
    visit(hand, bands);
  }
}
