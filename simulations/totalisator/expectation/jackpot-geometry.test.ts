import { expect, it } from 'vitest';
import { jackpotGeometry } from './jackpot-geometry';

const BOX = { left: 0, top: 0, right: 300, bottom: 100 };

it('marks the jackpot that makes up what is missing at the height of all that is staked', () => {
  // 0.8 without a jackpot and 0.1 more for each 1.00: 2.00 make it one, two thirds of the way to 3.00.
  const drawn = jackpotGeometry({ atNone: 0.8, perCent: 0.001, even: 200, now: 100 }, BOX);
  expect(drawn.even.x).toBeCloseTo(200, 9);
  expect(drawn.even.y).toBeCloseTo(drawn.whole, 9);
  expect(drawn.now?.x).toBeCloseTo(100, 9);
  // Up to 1.25 by quarters: the line begins at 0.8 of it.
  expect(drawn.ticks.map(({ value }) => value)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.25]);
  expect(drawn.from.y).toBeCloseTo(100 - (100 * 0.8) / 1.25, 9);
});

it('draws a line where no jackpot is needed', () => {
  const { even, to } = jackpotGeometry({ atNone: 1.1, perCent: 0.001, even: 0, now: 0 }, BOX);
  expect([even.x, to.x]).toEqual([0, 300]);
});
