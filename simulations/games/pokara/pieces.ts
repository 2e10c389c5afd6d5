/**
 * What standing, and discarding each card, comes to for every hand and up-card. The dealer's hands are counted by rank once
 * for each set of cards that are known to be gone: three and the up-card, and these with each card that can be drawn.
 */
import { inTable } from '../../exact/in-table';
import { type DealersHands, dealersHands } from './dealers-hands';
import { handClasses, placeOf } from './hands';
import { improves } from './improving';
import { FACES, type Face } from './pack';
import type { PokaraParameters } from './parameters';
import { pokaraHands, stateCount, stateOf } from './states';

export const RESULTS = ['win', 'tie', 'lose', 'not-improved'] as const;
export type ResultOfDraw = (typeof RESULTS)[number];
/** Standing, then discarding the first, second and third card. */
export const WAYS = 4;
/** Numbers kept for each state. */
export const FIELDS = WAYS * RESULTS.length;

export type Rules = Pick<PokaraParameters, 'flushes' | 'improves'>;

/** How many deals of the cards that are not seen there are for a state: a card for the player, two and one for the dealer. */
export function unseenDeals(cards: number): number {
  const left = cards - 4;
  return ((left * (left - 1) * (left - 2)) / 2) * (left - 3);
}

/** The dealer's hands around the up-card by rank, each times the cards left to draw. */
function countByRank(
  { standing, drawing }: DealersHands,
  up: Face,
  left: Float64Array,
  counts: Float64Array,
): void {
  counts.fill(0);
  let cards = 0;
  for (let face = 0; face < FACES; face += 1) cards += inTable(left[face]);
  for (let b = 0; b < FACES; b += 1) {
    const first = inTable(left[b]);
    if (first === 0) continue;
    for (let c = b; c < FACES; c += 1) {
      const ways = b === c ? (first * (first - 1)) / 2 : first * inTable(left[c]);
      if (ways === 0) continue;
      const at = placeOf(up, b, c);
      const rank = inTable(standing[at]);
      if (rank > 0) {
        counts[rank] = inTable(counts[rank]) + ways * (cards - 2);
        continue;
      }
      left[b] = inTable(left[b]) - 1;
      left[c] = inTable(left[c]) - 1;
      const from = at * FACES;
      for (let card = 0; card < FACES; card += 1) {
        const drawn = inTable(drawing[from + card]);
        counts[drawn] = inTable(counts[drawn]) + ways * inTable(left[card]);
      }
      left[b] = inTable(left[b]) + 1;
      left[c] = inTable(left[c]) + 1;
    }
  }
}

export type PieceOptions = {
  rules: Rules;
  /** How many of each face are in the packs together. */
  pack: Float64Array;
  from: number;
  to: number;
};

/** By state, way and result: how many of `unseenDeals` end so, for the hands `from` to below `to` of `pokaraHands()`. */
export function pokaraPiece({ rules, pack, from, to }: PieceOptions): Float64Array {
  const hands = pokaraHands();
  const { classOf } = handClasses(rules.flushes);
  const dealers = dealersHands(rules);
  const counts = new Float64Array(dealers.ranks);
  const below = new Float64Array(dealers.ranks + 1);
  const sums = new Float64Array(stateCount() * FIELDS);
  const cards = pack.reduce((total, count) => total + count, 0);
  const left = Float64Array.from(pack);
  const take = (face: Face, by: number) => {
    left[face] = inTable(left[face]) - by;
  };
  const short = () => left.some((count) => count < 0);

  const countBelow = (up: Face) => {
    countByRank(dealers, up, left, counts);
    for (let rank = 0; rank < dealers.ranks; rank += 1)
      below[rank + 1] = inTable(below[rank]) + inTable(counts[rank]);
  };
  const add = (at: number, rank: number, times: number) => {
    const won = inTable(below[rank]);
    const tied = inTable(counts[rank]);
    sums[at] = inTable(sums[at]) + times * won;
    sums[at + 1] = inTable(sums[at + 1]) + times * tied;
    sums[at + 2] = inTable(sums[at + 2]) + times * (inTable(below[dealers.ranks]) - won - tied);
  };

  for (let hand = from; hand < to; hand += 1) {
    const { faces } = hands[hand] as (typeof hands)[number];
    const [a, b, c] = faces;
    const dealt = inTable(classOf[placeOf(a, b, c)]);
    for (let up = 0; up < FACES; up += 1) {
      const at = stateOf(hand, up) * FIELDS;
      for (const face of [...faces, up]) take(face, 1);
      if (!short()) {
        countBelow(up);
        add(at, dealt + 1, cards - 7);
        for (let card = 0; card < FACES; card += 1) {
          const times = inTable(left[card]);
          if (times === 0) continue;
          take(card, 1);
          countBelow(up);
          for (let place = 0; place < 3; place += 1) {
            const kept = faces.filter((_, i) => i !== place) as [Face, Face];
            const drawn = inTable(classOf[placeOf(...kept, card)]);
            const to = at + (place + 1) * RESULTS.length;
            if (improves(rules.improves, dealt, drawn, faces[place] as Face, card)) add(to, drawn + 1, times);
            else sums[to + 3] = inTable(sums[to + 3]) + times * inTable(below[dealers.ranks]);
          }
          take(card, -1);
        }
      }
      for (const face of [...faces, up]) take(face, -1);
    }
  }
  return sums;
}
