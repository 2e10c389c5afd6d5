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

  it('are exact where they lie closer together than the search has digits', () => {
    // Four rows at 1 to 2 or evens, as often as 10^15 / 6, one count more or less: between two edges lies half a count.
    const part = 166_666_666_666_666;
    const universe = 6 * part + 2;
    const wager = madeUpWager([part, part + 1, part + 1, part, 2 * part]);
    /** In halves: two parts lost twice over; every row wins one half, those at evens another. */
    const halves = (evens: number) => 4 * part - (4 * part + 2) - evens;
    const edge = (evens: number, quarters = 0) => ratio(2 * halves(evens) + quarters, 4 * universe);
    const found = (from: ReturnType<typeof edge>, to: ReturnType<typeof edge>) =>
      shown({
        ...wager,
        edge: { from, to },
        schedules: [['e0', 'e1', 'e2', 'e3'].map((event) => ({ event, choices: ['1 to 2', '1 to 1'] }))],
      });
    const two = 2 * part;
    // Tables with two rows at evens win 2 parts, + 1 or + 2. More at evens is a lower edge.
    expect(found(edge(two + 1, 1), edge(two, -1))).toEqual({
      below: toText(edge(two + 1)),
      above: toText(edge(two)),
    });
    expect(found(edge(two + 1), edge(two + 1))).toEqual({
      below: toText(edge(two + 2)),
      above: toText(edge(two)),
    });
    expect(found(edge(two), edge(two))).toEqual({
      below: toText(edge(two + 1)),
      above: toText(edge(part + 1)),
    });
  });
});
