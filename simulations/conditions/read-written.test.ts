import { expect, it } from 'vitest';
import { flag, name, whole } from '../features/types';
import { MOST_TOKENS_OF_A_WAGER } from './limits';
import { readWritten } from './read-written';

const FEATURES = [
  { id: 'total', type: whole(3, 18), explains: 'The total.' },
  { id: 'triple', type: flag, explains: 'Three alike.' },
];
const wager = (whens: string[]) => ({
  label: 'W',
  rows: whens.map((when, i) => ({ event: { id: `row-${i}`, label: 'x' }, when })),
  otherwise: 'lose' as const,
});
const codes = (whens: string[]) => {
  const read = readWritten(wager(whens), FEATURES);
  return read.ok ? [] : read.problems.map(({ code, field }) => [code, field]);
};

it('the rows of a wager together have at most the limit of names, numbers and signs', () => {
  // Seven each.
  const rows = Array.from({ length: 60 }, () => 'total == 7 and total > 3');
  expect(codes(rows)).toEqual([]);
  const left = MOST_TOKENS_OF_A_WAGER - 59 * 7;
  const last = `triple${' or triple'.repeat((left - 1) / 2)}`;
  expect(codes([...rows.slice(1), last])).toEqual([]);
  expect(codes([...rows.slice(1), `not ${last}`])).toEqual([['condition-too-long', 'written']]);
});

it('a name in quotation marks is one of them', () => {
  // 22 comparisons of three and 21 times "or" are 87, in five rows 435; each quotation mark counted, 655.
  const features = [{ id: 'symbol', type: name('joker', 'crown'), explains: 'The symbol.' }];
  const when = Array.from({ length: 22 }, () => 'symbol == "joker"').join(' or ');
  const rows = Array.from({ length: 5 }, () => when);
  expect(readWritten(wager(rows), features).ok).toBe(true);
});

it('a wager that is too long is not read at all: one problem, not one per row', () => {
  expect(codes(Array.from({ length: 60 }, () => 'nonsense '.repeat(40)))).toEqual([
    ['condition-too-long', 'written'],
  ]);
});
