import type { DecisionFamily, PayTables } from '../../../decisions';
import { choose } from '../../../equipment/cards/card-sets';
import type { HandClass } from '../../../equipment/cards/hand-order';
import type { HandsByStrength } from '../../../equipment/cards/hands-by-strength';
import { inUnits, netPays, unitOf } from '../../net-pays';
import { qualifyingClass } from '../parameters';
import { everyHand } from '../pieces';
import { type Bands, forEachHandsBands } from './bands';
import { insuranceDealer } from './dealer';
import { solveInsurance } from './solve';
import {
  BANDS,
  EVENTS,
  FIRST_BAND,
  INSURANCE,
  type InsuranceParameters,
  insuranceWagers,
  LOSE,
  InsuranceParameters as Parameters,
  playersRow,
} from './wagers';

const PIECES = 2;
const UP_CARDS = 47;
const UNDER = choose(46, 4);

/** Up-cards on which doubling gains, as bits, from the dealer's hands in each band. */
function doublesOn(tables: PayTables) {
  const net = netPays(insuranceWagers(), tables);
  const gains = EVENTS.map((event) => net(INSURANCE, event));
  const unit = unitOf(gains);
  const units = gains.map((gain) => inUnits(gain, unit));
  return (row: number, { under }: Bands, up: number): boolean => {
    let gain = 0n;
    let lost = UNDER;
    for (let band = 0; band < BANDS.length; band += 1) {
      const hands = under[up * BANDS.length + band] as number;
      lost -= hands;
      gain += BigInt(hands) * (units[row < 0 ? FIRST_BAND + band : row] as bigint);
    }
    return gain + BigInt(lost) * (units[LOSE] as bigint) > 0n;
  };
}

/**
 * Rounds by event, with the wager not doubled and doubled: of the best strategy and of doubling always. Last, by hand, the
 * up-cards on which to double, as bits.
 */
function insurancePiece(
  hands: HandsByStrength,
  parameters: InsuranceParameters,
  tables: PayTables,
  from: number,
  to: number,
): Float64Array[] {
  const upRanks = parameters.doubleTo - 1;
  const doubles = doublesOn(tables);
  const [best, always] = [new Float64Array(2 * EVENTS.length), new Float64Array(2 * EVENTS.length)];
  const masks = new Float64Array(hands.count);
  const qualifying = qualifyingClass(parameters);
  const add = (sums: Float64Array, at: number, rounds: number) => {
    sums[at] = (sums[at] as number) + rounds;
  };
  forEachHandsBands({ hands, qualifying, upRanks, from, to }, (hand, bands) => {
    const row = playersRow(hands.classes[hand] as HandClass);
    const orbit = hands.orbits[hand] as number;
    const own = hands.cards.subarray(hand * 5, hand * 5 + 5);
    /** So many of the dealer's hands of each band, and so many in all, with the wager staked once or twice. */
    const settle = (sums: Float64Array, staked: number, of: (band: number) => number, all: number) => {
      let lost = all;
      for (let band = 0; band < BANDS.length; band += 1) {
        const rounds = of(band);
        lost -= rounds;
        add(sums, staked * EVENTS.length + (row < 0 ? FIRST_BAND + band : row), orbit * rounds);
      }
      add(sums, staked * EVENTS.length + LOSE, orbit * lost);
    };
    let mask = 0;
    let low = 0;
    const rest = Float64Array.from(bands.all);
    for (let up = 0; up < upRanks * 4; up += 1) {
      if (own.includes(up)) continue;
      low += 1;
      const of = (band: number) => bands.under[up * BANDS.length + band] as number;
      for (let band = 0; band < BANDS.length; band += 1) rest[band] = (rest[band] as number) - of(band);
      const doubled = doubles(row, bands, up);
      if (doubled) mask += 2 ** up;
      settle(best, doubled ? 1 : 0, of, UNDER);
      settle(always, 1, of, UNDER);
    }
    for (const sums of [best, always])
      settle(sums, 0, (band) => rest[band] as number, (UP_CARDS - low) * UNDER);
    masks[hand] = mask;
  });
  return [best, always, masks];
}

export const casinoStudInsurance: DecisionFamily<InsuranceParameters> = {
  id: 'casino-stud-insurance',
  label: 'Casino stud poker, bonus insurance',
  parameters: Parameters,
  wagers: insuranceWagers,
  pieces: () => PIECES,
  runPiece: (parameters, tables, piece) => {
    const hands = everyHand();
    const startOf = (at: number) => Math.floor((at * hands.count) / PIECES);
    return insurancePiece(hands, parameters, tables, startOf(piece), startOf(piece + 1));
  },
  solve: solveInsurance,
  dealer: insuranceDealer,
};
