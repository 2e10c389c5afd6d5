import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { type Fraction, ratio, toText } from '../exact/fraction';
import { houseEdge } from '../figures/house-edge';
import { design } from './design';
import { madeUpWager } from './made-up-wager';
import { LIMITS, type Question } from './question';
import { bruteForce, edgeOf, nameOf } from './testing/brute-force';
import { questions } from './testing/questions';

const RUNS = inject('mutating') ? 30 : 250;

const all = (question: Question, nodes = LIMITS.nodes) =>
  design(question, { kept: 100_000, nodes, proposals: 100_000 });

describe('the designer', () => {
  it('finds exactly what trying every table finds', () => {
    const met = { all: 0, top: 0, changes: 0 };
    fc.assert(
      fc.property(questions, (question) => {
        const expected = bruteForce(question);
        const { proposals, found, counted } = all(question);
        expect(counted).toBe(true);
        expect(found).toBe(expected.length);
        expect(proposals.map(({ pays }) => nameOf(pays)).sort()).toEqual(expected);
        if (question.schedules.length > 1 && !question.top) {
          const few = design(question, { kept: 2, nodes: LIMITS.nodes, proposals: 3 });
          expect([few.found, few.counted]).toEqual([expected.length, true]);
        }
        met.all += expected.length;
        if (question.top) met.top += expected.length;
        if (question.changes) met.changes += expected.length;
      }),
      { numRuns: RUNS, seed: 4 },
    );
    for (const [kind, tables] of Object.entries(met)) expect(tables, kind).toBeGreaterThan(RUNS / 7);
  });

  it('separates tables whose edges differ by less than its whole numbers show', () => {
    const part = 166_666_666_666_666;
    const { distribution, spec } = madeUpWager([part, part + 1, part + 1, part, 2 * part]);
    const ids = ['e0', 'e1', 'e2', 'e3'];
    const rows = ids.map((event) => ({ event, choices: ['1 to 2', '1 to 1'] }));
    const edgeWith = (better: string[]) => {
      const pays = Object.fromEntries(ids.map((id) => [id, better.includes(id) ? '1 to 1' : '1 to 2']));
      const priced = houseEdge(distribution, spec, pays);
      return priced.ok ? priced.value : ratio(0);
    };
    // Two rows at evens: the two rarest keep most, the two commonest least, by a half or a whole count in 10^15.
    const [most, least] = [edgeWith(['e0', 'e3']), edgeWith(['e1', 'e2'])];
    const wide = ratio(1, 50);
    const found = (from: Fraction, to: Fraction) =>
      all({ distribution, spec, edge: { from, to }, schedules: [rows] }).proposals.map(
        ({ figures }) => figures.houseEdge,
      );
    expect(found(most, most.add(wide))).toEqual([toText(most)]);
    expect(found(least.sub(wide), least)).toEqual([toText(least)]);
    expect(found(least, most)).toHaveLength(6);
  });

  it('names an edge that is only just out of the range', () => {
    const wager = madeUpWager([10, 27]);
    const table = [{ event: 'e0', choices: ['1 to 1', '2 to 1'] }];
    const [high, low] = [ratio(17, 37), ratio(7, 37)];
    const just = ratio(1, 1_000_000_000);
    const { found, nearest } = all({
      ...wager,
      edge: { from: low.add(just), to: high.sub(just) },
      schedules: [table],
    });
    expect(found).toBe(0);
    expect([nearest?.below, nearest?.above].map((edge) => edge && toText(edge))).toEqual(['7/37', '17/37']);
  });

  it('takes the nearest edges from whichever schedule has them', () => {
    // Of ten outcomes two are e0 and one is e1: the edge is 7/10 less two tenths of e0's pay and one of e1's.
    const wager = madeUpWager([2, 1, 7]);
    const farther = [
      { event: 'e0', choices: ['1 to 1', '2 to 1'] },
      { event: 'e1', choices: ['1 to 1'] },
    ];
    const nearer = [
      { event: 'e0', choices: ['1 to 1', '3 to 1'] },
      { event: 'e1', choices: ['2 to 1'] },
    ];
    // 4/10 and 2/10 with the first, 3/10 and −1/10 with the second.
    for (const schedules of [
      [farther, nearer],
      [nearer, farther],
    ]) {
      const { found, nearest } = all({
        ...wager,
        edge: { from: ratio(21, 100), to: ratio(29, 100) },
        schedules,
      });
      expect(found).toBe(0);
      expect([nearest?.below, nearest?.above].map((edge) => edge && toText(edge))).toEqual(['1/5', '3/10']);
    }
  });

  it('names the nearest edges on both sides if no table is in the range', () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const { changes: _, ...question } = asked;
        const { found, nearest } = all(question);
        if (found > 0) return;
        const edges = bruteForce({ ...question, edge: { from: ratio(-100), to: ratio(100) } }).map((name) =>
          edgeOf(question, name),
        );
        const below = edges.filter((edge) => edge.lt(question.edge.from)).sort((a, b) => b.compare(a))[0];
        const above = edges.filter((edge) => edge.gt(question.edge.to)).sort((a, b) => a.compare(b))[0];
        expect(nearest?.below && toText(nearest.below)).toBe(below && toText(below));
        expect(nearest?.above && toText(nearest.above)).toBe(above && toText(above));
      }),
      { numRuns: RUNS / 2, seed: 5 },
    );
  });
});
