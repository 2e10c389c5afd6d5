import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { ratio } from '../exact/fraction';
import { inTable } from '../exact/in-table';
import { madeUpWager } from './made-up-wager';
import type { Question } from './question';
import { partsOf } from './search';
import { type Ask, type Found, Walk } from './walk';

const STEPS = [
  'lose',
  'push',
  '1 to 2',
  '1 to 1',
  '2 to 1',
  '3 to 1',
  '5 to 1',
  '8 to 1',
  '20 to 1',
  '50 to 1',
];

const questions: fc.Arbitrary<Question> = fc
  .record({
    counts: fc.array(fc.integer({ min: 1, max: 60 }), {
      minLength: 3,
      maxLength: inject('mutating') ? 3 : 5,
    }),
    losing: fc.integer({ min: 40, max: 400 }),
    from: fc.integer({ min: -40, max: 50 }),
    ordered: fc.boolean(),
  })
  .map(({ counts, losing, from, ordered }) => {
    const ids = counts.map((_, i) => `e${i}`);
    return {
      ...madeUpWager([...counts, losing]),
      edge: { from: ratio(from, 100), to: ratio(from + 10, 100) },
      schedules: [ids.map((event) => ({ event, choices: STEPS }))],
      ...(ordered && { order: { rule: 'never-less' as const, families: [ids] } }),
    };
  });

const RUNS = inject('mutating') ? 8 : 60;

/** All that the walks of a question find, advanced `pace` steps at a time until they end. */
function walked(question: Question, ask: Ask, pace = 1_000_000): Found[] {
  const found: Found[] = [];
  for (const { scaled } of partsOf(question)) {
    const walk = new Walk(scaled, ask, (table) => found.push(table));
    while (!walk.advance(pace));
  }
  return found;
}

const names = (found: Found[]): string[] => found.map(({ choices }) => choices.join()).sort();

describe('a walk', () => {
  it('between two volatilities leaves out none that lies between them, whichever way round', () => {
    let between = 0;
    fc.assert(
      fc.property(
        questions,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 0, max: 5 }),
        (question, one, other, turn) => {
          const all = walked(question, {});
          if (all.length === 0) return;
          const [a, b] = [one, other].map((pick) => (all[pick % all.length] as Found).second) as [
            number,
            number,
          ];
          const band = { low: Math.min(a, b), high: Math.max(a, b) };
          const within = all.filter(({ second }) => second >= band.low && second <= band.high);
          expect(names(walked(question, { band, turn }))).toEqual(names(within));
          between += within.length;
        },
      ),
      { numRuns: RUNS, seed: 6 },
    );
    expect(between).toBeGreaterThan(RUNS * (inject('mutating') ? 5 : 15));
  });

  it('is the same however often it is interrupted', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const all = walked(question, {});
        for (const pace of [1, 97]) expect(walked(question, {}, pace)).toEqual(all);
      }),
      { numRuns: 2, seed: 7 },
    );
  });

  it('looks at no more partial tables than asked at a time', () => {
    const [question] = fc.sample(questions, { seed: 1, numRuns: 1 });
    const [part] = partsOf(question as Question);
    if (!part) throw new Error('the sample has no table to look for');
    const walk = new Walk(part.scaled, {}, () => {});
    walk.advance(50);
    expect(walk.looked).toBeLessThanOrEqual(50);
    expect(walk.looked).toBeGreaterThan(0);
  });
});

/**
 * Of eight outcomes one is the prize, two a small win, five lose. For an edge from 0 to 1/8, prize + 2 x small is 4 or 5.
 * The small win is commoner, so its three pays are tried first, and after each the five of the prize.
 */
describe('a walk looks no further than it must', () => {
  const [PRIZE, SMALL] = [
    ['push', '1 to 1', '2 to 1', '3 to 1', '5 to 1'],
    ['push', '1 to 1', '2 to 1'],
  ] as [string[], string[]];
  const question = (more: Partial<Question> = {}): Question => ({
    ...madeUpWager([1, 2, 5]),
    edge: { from: ratio(0), to: ratio(1, 8) },
    schedules: [
      [
        { event: 'e0', choices: PRIZE },
        { event: 'e1', choices: SMALL },
      ],
    ],
    ...more,
  });

  /** How many partial tables it looked at, and the nets of small win and prize that it found. */
  function counted(asked: Question, ask: (one: number) => Ask = () => ({})) {
    const found: string[] = [];
    let looked = 0;
    for (const { scaled, top } of partsOf(asked)) {
      const walk: Walk = new Walk(
        scaled,
        { ...(top && { top }), ...ask(scaled.one / 8) },
        ({ choices }, sum) => {
          const nets = scaled.rows.map(({ row }, depth) => row.choices[inTable(choices[depth])]?.net);
          expect(sum()).toBe(2n * (nets[0] as bigint) + (nets[1] as bigint));
          found.push(nets.join(' '));
        },
      );
      while (!walk.advance(1_000));
      looked += walk.looked;
    }
    return [looked, ...found];
  }

  it('where the return is too high already, later pays are left out', () => {
    // Small 0: five prizes, 5 fits. Small 1: five, 2 and 3 fit, 5 is too high. Small 2: 0 and 1 fit, 2 ends it.
    expect(counted(question())).toEqual([3 + 5 + 5 + 3, '0 5', '1 2', '1 3', '2 0', '2 1']);
    // In another order nothing follows from one that is too high: two more prizes beside a small win of 2.
    const turned = counted(question(), () => ({ turn: 1 }));
    expect(turned[0]).toBe(3 + 5 + 5 + 5);
    expect(turned.slice(1).sort()).toEqual(['0 5', '1 2', '1 3', '2 0', '2 1']);
  });

  it('tries every pay once in each turn, and not all turns alike', () => {
    const turns = [1, 2, 3, 4, 5].map((turn) => counted(question(), () => ({ turn })).slice(1));
    for (const turn of turns) expect([...turn].sort()).toEqual(['0 5', '1 2', '1 3', '2 0', '2 1']);
    expect(new Set(turns.map(String)).size).toBeGreaterThan(1);
  });

  it('between two sums of squares', () => {
    // Prize squared + twice small squared: 25, 6, 11, 8 and 9. From 8 to 9, with units of an eighth:
    // small 0 needs a prize of 4 or more, and p^2 - 4p is at least -4, so 16 - 4 = 12 squares: too many already.
    // Small 1: five prizes, none fits. Small 2: 0 and 1 fit, 2 is too high.
    const band = (low: number, high: number) => (unit: number) => ({
      band: { low: low * unit, high: high * unit },
    });
    expect(counted(question(), band(8, 9))).toEqual([3 + 5 + 3, '2 0', '2 1']);
    expect(counted(question(), band(9, 11)).slice(1)).toEqual(['1 3', '2 1']);
    expect(counted(question(), band(12, 24)).slice(1)).toEqual([]);
    expect(counted(question(), band(25, 30)).slice(1)).toEqual(['0 5']);
  });

  it('where the order of a family forbids it', () => {
    const order = (rule: 'never-less' | 'always-more', to = ratio(1, 8)) =>
      question({ order: { rule, families: [['e0', 'e1']] }, edge: { from: ratio(-1, 8), to } });
    // Sums of 4 to 6. Small 0: five prizes, 5 fits. Small 1: five, 2 and 3 fit. Small 2: 0 and 1 are less, 2 fits, 3 ends it.
    expect(counted(order('never-less'))).toEqual([3 + 5 + 5 + 4, '0 5', '1 2', '1 3', '2 2']);
    // A prize above a small win of 2 is 3 or more: 7 is too high, so 2 cannot be paid at all.
    expect(counted(order('always-more')).slice(1)).toEqual(['0 5', '1 2', '1 3']);
  });

  it('where more rows would change than may', () => {
    const from = { e0: '2 to 1', e1: '1 to 1' };
    const changing = (most: number) => counted(question({ changes: { from, most } }));
    // None may change: two small wins are out at once, and beside the third the five prizes.
    expect(changing(0)).toEqual([3 + 5, '1 2']);
    // Also when it is stopped after the first small win, which was out.
    expect(walked(question({ changes: { from, most: 0 } }), {}, 1)).toHaveLength(1);
    // One may: below small 0 and 2 only the prize of 2 is the same, and it does not fit.
    expect(changing(1).slice(1)).toEqual(['1 2', '1 3']);
    expect(changing(2)).toEqual(counted(question()));
  });

  it('where the top prize would fall too rarely or too often', () => {
    const top = (least: number, most: number) =>
      counted(question({ top: { least: ratio(least, 8), most: ratio(most, 8) } })).slice(1);
    // The prize alone falls once in eight, the small win alone twice; both pay alike in none of the five.
    expect(top(1, 1).sort()).toEqual(['0 5', '1 2', '1 3']);
    expect(top(2, 2).sort()).toEqual(['2 0', '2 1']);
    expect(top(3, 8)).toEqual([]);
    // A top of 2 that falls twice: with a small win of 1 it cannot; only 2 is followed, to prizes of 0, 1 and 2.
    const two = partsOf(question({ top: { least: ratio(1, 4) } })).find(({ top }) => top?.net === 2n);
    if (!two?.top) throw new Error('no search for a top prize of 2');
    const walk = new Walk(two.scaled, { top: two.top }, () => {});
    walk.advance(1_000);
    expect(walk.looked).toBe(2 + 3);
  });

  it('judges a rarity by whole counts, where its units cannot tell', () => {
    const count = 1_500_000_000_000_000_000n;
    const { spec, distribution } = madeUpWager([1, 1, 1]);
    const counts = [count, count + 1n, count];
    const universe = 3n * count + 1n;
    const found = (least: bigint, most: bigint) => {
      const names: string[] = [];
      const asked: Question = {
        spec,
        distribution: {
          ...distribution,
          universe,
          outcomes: distribution.outcomes.map((outcome, i) => ({ ...outcome, count: counts[i] as bigint })),
        },
        edge: { from: ratio(-1), to: ratio(1) },
        schedules: [['e0', 'e1'].map((event) => ({ event, choices: ['push', '1 to 1'] }))],
        top: { least: ratio(least, universe), most: ratio(most, universe) },
      };
      for (const { scaled, top } of partsOf(asked))
        new Walk(scaled, { ...(top && { top }) }, ({ choices }) =>
          names.push(
            scaled.rows
              .map(({ row }, depth) => `${row.event} ${row.choices[inTable(choices[depth])]?.net}`)
              .sort()
              .join(', '),
          ),
        ).advance(1_000);
      return names;
    };
    expect(found(count, count)).toEqual(['e0 1, e1 0']);
    expect(found(count + 1n, count + 1n)).toEqual(['e0 0, e1 1']);
    expect(found(count, count + 1n).sort()).toEqual(['e0 0, e1 1', 'e0 1, e1 0']);
  });

  it('where the top prize could only fall too often', () => {
    // A top of 2 that falls once at most: a small win of 1, then three prizes; a small win of 2 is out at once.
    const two = partsOf(question({ top: { most: ratio(1, 8) } })).find(({ top }) => top?.net === 2n);
    if (!two?.top) throw new Error('no search for a top prize of 2');
    const walk = new Walk(two.scaled, { top: two.top }, () => {});
    walk.advance(1_000);
    expect(walk.looked).toBe(2 + 3);
  });

  it('where the rows that are open cannot bring enough', () => {
    // 4a + 2b + c of 8 or 9, each from 0 to 2; a of 0 is left out beforehand. After a = 1, b = 0 cannot: 4 + 2 at most.
    // So two a's; below 1 three b's, and three c's below each of two; below 2 two b's (the second too many), three c's.
    const three = ['e0', 'e1', 'e2'].map((event) => ({ event, choices: SMALL }));
    const asked: Question = {
      ...madeUpWager([1, 2, 4, 9]),
      edge: { from: ratio(0), to: ratio(1, 16) },
      schedules: [three],
    };
    const seen = (band?: { low: number; high: number }) => {
      const [part] = partsOf(asked);
      if (!part) throw new Error('no table to look for');
      const { scaled } = part;
      const unit = scaled.one / 16;
      const found: string[] = [];
      const ask = band ? { band: { low: band.low * unit, high: band.high * unit } } : {};
      const walk = new Walk(scaled, ask, ({ choices }) =>
        found.push(scaled.rows.map(({ row }, depth) => row.choices[inTable(choices[depth])]?.net).join(' ')),
      );
      walk.advance(1_000);
      return [walk.looked, ...found];
    };
    expect(seen()).toEqual([2 + (3 + 6) + (2 + 3), '1 1 2', '1 2 0', '1 2 1', '2 0 0', '2 0 1']);
    // Squares of 16 and 17. After a = 1, what squares exceed pays by is at most 4 + 2, and pays 5: 4 + 6 + 5 is 15.
    expect(seen({ low: 16, high: 17 })).toEqual([2 + (2 + 3), '2 0 0', '2 0 1']);
  });
});

describe('the order of a family', () => {
  /** Each row pays 1 or 2; every sum will do. Rows by their count, the commonest first. */
  const found = (
    counts: number[],
    families: string[][],
    rule: 'never-less' | 'always-more' = 'never-less',
  ) => {
    const ids = counts.map((_, i) => `e${i}`);
    const asked: Question = {
      ...madeUpWager([...counts, 40]),
      edge: { from: ratio(-10), to: ratio(1) },
      schedules: [ids.map((event) => ({ event, choices: ['1 to 1', '2 to 1'] }))],
      order: { rule, families },
    };
    return walked(asked, {}).length;
  };

  it('holds across rows of other families between, and rows that are as common', () => {
    // Of eight tables, the two in which e0 pays less than e1 are out, whatever e2 pays.
    expect(found([1, 4, 2], [['e0', 'e1']])).toBe(6);
    expect(found([1, 2, 2], [['e0', 'e1']])).toBe(6);
    expect(found([2, 2, 1], [['e0', 'e2']])).toBe(6);
    // Two families of two, interleaved: three tables each.
    expect(
      found(
        [1, 2, 3, 4],
        [
          ['e0', 'e2'],
          ['e1', 'e3'],
        ],
      ),
    ).toBe(9);
    // Two alike and one rarer: 1 1 1, 1 1 2, 1 2 2, 2 1 2 and 2 2 2.
    expect(found([1, 2, 2], [['e0', 'e1', 'e2']])).toBe(5);
    // Strictly more: only 1 below 2, and e2 as it likes.
    expect(found([1, 4, 2], [['e0', 'e1']], 'always-more')).toBe(2);
  });
});

/** Counts of 10^15, halved: at evens rather than 1 to 2, rows differ by half a count, less than a unit of the search. */
describe('a table at the very end of the range', () => {
  const part = 166_666_666_666_666;
  const wager = madeUpWager([part, part + 1, part + 1, part, 2 * part]);
  const universe = 6 * part + 2;
  const ids = ['e0', 'e1', 'e2', 'e3'];
  /** Edge of a table with two rows at evens and two at 1 to 2, in halves: 4 parts lost, 6 parts and some won. */
  const edge = (evens: number) => ratio(4 * part - (2 * part + evens + (4 * part + 2)), 2 * universe);
  const within = (from: ReturnType<typeof edge>, to: ReturnType<typeof edge>) =>
    walked(
      {
        ...wager,
        edge: { from, to },
        schedules: [ids.map((event) => ({ event, choices: ['1 to 2', '1 to 1'] }))],
      },
      {},
    ).length;

  it('differs from one beyond it by exact counts', () => {
    // Evens on e0 and e3 give 2 parts; on one of them and one of e1, e2: 2 parts + 1 (four tables); on e1 and e2: + 2.
    expect(within(edge(2), edge(0))).toBe(6);
    expect(within(edge(0), edge(0))).toBe(1);
    expect(within(edge(1), edge(1))).toBe(4);
    expect(within(edge(2), edge(2))).toBe(1);
    expect(within(edge(1), edge(0))).toBe(5);
    expect(within(edge(2), edge(1))).toBe(5);
    // With no other end near: one row at evens or none is five tables, three rows or four are five.
    const [gain, loss] = [ratio(-10), ratio(1)];
    expect([0, 1, 2].map((evens) => within(gain, edge(evens)))).toEqual([6 + 5, 5 + 5, 1 + 5]);
    expect([0, 1, 2].map((evens) => within(edge(evens), loss))).toEqual([1 + 5, 5 + 5, 6 + 5]);
  });
});
