/**
 * A commission that is rounded to coins: what a wager costs at a stake. Money in minor units. Without rounding the edge
 * is the same at every stake; with it, small stakes pay a share that nobody has printed.
 */
import { type Fraction, ONE, ratio, ZERO } from '../exact/fraction';
import { type Flow, fixedSum, flow } from '../money/flow';
import { playersGain } from '../money/views';
import type { Distribution } from '../wagers/distribution';
import type { EventId } from '../wagers/event';
import { edgeOf } from './house-edge';

export const ROUNDINGS = ['exact', 'nearest', 'up'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export type Commission = {
  /** Every event on which it is taken. */
  events: readonly [EventId, ...EventId[]];
  /** Of what is won on the event, or of the wager itself. */
  from: 'winnings' | 'wager';
  share: Fraction;
  rounding: Rounding;
  /** The coin to which it is rounded. */
  coin: number;
};

export type Counted = Pick<Distribution, 'universe' | 'outcomes'>;

/** What each event pays before any commission, for each unit staked. */
export type Gross = (event: EventId) => Fraction;

export type AtStake = { stake: number; charge: Fraction; edge: Fraction };

/** The whole commission on one stake when the event comes, in minor units; half a coin is rounded up. */
export function chargeAt(
  { from, share, rounding, coin, events }: Commission,
  gross: Gross,
  stake: number,
  event: EventId = events[0],
): Fraction {
  const base = from === 'winnings' ? gross(event).mul(stake) : ratio(stake);
  const due = base.mul(share);
  // Of a loss nothing is won that a commission could be taken from.
  if (due.lte(ZERO)) return ZERO;
  if (rounding === 'exact') return due;
  const coins = due.div(coin);
  const whole = rounding === 'up' ? coins.ceil() : coins.add(ratio(1, 2)).floor();
  return whole.mul(coin);
}

/** What is won or lost of one unit staked, and the commission on it. */
function flowsAt(commission: Commission, gross: Gross, stake: number, event: EventId): Flow[] {
  const settled = flow('house', 'player', 'win', gross(event));
  if (!commission.events.includes(event)) return [settled];
  const charge = fixedSum(chargeAt(commission, gross, stake, event), ratio(stake));
  return [settled, flow('player', 'house', 'commission', charge)];
}

export function edgeAtStake(
  distribution: Counted,
  gross: Gross,
  commission: Commission,
  stake: number,
): AtStake {
  const net = (event: EventId) => playersGain(flowsAt(commission, gross, stake, event));
  return { stake, charge: chargeAt(commission, gross, stake), edge: edgeOf(distribution, net) };
}

/** The share at which the wager costs nothing, where there is one between nothing and everything. */
export function breakEvenShare(
  distribution: Counted,
  gross: Gross,
  { events, from }: Commission,
): Fraction | undefined {
  const each = distribution.outcomes
    .filter(({ event }) => events.includes(event))
    .map(({ event, count }) =>
      ratio(count, distribution.universe).mul(from === 'winnings' ? gross(event) : ONE),
    )
    .reduce((sum, base) => sum.add(base), ZERO);
  if (each.lte(ZERO)) return undefined;
  const share = edgeOf(distribution, gross).neg().div(each);
  return share.gte(ZERO) && share.lte(ONE) ? share : undefined;
}

const LADDER = [1, 2, 3, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 50, 75];
const MOST_STAKES = 12;

/** Both limits, and round numbers of the larger unit between them, the smaller ones first: there rounding matters most. */
export function stakesBetween(minimum: number, maximum: number, unit = 100): number[] {
  const round: number[] = [];
  for (let scale = unit; scale <= maximum; scale *= 100) for (const step of LADDER) round.push(step * scale);
  const between = round.filter((stake) => stake > minimum && stake < maximum);
  return [...new Set([minimum, ...between.slice(0, MOST_STAKES - 2), maximum])];
}
