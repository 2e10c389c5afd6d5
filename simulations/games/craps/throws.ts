/** How likely each total of two dice is, and the groups of totals that craps speaks of. */
import { TWO_DICE } from '../../equipment/dice';
import type { Step } from '../../exact/absorbing-chain';
import { type Fraction, ratio } from '../../exact/fraction';

export const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Total = (typeof TOTALS)[number];

/** Totals that become the point on a come-out throw. */
export const POINTS = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof POINTS)[number];

/** The pairs of points that are equally likely, as wagers name them. */
export const POINT_PAIRS = { '4-10': [4, 10], '5-9': [5, 9], '6-8': [6, 8] } as const;
export type PointPair = keyof typeof POINT_PAIRS;

const sumOf = ([a, b]: readonly [number, number]) => a + b;

export function chanceOf(total: number): Fraction {
  return ratio(TWO_DICE.filter((dice) => sumOf(dice) === total).length, TWO_DICE.length);
}

/** One throw from a state: where each total leads. */
export function throwTo(next: (total: Total) => string): Step[] {
  return TOTALS.map((total) => ({ to: next(total), probability: chanceOf(total) }));
}

/** A start among states, in proportion to how likely their totals are. */
export function startFrom(totals: readonly number[], state: (total: number) => string): Step[] {
  const all = totals.reduce((sofar, total) => sofar.add(chanceOf(total)), ratio(0));
  return totals.map((total) => ({ to: state(total), probability: chanceOf(total).div(all) }));
}

export function isPoint(total: number): total is Point {
  return (POINTS as readonly number[]).includes(total);
}
