/**
 * The most that a wager can win: over what can happen, not over the rows of its table. Three wagers of one round may be paid by
 * one row, a cap may hold a row back, and a share of a meter that nobody gave may be more than any row says.
 */
import { type SettledShape, settledOf } from '@/simulations/analysis/settled';
import type { Fraction } from '@/simulations/exact/fraction';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import { parsePay } from '@/simulations/pays/parse-pay';
import { byWay } from '@/simulations/request/settlement';
import type { MeterGiven } from './headline-edge';

type Won = Pick<WagerFigures, 'maxPayout' | 'events'> & SettledShape;

type MeterWin = { pays: string; share: Fraction };

function largestShare(events: WagerFigures['events']): string | undefined {
  let most: MeterWin | undefined;
  for (const { pays, count } of events) {
    const pay = parsePay(pays);
    if (!pay.ok || pay.value.kind !== 'meter' || count === '0') continue;
    const { share } = pay.value;
    if (!most || share.gt(most.share)) most = { pays, share };
  }
  return most?.pays;
}

/** Odds, money or a share of the meter. Of a round: how many `unit`s, what its figures are per. */
export function largestWin(won: Won, given: Pick<MeterGiven, 'meter'>, unit: string): string {
  const { maxPayout, events } = won;
  return byWay(settledOf(won), {
    table: () => maxPayout,
    rows: () => maxPayout,
    model: () => maxPayout,
    round: () => (maxPayout.startsWith('wins ') ? `${maxPayout.slice(5)} × ${unit}` : 'nothing'),
    meter: () => (given.meter ? undefined : largestShare(events)) ?? maxPayout,
  });
}
