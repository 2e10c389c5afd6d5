import { expect, it } from 'vitest';
import type { ResultColumn } from './columns';
import { readHeads } from './heads';

const columns = [
  { id: 'straight-up', label: 'Straight up' },
  { id: 'split', label: 'Corner' },
  { id: 'corner', label: 'Split' },
] as ResultColumn[];
const FACTS = ['premises', 'table', 'day', 'rounds', 'win'];
const read = (...heads: string[]) => readHeads([...FACTS, ...heads], columns);

it('finds a wager by its name or by what it is called, and its name counts where both are known', () => {
  expect(read('handle Straight  Up', 'handle corner', 'handle split')).toMatchObject({
    value: {
      handles: new Map([
        ['straight-up', 5],
        ['corner', 6],
        ['split', 7],
      ]),
    },
  });
});

it('takes no column twice, however its head is spelled', () => {
  for (const twice of [
    ['handle straight-up', 'handle Straight up'],
    ['handle split', 'win corner', 'Win Corner'],
  ])
    expect(read(...twice)).toMatchObject({
      ok: false,
      problems: [{ message: `The column “${twice.at(-1)}” is there twice. Remove one.` }],
    });
});
