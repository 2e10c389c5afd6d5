import { expect, it } from 'vitest';
import { FOUR_STANDARD_ERRORS, tailOf } from './tail';

it('of few trials is the binomial sum', () => {
  // 6 of 10 or more at 3/10: sum over k of C(10,k) 3^k 7^(10-k), k from 6 to 10, over 10^10.
  const atLeastSix = (210 * 729 * 2401 + 120 * 2187 * 343 + 45 * 6561 * 49 + 10 * 19683 * 7 + 59049) / 1e10;
  expect(tailOf(6, 10, 0.3)).toBeCloseTo(atLeastSix, 14);
  expect(tailOf(4, 10, 0.7)).toBeCloseTo(atLeastSix, 14);
  expect(tailOf(0, 10, 0.3)).toBeCloseTo(0.7 ** 10, 14);
  expect(tailOf(10, 10, 0.3)).toBeCloseTo(0.3 ** 10, 14);
});

it('allows a rare event to come, or not to come, as often as chance may bring', () => {
  const [rounds, once] = [262_144, 1 / 262_144];
  expect(tailOf(0, rounds, once)).toBeCloseTo(Math.exp(-1), 5);
  expect(tailOf(7, rounds, once)).toBeGreaterThan(FOUR_STANDARD_ERRORS);
  expect(tailOf(9, rounds, once)).toBeLessThan(FOUR_STANDARD_ERRORS);
  expect(tailOf(0, rounds, 10 * once)).toBeGreaterThan(FOUR_STANDARD_ERRORS);
  expect(tailOf(0, rounds, 11 * once)).toBeLessThan(FOUR_STANDARD_ERRORS);
});

it('counts failures where those are the rare event', () => {
  const [rounds, once] = [262_144, 1 / 262_144];
  expect(tailOf(rounds, rounds, 1 - once)).toBeCloseTo(Math.exp(-1), 5);
  expect(tailOf(rounds - 7, rounds, 1 - once)).toBeCloseTo(tailOf(7, rounds, once), 10);
});

it('is that of four standard errors where many are expected', () => {
  const [rounds, half] = [1_000_000, 0.5];
  for (const side of [1, -1]) {
    expect(tailOf(500_000 + side * 1_990, rounds, half)).toBeGreaterThan(FOUR_STANDARD_ERRORS);
    expect(tailOf(500_000 + side * 2_030, rounds, half)).toBeLessThan(FOUR_STANDARD_ERRORS);
  }
  // Both methods agree where one takes over from the other.
  const [below, above] = [199.9 / rounds, 200.1 / rounds];
  expect(tailOf(250, rounds, above) / tailOf(250, rounds, below)).toBeGreaterThan(0.5);
  expect(tailOf(250, rounds, above) / tailOf(250, rounds, below)).toBeLessThan(1);
});
