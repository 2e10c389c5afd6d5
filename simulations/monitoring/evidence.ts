/**
 * A test of results that may be looked at every day, for as long as the trial runs, and stopped at any time.
 *
 * Let S be what the house won so far less what it should have won, and for a number t let
 *
 *   L(t) = exp(t S - C(t)),   C(t) = sum over rounds of log E exp(t (gain - mean gain)).
 *
 * Each round multiplies L(t) by a factor whose mean is one, so L(t) has mean one after any number of rounds: it is a martingale, for
 * the exact distribution of the wager and not only for a normal one. An average M of such L(t) over numbers t chosen beforehand is one
 * too (the method of mixtures: Robbins 1970). By Ville's inequality M ever reaches 1/a with a chance of at most a, however often anyone
 * looks. So 1/max M is a chance that holds at every look at once.
 *
 * Wagers of one round depend on each other in ways that a file of results does not say. By Hölder's inequality, with shares q that add up
 * to one, E exp(t (X + Y)) <= (E exp(t X / q))^q (E exp(t Y / (1 - q)))^(1 - q): so C(t) is taken as the sum over wagers of
 * q C(t / q), which is never too small, whatever the dependence. The same inequality covers several players who bet in one round: as if all
 * staked on one result. With stakes of up to a most, C is largest where each is the most (it is convex in the stake and nothing at none).
 */
import { inTable } from '../exact/in-table';
import { type Outcome, type PlayedDay, type StakesKind, shapeOf, spreadOf, stakesOf } from './day';

/** Above, an exponential could leave the range of doubles. */
const LARGE = 30;

/** log E exp(t (gain - mean)): of one unit staked. */
export function cumulant(outcomes: readonly Outcome[], t: number): number {
  const { apart, least, most } = shapeOf(outcomes);
  const top = Math.max(0, t * (t > 0 ? most : least));
  let total = 0;
  if (top <= LARGE) {
    for (const { chance, gain } of apart) total += chance * Math.expm1(t * gain);
    return Math.log1p(total);
  }
  for (const { chance, gain } of apart) total += chance * Math.exp(t * gain - top);
  return top + Math.log(total);
}

const HALVINGS = 20;

/** The numbers t, for a least stake: from half of one over it, each half of the one before, in both directions. */
export const tilts = (leastStake: number): number[] =>
  Array.from({ length: HALVINGS }, (_, at) => 2 ** -(at + 1) / leastStake).flatMap((t) => [t, -t]);

/** C(t) of a day, for each t; undefined where a limit that it needs is not known. */
export function cumulantsOfDay(
  day: PlayedDay,
  ts: readonly number[],
  kind: StakesKind,
): number[] | undefined {
  const spread = spreadOf(day, kind);
  if (spread === undefined) return undefined;
  const parts = day.wagers.flatMap((wager) => {
    const stakes = stakesOf(wager, day.rounds, kind);
    const own = spreadOf({ ...day, wagers: [wager] }, kind);
    return stakes && own ? [{ ...stakes, outcomes: wager.outcomes, share: own / spread }] : [];
  });
  return ts.map((t) =>
    parts.reduce(
      (total, { outcomes, share, stake, rounds }) =>
        total + share * rounds * cumulant(outcomes, (t * stake) / share),
      0,
    ),
  );
}

/** log of the average of exp(t S - C(t)). */
export function logMixture(ts: readonly number[], cumulants: readonly number[], excess: number): number {
  const terms = ts.map((t, at) => t * excess - inTable(cumulants[at]));
  const top = Math.max(...terms);
  return top + Math.log(terms.reduce((total, term) => total + Math.exp(term - top), 0) / ts.length);
}

export type Reach = { low: number; high: number };

/** How far from its expectation a result may lie before the mixture reaches 1/chance. */
export function reachOf(ts: readonly number[], cumulants: readonly number[], chance: number): Reach {
  const goal = -Math.log(chance);
  const end = (sign: 1 | -1): number => {
    let outside = sign;
    while (logMixture(ts, cumulants, outside) < goal) outside *= 2;
    let inside = 0;
    for (let step = 0; step < 50; step += 1) {
      const middle = (inside + outside) / 2;
      if (logMixture(ts, cumulants, middle) < goal) inside = middle;
      else outside = middle as typeof outside;
    }
    return outside;
  };
  return { low: end(-1), high: end(1) };
}
