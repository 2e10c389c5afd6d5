/** The sums that a part of the player's hands adds to the solution. */
import { PACK, RANKS, SUITS } from '../../equipment/cards/card';
import { choose } from '../../equipment/cards/card-sets';
import type { HandClass } from '../../equipment/cards/hand-order';
import { ALL_RANKS, type HandsByStrength, handsByStrength } from '../../equipment/cards/hands-by-strength';
import { inTable } from '../../exact/in-table';
import type { Raises } from './gains';
import { type ComparedOrder, USUAL } from './hand-orders';
import { forEachMatchup } from './matchups';
import { ANY_RANK, PUBLISHED } from './published';
import { RAISE_ROW } from './raise-row';
import { RAISE_ROWS } from './wagers';

const HAND = 5;

/** Where a strategy's sums are: rounds won by row of the raise's table, and those that end in another way. */
export const SUM_OF = {
  won: 0,
  unqualified: RAISE_ROWS.length,
  tied: RAISE_ROWS.length + 1,
  lost: RAISE_ROWS.length + 2,
  folded: RAISE_ROWS.length + 3,
} as const;
export const SUM_COUNT = RAISE_ROWS.length + 4;

let known: HandsByStrength | undefined;
/** 134,459 hands that differ by more than the names of their suits, from the weakest to the strongest. */
export function everyHand(): HandsByStrength {
  known ??= handsByStrength(HAND);
  return known;
}

export type PieceOptions = {
  hands: HandsByStrength;
  /** The mask of the ranks in the pack. */
  ranks?: number;
  /** How hands compare; the usual way where it is left out. */
  order?: ComparedOrder;
  qualifying: HandClass;
  raises: Raises;
  from: number;
  to: number;
};

/** How many rounds end in which way, for the hands and up-cards that were added. */
class Tally {
  readonly sums = new Float64Array(SUM_COUNT);

  add(row: number, orbit: number, unqualified: number, won: number, tied: number, lost: number): void {
    const { sums } = this;
    sums[row] = inTable(sums[row]) + orbit * won;
    sums[SUM_OF.unqualified] = inTable(sums[SUM_OF.unqualified]) + orbit * unqualified;
    sums[SUM_OF.tied] = inTable(sums[SUM_OF.tied]) + orbit * tied;
    sums[SUM_OF.lost] = inTable(sums[SUM_OF.lost]) + orbit * lost;
  }

  fold(rounds: number): void {
    this.sums[SUM_OF.folded] = inTable(this.sums[SUM_OF.folded]) + rounds;
  }
}

/**
 * The sums of the best strategy and then of each published one; and last, by hand, the up-cards on which to raise, as bits
 * of a number below 2^52. Sums are of rounds, of which there are 19,933,230,517,200, below 2^53.
 */
export function studPiece(options: PieceOptions): Float64Array[] {
  const { ranks = ALL_RANKS, order = USUAL, raises, from, to } = options;
  const { hands, places } = order.inOrder(options.hands);
  const { strengthOf, classOf } = order;
  const qualifying = inTable(strengthOf[options.qualifying]);
  let inPack = 0;
  for (let rank = 0; rank < RANKS; rank += 1) inPack += ((ranks >> rank) & 1) * SUITS;
  const upCards = inPack - HAND;
  const under = choose(upCards - 1, HAND - 1);
  const masks = new Float64Array(hands.count);
  const best = new Tally();
  const tallies = PUBLISHED.map(({ raisesOn }) => ({ raisesOn, tally: new Tally(), rule: 0 }));
  let ruled = -1;

  forEachMatchup({ hands, strengthOf, qualifying, from, to }, (hand, { unqualified, weaker, tied }) => {
    const strength = inTable(hands.classes[hand]);
    const worth = classOf[strength] as HandClass;
    const orbit = inTable(hands.orbits[hand]);
    const row = inTable(RAISE_ROW[worth]);
    // A dealer who qualifies beats every hand that would not.
    const compared = strength >= qualifying;
    const wonOn = (up: number) => (compared ? inTable(weaker[up]) - inTable(unqualified[up]) : 0);
    const tiedOn = (up: number) => (compared ? inTable(tied[up]) : 0);
    const addOn = (tally: Tally, up: number) => {
      const [n, w, t] = [inTable(unqualified[up]), wonOn(up), tiedOn(up)];
      tally.add(row, orbit, n, w, t, under - n - w - t);
    };
    let mask = 0;
    let bit = 1;
    let folded = 0;
    let n = 0;
    let w = 0;
    let t = 0;
    let own = hand * HAND;
    for (let up = 0; up < PACK; up += 1, bit *= 2) {
      if (hands.cards[own] === up) {
        if (own < hand * HAND + HAND - 1) own += 1;
        continue;
      }
      if (((ranks >> (up >> 2)) & 1) === 0) continue;
      const nUp = inTable(unqualified[up]);
      const wUp = wonOn(up);
      const tUp = tiedOn(up);
      n += nUp;
      w += wUp;
      t += tUp;
      if (raises(row, nUp, wUp, tUp, under - nUp - wUp - tUp)) mask += bit;
      else folded += 1;
    }
    masks[places ? inTable(places[hand]) : hand] = mask;
    const addAll = (tally: Tally) => tally.add(row, orbit, n, w, t, upCards * under - n - w - t);
    const play = (tally: Tally, raised: (up: number) => boolean) => {
      for (let up = 0; up < PACK; up += 1) {
        if (((ranks >> (up >> 2)) & 1) === 0 || holds(hands.cards, hand * HAND, up)) continue;
        if (raised(up)) addOn(tally, up);
        else tally.fold(orbit * under);
      }
    };
    if (folded === 0) addAll(best);
    else if (folded === upCards) best.fold(orbit * upCards * under);
    else play(best, (up) => Math.floor(mask / 2 ** up) % 2 === 1);
    for (const published of tallies) {
      if (ruled !== worth) published.rule = published.raisesOn(worth);
      const { rule, tally } = published;
      if (rule === ANY_RANK) addAll(tally);
      else if (rule === 0) tally.fold(orbit * upCards * under);
      else play(tally, (up) => ((rule >> (up >> 2)) & 1) === 1);
    }
    ruled = worth;
  });
  return [best.sums, ...tallies.map(({ tally }) => tally.sums), masks];
}

function holds(cards: Uint8Array, from: number, card: number): boolean {
  for (let i = from; i < from + HAND; i += 1) if (cards[i] === card) return true;
  return false;
}
