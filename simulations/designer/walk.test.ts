import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { ratio } from '../exact/fraction';
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
    counts: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 3, maxLength: 5 }),
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
    expect(between).toBeGreaterThan(RUNS * 15);
  });

  it('is the same however often it is interrupted', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(walked(question, {}, 97)).toEqual(walked(question, {}));
      }),
      { numRuns: 4, seed: 7 },
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
