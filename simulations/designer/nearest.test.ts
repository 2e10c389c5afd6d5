/** The nearest edges alone: against every table there is, and by hand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratio, toText } from '../exact/fraction';
import { madeUpWager } from './made-up-wager';
import { nearest } from './nearest';
import type { Question } from './question';
import { bruteForce, edgeOf } from './testing/brute-force';
import { questions } from './testing/questions';

function shown(question: Question) {
  const work = nearest(question);
  let next = work.next();
  while (!next.done) next = work.next();
  return Object.fromEntries(Object.entries(next.value).map(([side, edge]) => [side, edge && toText(edge)]));
}

describe('the nearest edges', () => {
  it('are those of some table, the closest on either side, for every order and rarity asked', () => {
    const met = { below: 0, above: 0 };
    fc.assert(
      fc.property(questions, (question) => {
        const edges = bruteForce({ ...question, edge: { from: ratio(-100), to: ratio(100) } })
          .map((name) => edgeOf(question, name))
          .sort((a, b) => a.compare(b));
        const below = edges.findLast((edge) => edge.lt(question.edge.from));
        const above = edges.find((edge) => edge.gt(question.edge.to));
        expect(shown(question)).toStrictEqual({
          ...(below && { below: toText(below) }),
          ...(above && { above: toText(above) }),
        });
        if (below) met.below += 1;
        if (above) met.above += 1;
      }),
      { numRuns: 25, seed: 23 },
    );
    expect(Math.min(met.below, met.above)).toBeGreaterThan(3);
  });

  /** Edge = (3 - 2 x the common pay - the rare pay) / 6 for counts of 2 and 1 in 6. */
  const wager = madeUpWager([2, 1, 3]);
  const asked = (from: number, to: number, common: string[], rare: string[]): Question => ({
    ...wager,
    edge: { from: ratio(from, 12), to: ratio(to, 12) },
    schedules: [
      [
        { event: 'e0', choices: common },
        { event: 'e1', choices: rare },
      ],
    ],
  });

  it('leave out a side on which no table lies', () => {
    // One table, 2 x 1 + 1 = 3: an edge of zero.
    expect(shown(asked(1, 2, ['1 to 1'], ['1 to 1']))).toStrictEqual({ below: '0/1' });
    expect(shown(asked(-2, -1, ['1 to 1'], ['1 to 1']))).toStrictEqual({ above: '0/1' });
    expect(shown(asked(0, 0, ['1 to 1'], ['1 to 1']))).toStrictEqual({});
  });

  it('take the best of all tables that lie beyond, wherever the pays meet', () => {
    // Sums: 0, 1, 2, 3 with the common row at push; 4, 5, 6, 7 with it at 2 to 1. Between 3 and 4 there is none.
    const rare = ['push', '1 to 1', '2 to 1', '3 to 1'];
    expect(shown(asked(-1, -1, ['push', '2 to 1'], rare))).toStrictEqual({ below: '-1/6', above: '0/1' });
    // The same from 2 to 5: below is the sum of 6, above that of 1.
    expect(shown(asked(-4, 2, ['push', '2 to 1'], rare))).toStrictEqual({ below: '-1/2', above: '1/3' });
  });
});
