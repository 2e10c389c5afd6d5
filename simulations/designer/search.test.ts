/** The search alone, on questions small enough to try every table or to count by hand. */
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { ratio } from '../exact/fraction';
import { inTable } from '../exact/in-table';
import type { Candidate } from './choose';
import { madeUpWager } from './made-up-wager';
import type { DesignProgress, Limits, Question } from './question';
import { partsOf, type Searched, search } from './search';
import { bruteForce, nameOf } from './testing/brute-force';
import { questions } from './testing/questions';

const LIMITS: Limits = { kept: 100_000, nodes: 8_000_000, proposals: 40 };
const RUNS = inject('mutating') ? 25 : 40;

function searched(question: Question, limits: Partial<Limits> = {}) {
  const work = search(partsOf(question), { ...LIMITS, ...limits });
  const progress: DesignProgress[] = [];
  for (;;) {
    const next = work.next();
    if (next.done) return { ...(next.value as Searched), progress };
    progress.push(next.value);
  }
}

const paysOf = ({ scaled, choices }: Candidate) =>
  Object.fromEntries(
    scaled.rows.map(({ row }, depth) => [row.event, row.choices[inTable(choices[depth])]?.text as string]),
  );
const namesOf = (candidates: Candidate[]) => candidates.map((each) => nameOf(paysOf(each))).sort();

describe('a search', () => {
  it('keeps every table in the range, once, whichever schedule or top prize it falls under', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const expected = bruteForce(question);
        const { candidates, found, counted } = searched(question);
        expect([namesOf(candidates), found, counted]).toEqual([expected, expected.length, true]);
      }),
      { numRuns: RUNS, seed: 21 },
    );
  });

  it('counts those it may not keep, and comes back for one in each step of volatility', () => {
    let more = 0;
    fc.assert(
      fc.property(questions, fc.integer({ min: 0, max: 3 }), (question, kept) => {
        const expected = bruteForce(question);
        const { candidates, found, counted } = searched(question, { kept });
        expect([found, counted]).toEqual([expected.length, true]);
        const names = namesOf(candidates);
        expect(new Set(names).size).toBe(names.length);
        expect(expected).toEqual(expect.arrayContaining(names));
        // Each step takes 60 tables; so few fit in.
        if (expected.length <= 60) expect(names).toEqual(expected);
        if (expected.length > kept) more += 1;
      }),
      { numRuns: RUNS, seed: 22 },
    );
    expect(more).toBeGreaterThan(RUNS / 8);
  });

  it('looks for a top prize of a given rarity among whole counts', () => {
    // Ten outcomes: more often than 1 in 4 is 3 of them, less often is 2; 1 in 5 is 2 either way.
    const wager = madeUpWager([1, 2, 3, 4]);
    const schedule = ['e0', 'e1', 'e2'].map((event) => ({ event, choices: ['1 to 1', '2 to 1'] }));
    const edge = { from: ratio(-10), to: ratio(1) };
    const bounds = (top: Question['top']) =>
      partsOf({ ...wager, edge, schedules: [schedule], ...(top && { top }) }).map((part) => part.top);
    const [quarter, fifth] = [ratio(1, 4), ratio(1, 5)];
    expect(bounds(undefined)).toEqual([undefined]);
    expect(bounds({ least: quarter })).toEqual([
      { net: 1n, least: 3n, most: 10n },
      { net: 2n, least: 3n, most: 10n },
    ]);
    expect(bounds({ least: fifth, most: quarter })).toEqual([
      { net: 1n, least: 2n, most: 2n },
      { net: 2n, least: 2n, most: 2n },
    ]);
    expect(bounds({ most: fifth })[1]).toEqual({ net: 2n, least: 0n, most: 2n });
  });

  it('counts a table that two schedules share once, and keeps it under the first', () => {
    const wager = madeUpWager([1, 2, 5]);
    const row = (event: string, ...odds: number[]) => ({ event, choices: odds.map((n) => `${n} to 1`) });
    const question: Question = {
      ...wager,
      edge: { from: ratio(-10), to: ratio(1) },
      schedules: [
        [row('e0', 1, 2), row('e1', 1, 2)],
        [row('e0', 2, 3), row('e1', 2, 3)],
      ],
    };
    // Four each; 2 and 2 is in both.
    const { candidates, found } = searched(question);
    expect([found, candidates.length]).toEqual([7, 7]);
    expect(searched(question, { kept: 1 }).found).toBe(7);
    expect(searched(question, { kept: 5 }).found).toBe(7);
    // One too many to keep, and it goes through the steps of volatility; as many as there are, and it is done.
    const looked = (kept: number) => searched(question, { kept }).looked;
    expect(looked(7)).toBe(searched(question).looked);
    expect(looked(6)).toBeGreaterThan(looked(7));
    const shared = candidates.filter((each) => nameOf(paysOf(each)) === '2/1 2/1');
    expect(shared.map(({ scaled }) => scaled.table.rows.map(({ choices }) => choices[0]?.text))).toEqual([
      ['1 to 1', '1 to 1'],
    ]);
  });
});

/** Counts of 16, 8, 4, 2 and 1 in 64 that may each pay 1 to 8: 8^5 tables, 8 + 8^2 + ... + 8^5 partial ones. */
describe('a search among 32,768 tables', () => {
  const counts = [16, 8, 4, 2, 1];
  const nets = [1, 2, 3, 4, 5, 6, 7, 8];
  const question: Question = {
    ...madeUpWager([...counts, 33]),
    edge: { from: ratio(-10), to: ratio(1) },
    schedules: [counts.map((_, i) => ({ event: `e${i}`, choices: nets.map((net) => `${net} to 1`) }))],
  };
  const squaresOf = (candidate: Candidate) => {
    const pays = paysOf(candidate);
    return counts.reduce(
      (sum, count, i) => sum + count * Number.parseInt(pays[`e${i}`] as string, 10) ** 2,
      0,
    );
  };
  /** Squares from 31 to 31 x 64, in 24 steps, each the same factor above the one before. */
  const stepOf = (squares: number) => (24 * Math.log(squares / 31)) / Math.log(64);
  const tallied = (all: number[]) => {
    const tally = new Array<number>(24).fill(0);
    // A table on the edge of two steps may be taken for either.
    for (const step of all.map(stepOf))
      if (Math.abs(step - Math.round(step)) > 1e-6)
        tally[Math.floor(step)] = inTable(tally[Math.floor(step)]) + 1;
    return tally;
  };

  it('shows how far it is every 20,000 partial tables, counts all, and keeps as many as it may', () => {
    const { candidates, found, counted, looked, progress } = searched(question);
    expect([candidates.length, found, counted, looked]).toEqual([32_768, 32_768, true, 37_448]);
    expect(progress).toEqual([{ doing: 'finding', done: 20_000, total: 8_000_000 }]);
  });

  it('takes 60 of each step of volatility, or all there are, and both ends', () => {
    const { candidates, found, counted, progress } = searched(question, { kept: 100 });
    expect([found, counted]).toEqual([32_768, true]);
    const squares = candidates.map(squaresOf);
    expect([Math.min(...squares), Math.max(...squares)]).toEqual([31, 31 * 64]);
    let every = [0];
    for (const count of counts) every = every.flatMap((sum) => nets.map((net) => sum + count * net * net));
    const taken = tallied(squares);
    tallied(every).forEach((number, step) => {
      expect(taken[step], `step ${step}`).toBeGreaterThanOrEqual(Math.min(60, number));
      // Three turns of 60, the first 100, and the few met on the way to the ends.
      expect(taken[step], `step ${step}`).toBeLessThanOrEqual(3 * 60 + 100);
    });
    expect(progress.slice(1).every(({ doing }) => doing === 'spreading')).toBe(true);
    // Three turns of 60 among thousands hardly meet.
    expect(Math.max(...taken)).toBeGreaterThan(2 * 60 + 30);
  });

  it('gives up counting at its budget for all schedules alike', () => {
    const [first] = question.schedules;
    const second = first?.map(({ event }) => ({ event, choices: nets.map((net) => `${net + 10} to 1`) }));
    if (!second) throw new Error('no schedule');
    const budget = { kept: 10, nodes: 20_000 };
    const both = searched({ ...question, schedules: [...question.schedules, second] }, budget);
    // All of the budget went into the first.
    expect(both.found).toBe(searched(question, budget).found);
    expect(both.counted).toBe(false);
    expect(new Set(both.candidates.map(({ scaled }) => scaled)).size).toBe(2);
  });

  it('gives up counting at its budget, and says that there are at least as many', () => {
    // Two rows more: 8^7 tables, of which no walk comes to an end.
    const more = [64, 32, ...counts];
    const long: Question = {
      ...question,
      ...madeUpWager([...more, 129]),
      schedules: [more.map((_, i) => ({ event: `e${i}`, choices: nets.map((net) => `${net} to 1`) }))],
    };
    const { candidates, found, counted, looked, progress } = searched(long, { kept: 10, nodes: 20_000 });
    expect(counted).toBe(false);
    // The first 20,000 partial tables are depth first: all but about one in eight are whole.
    expect(found).toBeGreaterThan(17_000);
    expect(found).toBeLessThan(20_000);
    expect(candidates.length).toBeGreaterThan(24 * 30);
    // Each end may take four shares of 4,000, and each of 24 steps three.
    expect(looked).toBeGreaterThan(20_000);
    expect(looked).toBeLessThanOrEqual(20_000 + 2 * 16_000 + 72 * 4_000);
    expect(progress.every(({ doing, done, total }) => doing === 'spreading' && done <= total)).toBe(true);
    const done = progress.map((each) => each.done);
    expect(done[0]).toBeGreaterThan(0);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });
});
