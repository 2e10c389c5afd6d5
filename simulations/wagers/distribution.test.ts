import { describe, expect, it } from 'vitest';
import { countBy, countsOf, totalOf } from '../exact/counts';
import { ratio } from '../exact/fraction';
import { checkedDistribution, outcomesOf } from './distribution';

const method = { id: 'enumeration', explains: '', reductions: [] };
const of = (universe: bigint, counts: [string, bigint][]) =>
  checkedDistribution({ universe, outcomes: outcomesOf(counts), method });

describe('a distribution', () => {
  it('may name an event that never comes', () => {
    expect(
      of(1n, [
        ['win', 1n],
        ['never', 0n],
      ]).outcomes,
    ).toContainEqual({ event: 'never', count: 0n });
  });

  it('adds up to its universe', () => {
    expect(
      of(37n, [
        ['win', 1n],
        ['lose', 36n],
      ]).outcomes,
    ).toHaveLength(2);
    expect(() =>
      of(37n, [
        ['win', 1n],
        ['lose', 35n],
      ]),
    ).toThrow(/sum to 36/);
    expect(() =>
      of(2n, [
        ['win', 3n],
        ['lose', -1n],
      ]),
    ).toThrow(/-1 outcomes/);
    expect(() =>
      of(2n, [
        ['win', 1n],
        ['win', 1n],
      ]),
    ).toThrow(/counted twice/);
    expect(() => of(0n, [])).toThrow(/universe/);
  });
});

describe('counts', () => {
  it('put every outcome into one event, in the order of the events', () => {
    const counts = countBy([1, 2, 3, 4, 5], ['odd', 'even', 'never'], (n) => (n % 2 ? 'odd' : 'even'));
    expect([...counts]).toEqual([
      ['odd', 3n],
      ['even', 2n],
      ['never', 0n],
    ]);
    expect(totalOf(counts)).toBe(5n);
    expect(() => countBy([1], ['even'], () => 'odd' as 'even')).toThrow(/not among/);
  });

  it('over the least common denominator', () => {
    const { universe, counts } = countsOf(
      new Map([
        ['c', ratio(7, 12)],
        ['a', ratio(1, 4)],
        ['b', ratio(1, 6)],
      ]),
    );
    expect(universe).toBe(12n);
    expect([...counts.values()]).toEqual([7n, 3n, 2n]);
  });
});
