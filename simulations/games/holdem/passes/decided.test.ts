import { describe, expect, it } from 'vitest';
import { decidedBy } from './decided';
import type { Decided, RuleSet } from './rule-set';

/** Rules that only note the sums they decide by. */
function noting() {
  const asked: number[] = [];
  const set = {
    decide: ([sums]: readonly Float64Array[]): Decided => {
      asked.push(sums?.[1] ?? Number.NaN);
      return { plan: {} as Decided['plan'] };
    },
  } as RuleSet;
  return { asked, rules: () => set };
}
const sums = (second: number) => [Float64Array.of(1, second)];

describe('what the first pass decides', () => {
  it('is worked out once for the same game, rules and sums, though they come as a copy', () => {
    const { asked, rules } = noting();
    const first = decidedBy('once', rules, sums(2));
    expect(decidedBy('once', rules, sums(2))).toBe(first);
    expect(asked).toEqual([2]);
  });

  it('is worked out again where a sum, their number or the rules differ', () => {
    const { asked, rules } = noting();
    decidedBy('again', rules, sums(2));
    decidedBy('again', rules, sums(3));
    decidedBy('other rules', rules, sums(3));
    decidedBy('other rules', rules, [Float64Array.of(1, 3, 4)]);
    decidedBy('other rules', rules, [Float64Array.of(1, 3, 4), new Float64Array(1)]);
    expect(asked).toEqual([2, 3, 3, 3, 3]);
  });
});
