/** What the pay tables of a game with decisions give, as net gains: exact, and as whole numbers of one unit. */

import { type Fraction, ONE, ratio } from '../../exact/fraction';
import { netPay } from '../../pays/net-pay';
import type { PayTables } from '../../pays/pay-table';
import { pricedEvents } from '../../pays/priced-events';
import type { EventId } from '../../wagers/event';
import type { WagerId, WagerSpec } from '../../wagers/wager-spec';

export type NetPays = (wager: WagerId, event: EventId) => Fraction;

/** The tables were checked before: what cannot be read here is a bug. */
export function netPays(wagers: readonly WagerSpec[], tables: PayTables): NetPays {
  const nets = new Map<string, Fraction>();
  for (const spec of wagers) {
    const priced = pricedEvents(spec, tables[spec.id] ?? {}, `pays.${spec.id}`);
    if (!priced.ok) throw new RangeError(priced.problems[0]?.message);
    for (const { event, pay } of priced.value) nets.set(`${spec.id} ${event.id}`, netPay(pay));
  }
  return (wager, event) => {
    const net = nets.get(`${wager} ${event}`);
    if (net === undefined) throw new RangeError(`${wager} has no event ${event}`);
    return net;
  };
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** The smallest unit of which every gain is a whole number, as how many of it are 1. */
export function unitOf(gains: Iterable<Fraction>): bigint {
  let unit = 1n;
  for (const { d } of gains) unit = (unit / gcd(unit, d)) * d;
  return unit;
}

export const inUnits = (gain: Fraction, unit: bigint): bigint => (gain.s * gain.n * unit) / gain.d;

/** The same for a dealer, whose gains are ordinary numbers: each is below 2^53. */
export function smallUnits(gains: readonly Fraction[]): { unit: number; whole: Float64Array } {
  const unit = unitOf(gains);
  const whole = Float64Array.from(gains, (gain) => Number(inUnits(gain, unit)));
  if (![Number(unit), ...whole].every(Number.isSafeInteger))
    throw new RangeError('these odds have no common unit small enough to play with');
  return { unit: Number(unit), whole };
}

export const whole = (value: number): Fraction => (value === 1 ? ONE : ratio(value));
