/** Finishes drawn at random, and bets that back what is drawn: for pools with too many results to settle each of them. */
import type { RandomSource } from '../../equipment/random-source';
import { inTable } from '../../exact/in-table';
import type { Pool } from '../pool';
import { addStake, ascending, type Stake } from '../selection';
import { NORMAL, shiftsFor } from './running-times';

/** The runners of a race in the order in which they finish. */
export type Draw = (random: RandomSource) => number[];

const FINE = 0x20_0000;

/** Above 0 and below 1. */
const uniform = (random: RandomSource): number =>
  (random.below(FINE) + (random.below(FINE) + 0.5) / FINE) / FINE;

const exponential = (random: RandomSource): number => -Math.log(uniform(random));
const normal = (random: RandomSource): number =>
  Math.sqrt(2 * exponential(random)) * Math.cos(2 * Math.PI * uniform(random));

const byTime = (runners: readonly number[], times: readonly number[]): number[] =>
  runners
    .map((horse, at) => ({ horse, time: inTable(times[at]) }))
    .sort((one, other) => one.time - other.time)
    .map(({ horse }) => horse);

/** The least of exponential times with these rates is each with its chance, and so on among those left. */
export const drawnByHarville =
  (runners: readonly number[], chances: readonly number[]): Draw =>
  (random) =>
    byTime(
      runners,
      chances.map((chance) => exponential(random) / chance),
    );

export function drawnByHenery(runners: readonly number[], chances: readonly number[]): Draw {
  const shifts = shiftsFor(NORMAL, chances);
  return (random) =>
    byTime(
      runners,
      shifts.map((shift) => shift + normal(random)),
    );
}

/** So many unit bets, each on the horses that come first in a finish drawn for it: the public knows how often each wins. */
export function drawnBets(
  pool: Pool,
  many: number,
  drawOf: (race: number) => Draw,
  random: RandomSource,
): Pool {
  const { type, races, unit } = pool;
  const stakes = new Map<string, Stake>();
  for (let bet = 0; bet < many; bet += 1) {
    const legs = races.map((race) => {
      const first = drawOf(race)(random).slice(0, type.pick);
      return type.ordered ? first : ascending(first);
    });
    addStake(stakes, legs, unit);
  }
  return { ...pool, stakes, unlisted: 0n };
}
