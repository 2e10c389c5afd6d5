/** On which up-cards doubling gains, and what that and other ways to play come to. */
import type { PayTables } from '../../../decisions';
import { choose } from '../../../equipment/cards/card-sets';
import type { HandClass } from '../../../equipment/cards/hand-order';
import type { HandsByStrength } from '../../../equipment/cards/hands-by-strength';
import { inUnits, netPays, unitOf } from '../../net-pays';
import { qualifyingClass } from '../parameters';
import { type Bands, forEachHandsBands } from './bands';
import {
  BANDS,
  EVENTS,
  FIRST_BAND,
  INSURANCE,
  type InsuranceParameters,
  insuranceWagers,
  LOSE,
  playersRow,
} from './wagers';
import { simplyDoubled } from './when-to-double';

const HAND = 5;
const UP_CARDS = 47;
const UNDER = choose(46, 4);

/** Doubles decide what is further from even than they can err; whole numbers decide the rest. */
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
      const hands = under[up * BANDS.length + band] as number;
      lost -= hands;
      gain += hands * (close[row < 0 ? FIRST_BAND + band : row] as number);
    }
    gain += lost * (close[LOSE] as number);
    if (Math.abs(gain) > within) return gain > 0;
    let exactly = BigInt(lost) * (units[LOSE] as bigint);
    for (let band = 0; band < BANDS.length; band += 1)
      exactly +=
        BigInt(under[up * BANDS.length + band] as number) *
        (units[row < 0 ? FIRST_BAND + band : row] as bigint);
    return exactly > 0n;
  };
}

/** Adds rounds by event, after `at`: so many of the dealer's hands of each band from `first`, and so many in all. */
function settle(
  sums: Float64Array,
  at: number,
  row: number,
  orbit: number,
  ofBands: Float64Array,
  first: number,
  all: number,
): void {
  let lost = all;
  for (let band = 0; band < BANDS.length; band += 1) {
    const rounds = ofBands[first + band] as number;
    lost -= rounds;
    const event = at + (row < 0 ? FIRST_BAND + band : row);
    sums[event] = (sums[event] as number) + orbit * rounds;
  }
  sums[at + LOSE] = (sums[at + LOSE] as number) + orbit * lost;
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
  const upRanks = parameters.doubleTo - 1;
  const doubles = doublesOn(tables);
  const doubled = EVENTS.length;
  const ways = Array.from({ length: 3 }, () => new Float64Array(2 * doubled));
  const [best, simple, always] = ways as [Float64Array, Float64Array, Float64Array];
  const masks = new Float64Array(hands.count);
  const qualifying = qualifyingClass(parameters);
  const rest = new Float64Array(BANDS.length);
  forEachHandsBands({ hands, qualifying, upRanks, from, to }, (hand, bands) => {
    const row = playersRow(hands.classes[hand] as HandClass);
    const orbit = hands.orbits[hand] as number;
    const own = hands.cards.subarray(hand * HAND, (hand + 1) * HAND);
    let mask = 0;
    let low = 0;
    rest.set(bands.all);
    for (let up = 0; up < upRanks * 4; up += 1) {
      if (own.includes(up)) continue;
      low += 1;
      const first = up * BANDS.length;
      for (let band = 0; band < BANDS.length; band += 1)
        rest[band] = (rest[band] as number) - (bands.under[first + band] as number);
      const gains = doubles(row, bands, up);
      if (gains) mask += 2 ** up;
      settle(best, gains ? doubled : 0, row, orbit, bands.under, first, UNDER);
      settle(simple, simplyDoubled(own, row, up) ? doubled : 0, row, orbit, bands.under, first, UNDER);
      settle(always, doubled, row, orbit, bands.under, first, UNDER);
    }
    for (const sums of ways) settle(sums, 0, row, orbit, rest, 0, (UP_CARDS - low) * UNDER);
    masks[hand] = mask;
  });
  return [...ways, masks];
}
