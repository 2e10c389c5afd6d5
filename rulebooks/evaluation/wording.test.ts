import { describe, expect, it } from 'vitest';
import { ratio } from '@/simulations/exact/fraction';
import { points, shownEdge, shownGain, theCounted } from './wording';

describe('an edge', () => {
  it.each([
    [759, '0.76 %'],
    [750, '0.75 %'],
    [1, '0.01 %'],
    [0, '0.00 %'],
    [-1, '−0.001 %'],
    [-750, '−0.75 %'],
    [-759, '−0.75 %'],
  ])('of %i thousandths of a percent is never shown better for the player: %s', (thousandths, shown) => {
    expect(shownEdge(ratio(thousandths, 100_000))).toBe(shown);
  });

  it.each([
    [ratio(-759, 100_000), '0.759 %'],
    // 0.7585 % exactly, and a little more: to the nearest, half to even.
    [ratio(-7585, 1_000_000), '0.758 %'],
    [ratio(-75851, 10_000_000), '0.759 %'],
    [ratio(-1, 10_000_000), '0.00001 %'],
    [ratio(0), '0.000 %'],
  ])('that the player gains is shown to the nearest, and never as nothing', (edge, shown) => {
    expect(shownGain(edge)).toBe(shown);
  });
});

describe('one and several', () => {
  it('have different names', () => {
    expect(['1', '+1', '−1', '0', '0.01', '11', '−1/10', '1 1/2'].map(points)).toEqual([
      '1 point',
      '+1 point',
      '−1 point',
      '0 points',
      '0.01 points',
      '11 points',
      '−1/10 points',
      '1 1/2 points',
    ]);
    expect([1, 4].map((count) => theCounted(count, 'wager'))).toEqual(['the wager', 'the 4 wagers']);
  });
});
