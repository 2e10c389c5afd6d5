import { expect, it } from 'vitest';
import { stepFor, ticksFrom } from './ticks';

it.each([
  [10, 10, 1],
  [20, 10, 2],
  [21, 10, 5],
  [51, 10, 10],
  [0.3, 10, 0.05],
])('steps over %d, about %i of them, are %d wide', (range, steps, width) => {
  expect(stepFor(range, steps)).toBeCloseTo(width, 12);
});

it.each([
  [0, 10, 5, [0, 2, 4, 6, 8, 10]],
  [-3, 5, 4, [-2, 0, 2, 4]],
  [1, 9, 4, [2, 4, 6, 8]],
  // In doubles 0.3 / 0.1 and 0.6 / 0.1 are a little less than 3 and 6.
  [0.3, 0.6, 3, [0.3, 0.4, 0.5, 0.6]],
])('ticks from %d to %d', (low, high, steps, expected) => {
  const ticks = ticksFrom(low, high, steps).map((tick) => Number(tick.toFixed(9)) + 0);
  expect(ticks).toEqual(expected);
});
