/** Questions small enough to try every table: two to four rows, up to five pays each, in one or two schedules. */
import fc from 'fast-check';
import { ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import { houseEdge } from '../../figures/house-edge';
import { madeUpWager } from '../made-up-wager';
import type { Question } from '../question';

const chosen = <T>(from: T[], at: number): T => from[at % from.length] as T;

const PAYS = [
  'lose',
  'push',
  '1 to 2',
  'evens',
  '3 to 2',
  '2 to 1',
  '3 for 1',
  '5 to 1',
  '8 to 1',
  '30 to 1',
];
export const questions: fc.Arbitrary<Question> = fc
  .record({
    counts: fc.array(fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(7)), {
      minLength: 2,
      maxLength: 4,
    }),
    losing: fc.integer({ min: 1, max: 120 }),
    /** The range lies about the edge of some table, so that most questions have an answer. */
    pick: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
    low: fc.integer({ min: 0, max: 8 }),
    high: fc.integer({ min: 0, max: 8 }),
    choices: fc.array(
      fc.array(fc.array(fc.constantFrom(...PAYS), { minLength: 1, maxLength: 5 }), {
        minLength: 5,
        maxLength: 5,
      }),
      { minLength: 1, maxLength: 2 },
    ),
    rule: fc.constantFrom('never-less' as const, 'never-less' as const, 'always-more' as const, undefined),
    split: fc.integer({ min: 0, max: 5 }),
    free: fc.boolean(),
    least: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 2 }),
    most: fc.option(fc.integer({ min: 1, max: 20 }), { freq: 2 }),
    changes: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 2 }),
    before: fc.array(fc.constantFrom(...PAYS), { minLength: 5, maxLength: 5 }),
  })
  .map(({ counts, losing, pick, low, high, choices, rule, split, free, least, most, changes, before }) => {
    const ids = counts.map((_, i) => `e${i}`);
    const families = [ids.slice(0, split), free ? [] : ids.slice(split)].filter((f) => f.length > 0);
    const asked = madeUpWager([...counts, losing]);
    const picked = ids.map((id, i) => [id, chosen(choices[0]?.[i] as string[], inTable(pick[i]))]);
    const priced = houseEdge(asked.distribution, asked.spec, Object.fromEntries(picked));
    const about = priced.ok ? priced.value : ratio(0);
    return {
      ...asked,
      edge: { from: about.sub(ratio(low, 100)), to: about.add(ratio(high, 100)) },
      schedules: choices.map((schedule) =>
        ids.map((event, i) => ({ event, choices: schedule[i] as string[] })),
      ),
      ...(rule && { order: { rule, families } }),
      ...((least !== null || most !== null) && {
        top: {
          ...(least !== null && { least: ratio(1, least) }),
          ...(most !== null && { most: ratio(1, most) }),
        },
      }),
      ...(changes !== null && {
        changes: { most: changes, from: Object.fromEntries(ids.map((id, i) => [id, before[i] as string])) },
      }),
    };
  });
