/**
 * Orders of finish from running times: each horse's time has one distribution, shifted so that the horses win as often as they
 * are said to. Normal times are Henery's model, which fits the second and third places better than Harville's (Lo, Bacon-Shone and
 * Busche, Management Science 41, 1995); times whose logarithm is shifted and exponential are Harville's, and test this code.
 */
import { inTable } from '../../exact/in-table';

export type RunningTimes = {
  density: (time: number) => number;
  /** The chance of a longer time. */
  survival: (time: number) => number;
  from: number;
  to: number;
};

const ROOT = Math.sqrt(2 * Math.PI);
const bell = (x: number): number => Math.exp((-x * x) / 2) / ROOT;

/** By its series near the middle and its continued fraction beyond, to some 15 digits. */
function normalSurvival(x: number): number {
  if (x < 0) return 1 - normalSurvival(-x);
  if (x < 3) {
    let term = x;
    let sum = x;
    for (let odd = 3; term > sum * 1e-17; odd += 2) {
      term *= (x * x) / odd;
      sum += term;
    }
    return 0.5 - bell(x) * sum;
  }
  let tail = x;
  for (let k = 60; k >= 1; k -= 1) tail = x + k / tail;
  return bell(x) / tail;
}

export const NORMAL: RunningTimes = { density: bell, survival: normalSurvival, from: -9, to: 9 };

/** The logarithm of an exponential time. */
export const LOG_EXPONENTIAL: RunningTimes = {
  density: (x) => Math.exp(x - Math.exp(x)),
  survival: (x) => Math.exp(-Math.exp(x)),
  from: -36,
  to: 5,
};

const STEPS = 3_000;
const ROUNDS = 400;
const CLOSE = 1e-12;
/** Of how far would do for a horse if no other moved. */
const PART = 0.7;
/** A favourite that wins more often than this stays where it is and the others move: it would move far for a rounding error. */
const MOSTLY = 0.5;

/** Of each horse on one grid: its density, its survival. */
type Grid = { step: number; density: Float64Array[]; survival: Float64Array[] };

function gridOf({ density, survival, from, to }: RunningTimes, shifts: readonly number[]): Grid {
  const first = from + Math.min(...shifts);
  const step = (to + Math.max(...shifts) - first) / STEPS;
  const over = (of: (time: number) => number) =>
    shifts.map((shift) => Float64Array.from({ length: STEPS + 1 }, (_, at) => of(first + at * step - shift)));
  return { step, density: over(density), survival: over(survival) };
}

const at = (table: Float64Array | undefined, i: number): number => inTable(table?.[i]);

/** How often a horse wins, and by which share of that it wins less with each unit that its time is shifted. */
type Wins = { won: number; falls: number };

/** Smooth, and nothing at both ends, so the plain sum is as good as any rule. */
function winsOf({ step, density, survival }: Grid): Wins[] {
  return density.map((own, horse) => {
    let sum = 0;
    let change = 0;
    for (let i = 0; i <= STEPS; i += 1) {
      let others = 1;
      for (let other = 0; other < survival.length && others > 0; other += 1)
        if (other !== horse) others *= at(survival[other], i);
      sum += at(own, i) * others;
      if (i > 0 && i < STEPS) change += (at(own, i + 1) - at(own, i - 1)) * others;
    }
    return { won: sum * step, falls: change / (2 * step * sum) };
  });
}

/** How far each horse's time is shifted for it to win as often as it should. */
export function shiftsFor(times: RunningTimes, chances: readonly number[]): number[] {
  let shifts = chances.map((chance) => -0.5 * Math.log(chance));
  const stays = chances.map((chance) => chance > MOSTLY);
  for (let round = 0; round < ROUNDS; round += 1) {
    const wins = winsOf(gridOf(times, shifts));
    // Where the others win as often as they should, so does the one that stays.
    const off = wins.map(({ won }, horse) => (stays[horse] ? 0 : Math.log(won / inTable(chances[horse]))));
    if (Math.max(...off.map(Math.abs)) < CLOSE) return shifts;
    shifts = wins.map(({ falls }, horse) => {
      const shift = inTable(shifts[horse]);
      return stays[horse] ? shift : shift + (PART * inTable(off[horse])) / falls;
    });
    const middle = shifts.reduce((a, b) => a + b, 0) / shifts.length;
    shifts = shifts.map((shift) => shift - middle);
  }
  throw new RangeError('no running times give these chances');
}

/** What is left of an integral from each point on, by cubics through four points: in its own place, from the last. */
function fromEach(values: Float64Array, step: number): void {
  const twentyFourth = step / 24;
  let [here, after, left] = [inTable(values[values.length - 1]), 0, 0];
  values[values.length - 1] = 0;
  for (let i = values.length - 2; i >= 0; i -= 1) {
    const own = inTable(values[i]);
    const before = i > 0 ? inTable(values[i - 1]) : 0;
    left += twentyFourth * (13 * (own + here) - before - after);
    values[i] = left;
    after = here;
    here = own;
  }
}

function times(values: Float64Array, by: Float64Array): void {
  for (let i = 0; i < values.length; i += 1) values[i] = inTable(values[i]) * inTable(by[i]);
}

export class FinishOrders {
  private readonly grid: Grid;

  constructor(running: RunningTimes, chances: readonly number[]) {
    this.grid = gridOf(running, shiftsFor(running, chances));
  }

  /** The chance that these horses finish first in this order, by their places in the list of chances. */
  chanceOf(order: readonly number[]): number {
    const { step, density, survival } = this.grid;
    const later = new Float64Array(STEPS + 1).fill(1);
    for (const [horse, longer] of survival.entries()) if (!order.includes(horse)) times(later, longer);
    for (const horse of [...order].reverse()) {
      times(later, density[horse] as Float64Array);
      fromEach(later, step);
    }
    return inTable(later[0]);
  }
}
