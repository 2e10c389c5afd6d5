/** On which up-cards doubling gains, and what that and other ways to play come to. */

import { SUITS } from '../../../equipment/cards/card';
import { choose } from '../../../equipment/cards/card-sets';
import type { HandClass } from '../../../equipment/cards/hand-order';
import type { HandsByStrength } from '../../../equipment/cards/hands-by-strength';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import { inUnits, netPays, unitOf } from '../../decisions/net-pays';
import { qualifyingClass } from '../qualifying';
import { type Bands, forEachHandsBands } from './bands';
import { playersRow } from './rows';
import {
  BANDS,
  EVENTS,
  FIRST_BAND,
  INSURANCE,
  type InsuranceParameters,
  insuranceWagers,
  LOSE,
} from './wagers';
import { simplyDoubled } from './when-to-double';

const HAND = 5;
const UP_CARDS = 47;
const UNDER = choose(46, 4);

/** Doubles decide what is further from even than their error; whole numbers decide the rest. */
function doublesOn(tables: PayTables) {
  const net = netPays(insuranceWagers(), tables);
  const gains = EVENTS.map((event) => net(INSURANCE, event));
  const unit = unitOf(gains);
  const units = gains.map((gain) => inUnits(gain, unit));
  const close = Float64Array.from(gains, (gain) => gain.valueOf());
  const within = UNDER * Math.max(...close.map(Math.abs)) * 2 ** -46;
  return (row: number, { under }: Bands, up: number): boolean => {
    let gain = 0;
    let lost = UNDER;
    for (let band = 0; band < BANDS.length; band += 1) {
      const hands = inTable(under[up * BANDS.length + band]);
      lost -= hands;
      gain += hands * inTable(close[row < 0 ? FIRST_BAND + band : row]);
    }
    gain += lost * inTable(close[LOSE]);
    if (Math.abs(gain) > within) return gain > 0;
    let exactly = BigInt(lost) * (units[LOSE] as bigint);
    for (let band = 0; band < BANDS.length; band += 1)
      exactly +=
        BigInt(inTable(under[up * BANDS.length + band])) *
        (units[row < 0 ? FIRST_BAND + band : row] as bigint);
    return exactly > 0n;
  };
}

/** The dealer's hands of each band over some of the up-cards, and how many up-cards that is. */
class Counted {
  readonly ofBands = new Float64Array(BANDS.length);
  private upCards = 0;

  constructor(private readonly sums: Float64Array) {}

  clear(): void {
    this.ofBands.fill(0);
    this.upCards = 0;
  }

  add({ under }: Bands, up: number): void {
    for (let band = 0; band < BANDS.length; band += 1)
      this.ofBands[band] = inTable(this.ofBands[band]) + inTable(under[up * BANDS.length + band]);
    this.upCards += 1;
  }

  /** Adds the rounds of a hand by event: doubled on these up-cards, and not on the others. */
  settle(row: number, orbit: number, all: Float64Array): void {
    const { sums, ofBands, upCards } = this;
    let [lost, lostDoubled] = [(UP_CARDS - upCards) * UNDER, upCards * UNDER];
    for (let band = 0; band < BANDS.length; band += 1) {
      const doubled = inTable(ofBands[band]);
      const single = inTable(all[band]) - doubled;
      lost -= single;
      lostDoubled -= doubled;
      const event = row < 0 ? FIRST_BAND + band : row;
      sums[event] = inTable(sums[event]) + orbit * single;
      sums[EVENTS.length + event] = inTable(sums[EVENTS.length + event]) + orbit * doubled;
    }
    sums[LOSE] = inTable(sums[LOSE]) + orbit * lost;
    sums[EVENTS.length + LOSE] = inTable(sums[EVENTS.length + LOSE]) + orbit * lostDoubled;
  }
}

/**
 * Rounds by event, with the wager not doubled and doubled: of the best strategy, of the simple one and of doubling always.
 * Last, by hand, the up-cards on which to double, as bits.
 */
export function insurancePiece(
  hands: HandsByStrength,
  parameters: InsuranceParameters,
  tables: PayTables,
  from: number,
  to: number,
): Float64Array[] {
  const upCards = (parameters.doubleTo - 1) * SUITS;
  const doubles = doublesOn(tables);
  const ways = Array.from({ length: 3 }, () => new Float64Array(2 * EVENTS.length));
  const [best, simple, always] = ways.map((sums) => new Counted(sums)) as [Counted, Counted, Counted];
  const masks = new Float64Array(hands.count);
  const options = {
    hands,
    qualifying: qualifyingClass(parameters),
    upRanks: parameters.doubleTo - 1,
    from,
    to,
  };
  forEachHandsBands(options, (hand, bands) => {
    const row = playersRow(hands.classes[hand] as HandClass);
    const own = hands.cards.subarray(hand * HAND, (hand + 1) * HAND);
    let mask = 0;
    let held = 0;
    for (const counted of [best, simple, always]) counted.clear();
    for (let up = 0; up < upCards; up += 1) {
      if (own[held] === up) {
        held += 1;
        continue;
      }
      always.add(bands, up);
      if (simplyDoubled(own, row, up)) simple.add(bands, up);
      if (!doubles(row, bands, up)) continue;
      mask += 2 ** up;
      best.add(bands, up);
    }
    for (const counted of [best, simple, always]) counted.settle(row, inTable(hands.orbits[hand]), bands.all);
    masks[hand] = mask;
  });
  return [...ways, masks];
}
