import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFixed } from '../../exact/decimal';
import { fromText, ONE, ratio, sum, toText } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import { figuresFor } from '../../testing/figures-for';

/** The second method: a run of exactly k is k repetitions and a break, so its chance is q^k (1 - q). */
function closedForm(zeros: number, firstPaid: number, last: number) {
  const q = ratio(18, 36 + zeros);
  const runs = Array.from({ length: last - firstPaid + 1 }, (_, i) => firstPaid + i);
  return [
    ...runs.map((run) => q.pow(ratio(run)).mul(run === last ? ONE : ONE.sub(q))),
    ONE.sub(q.pow(ratio(firstPaid))),
  ];
}

const pays = (firstPaid: number, odds: number[]) =>
  Object.fromEntries(odds.map((win, i) => [`run-${firstPaid + i}`, `${win} to 1`]));

/** The two printed pay tables and the minimum of the 2007 rules, 3.28 and 3.29. */
const HIGH = [40, 60, 100, 200, 400, 1000, 2000];
const MINIMUM = [5, 8, 15, 20, ...HIGH];
const TABLE_1 = [6, 10, 20, 30, ...HIGH];
const TABLE_2 = [5, 9, 20, 30, ...HIGH];

describe('runs of a colour', () => {
  it('happen as often as the closed form says', () => {
    const lengths = fc.tuple(
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 1, max: 8 }),
      fc.nat({ max: 12 }),
    );
    fc.assert(
      fc.property(lengths, ([zeros, firstPaid, more]) => {
        const last = firstPaid + more;
        const table = pays(
          firstPaid,
          Array.from({ length: more + 1 }, () => 1),
        );
        const { events, duration } = figuresFor('colour-run', { zeros, firstPaid, last }, 'run', table);
        expect(events.map(({ probability }) => probability)).toEqual(
          closedForm(zeros, firstPaid, last).map(toText),
        );
        // Spin k + 1 is spun if the first k repeat: the expected number is the sum of q^k.
        const q = ratio(18, 36 + zeros);
        const spins = sum(Array.from({ length: last }, (_, k) => q.pow(ratio(k))));
        expect(duration?.expected).toBe(toText(spins));
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['minimum odds', MINIMUM],
    ['pay table 1', TABLE_1],
    ['pay table 2', TABLE_2],
  ])('%s: the edge is 1 less the sum of each return', (_, odds) => {
    const edge = ONE.sub(
      sum(closedForm(1, 4, 14).map((p, i) => (i < odds.length ? p.mul(inTable(odds[i]) + 1) : p.mul(0)))),
    );
    expect(figuresFor('colour-run', {}, 'run', pays(4, odds)).houseEdge).toBe(toText(edge));
  });

  it('at the minimum odds cost 17.0%, as clause 3.28 prints', () => {
    const { houseEdge } = figuresFor('colour-run', {}, 'run', pays(4, MINIMUM));
    expect(toFixed(fromText(houseEdge).mul(100), 1)).toBe('17.0');
  });

  it('refuse a first paid run after the last', () => {
    expect(() => figuresFor('colour-run', { firstPaid: 5, last: 4 }, 'run', {})).toThrow();
  });
});
