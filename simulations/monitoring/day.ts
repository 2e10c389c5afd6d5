/** What a table did on one day, as the test of its results reads it: plain data, money in minor units. */
import { fromText } from '../exact/fraction';
import type { EventResult } from '../figures/wager-figures';

/** One way a wager can end: how often, and what the house then gains of one unit staked. */
export type Outcome = { chance: number; gain: number };

export type PlayedWager = {
  outcomes: readonly Outcome[];
  /** Staked on it that day, by all players together. */
  handle: number;
  /** The most that all players together can stake on it in one round; left out where the limits do not say. */
  most?: number | undefined;
};

export type PlayedDay = { rounds: number; wagers: readonly PlayedWager[]; win: number };

export const outcomesOf = (events: readonly Pick<EventResult, 'probability' | 'net'>[]): Outcome[] =>
  events.map(({ probability, net }) => ({
    chance: fromText(probability).valueOf(),
    gain: -fromText(net).valueOf(),
  }));

export const meanOf = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((total, { chance, gain }) => total + chance * gain, 0);

export function deviationOf(outcomes: readonly Outcome[]): number {
  const mean = meanOf(outcomes);
  return Math.sqrt(outcomes.reduce((total, { chance, gain }) => total + chance * (gain - mean) ** 2, 0));
}

/** Of a wager, whatever was staked on it; each outcome by how far it lies from the mean. */
type Shape = {
  deviation: number;
  apart: readonly { chance: number; gain: number }[];
  least: number;
  most: number;
};
const shapes = new WeakMap<readonly Outcome[], Shape>();

/** Worked out once, though a trial asks for it on each of its days. */
export function shapeOf(outcomes: readonly Outcome[]): Shape {
  const known = shapes.get(outcomes);
  if (known) return known;
  const mean = meanOf(outcomes);
  const apart = outcomes.map(({ chance, gain }) => ({ chance, gain: gain - mean }));
  const gains = apart.map(({ gain }) => gain);
  const shape = {
    deviation: deviationOf(outcomes),
    apart,
    least: Math.min(...gains),
    most: Math.max(...gains),
  };
  shapes.set(outcomes, shape);
  return shape;
}

/** How a day's handle may have been staked: in so many rounds of so much each. */
export type Stakes = { stake: number; rounds: number };
export type StakesKind = 'alike' | 'any';

/**
 * `alike`: the handle of the day in equal stakes, one in each round, all players on the same side. `any`: whatever the stakes
 * were. The spread of a round grows faster than its stake, so a handle is never more spread than when each stake is the most.
 */
export function stakesOf(
  { handle, most }: PlayedWager,
  rounds: number,
  kind: StakesKind,
): Stakes | undefined {
  if (handle === 0) return { stake: 0, rounds: 0 };
  const average = handle / rounds;
  if (kind === 'alike') return { stake: average, rounds };
  if (most === undefined) return undefined;
  const stake = Math.max(most, average);
  return { stake, rounds: handle / stake };
}

export const expectedWin = ({ wagers }: PlayedDay): number =>
  wagers.reduce((total, { outcomes, handle }) => total + handle * meanOf(outcomes), 0);

/** Of each wager; the wagers of a day add up to no more than their sum, however they depend on each other. */
const deviations = ({ wagers, rounds }: PlayedDay, kind: StakesKind): (number | undefined)[] =>
  wagers.map((wager) => {
    const stakes = stakesOf(wager, rounds, kind);
    return stakes && shapeOf(wager.outcomes).deviation * stakes.stake * Math.sqrt(stakes.rounds);
  });

/** Undefined where a limit that it needs is not known. */
export function spreadOf(day: PlayedDay, kind: StakesKind): number | undefined {
  const each = deviations(day, kind);
  if (each.some((one) => one === undefined)) return undefined;
  return each.reduce<number>((total, one) => total + (one ?? 0), 0);
}
