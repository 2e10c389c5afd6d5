/**
 * The cheapest and the dearest stake of a wager whose commission is rounded to coins, over every stake that can be placed.
 *
 * The coins charged stand still from one jump to the next, so what they cost of each unit staked only falls on the way:
 * it is dearest at the first stake after a jump and cheapest at the last one before the next. These are all looked at.
 *
 * What rounding adds to the charge repeats with the stake, after as many steps as make every charge a whole number of
 * coins. Divided by the stake it is largest, either way, where it comes first; and where it is never below nothing, it
 * is nothing once in each such run. So the first run holds both extremes.
 */
import { type Fraction, ONE, ZERO } from '../exact/fraction';
import { type AtStake, type Commission, type Counted, edgeAtStake, type Gross } from './commission';

/** Every whole step from one limit to the other, both included, in minor units. */
export type Stakes = { from: number; to: number; step: number };

/** The smallest of several where they cost the same. */
export function extremes(
  distribution: Counted,
  gross: Gross,
  commission: Commission,
  { from, to, step }: Stakes,
): { least: AtStake; most: AtStake } {
  if (from % step !== 0 || to % step !== 0) throw new RangeError('both limits are whole steps');
  const rates = ratesOf(distribution, gross, commission, step);
  const [first, end] = [BigInt(from / step), BigInt(to / step)];
  const last = commission.rounding === 'exact' ? first : lower(end, first + repeatsAfter(rates));
  let [least, most] = [chargedAt(rates, first), chargedAt(rates, first)];
  for (let steps = first; steps <= last; ) {
    const next = nextJump(rates, steps);
    for (const charged of [chargedAt(rates, steps), chargedAt(rates, lower(next - 1n, last))]) {
      if (isCheaper(charged, least)) least = charged;
      if (isCheaper(most, charged)) most = charged;
    }
    steps = next;
  }
  const priced = ({ steps }: Charged) => edgeAtStake(distribution, gross, commission, Number(steps) * step);
  return { least: priced(least), most: priced(most) };
}

const lower = (a: bigint, b: bigint): bigint => (a < b ? a : b);

type Charged = { steps: bigint; coins: bigint };

const isCheaper = (one: Charged, other: Charged): boolean =>
  one.coins * other.steps < other.coins * one.steps;

/** Coins due for each step staked on an event, and how often it comes. */
type Rate = { count: bigint; due: Fraction; isUp: boolean };

function ratesOf(
  { outcomes }: Counted,
  gross: Gross,
  { events, from, share, rounding, coin }: Commission,
  step: number,
): Rate[] {
  return outcomes
    .filter(({ event }) => events.includes(event))
    .map(({ event, count }) => ({
      count,
      due: (from === 'winnings' ? gross(event) : ONE).mul(share).mul(step).div(coin),
      isUp: rounding === 'up',
    }))
    .filter(({ due }) => due.gt(ZERO));
}

const coinsOf = ({ due: { n, d }, isUp }: Rate, steps: bigint): bigint =>
  isUp ? (steps * n + d - 1n) / d : (2n * steps * n + d) / (2n * d);

/** All that is charged over the whole universe. */
const chargedAt = (rates: readonly Rate[], steps: bigint): Charged => ({
  steps,
  coins: rates.reduce((all, rate) => all + rate.count * coinsOf(rate, steps), 0n),
});

/** The first stake beyond this one at which more coins are charged on some event. */
function nextJump(rates: readonly Rate[], steps: bigint): bigint {
  const jumps = rates.map((rate) => {
    const coins = coinsOf(rate, steps);
    const { n, d } = rate.due;
    // Rounded up, a coin more from just above a whole one on; to the nearest, from half a coin on.
    return rate.isUp ? (coins * d) / n + 1n : ((2n * coins + 1n) * d + 2n * n - 1n) / (2n * n);
  });
  return jumps.reduce(lower, jumps[0] ?? steps + 1n);
}

const repeatsAfter = (rates: readonly Rate[]): bigint =>
  rates.reduce((all, { due }) => leastCommonMultiple(all, due.d), 1n);

const leastCommonMultiple = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
};
