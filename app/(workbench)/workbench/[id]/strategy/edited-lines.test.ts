import { expect, it } from 'vitest';
import { addedAfter, changed, edited, moved, without } from './edited-lines';

const line = (id: string) => ({ id, says: '', when: '', does: '', unless: '', instead: '' });
const lines = edited(['a', 'b', 'c'].map(line));
const ids = (all: { id: string }[]) => all.map(({ id }) => id);

it('moves a line one place, and not beyond either end', () => {
  expect(ids(moved(lines, 2, -1))).toEqual(['a', 'c', 'b']);
  expect(ids(moved(lines, 0, 1))).toEqual(['b', 'a', 'c']);
  expect(ids(moved(lines, 0, -1))).toEqual(['a', 'b', 'c']);
  expect(ids(moved(lines, 2, 1))).toEqual(['a', 'b', 'c']);
});

it('adds a line where it is asked for, under a key that no other has', () => {
  const more = addedAfter(without(lines, 1), 0);
  expect(ids(more)).toEqual(['a', 'line-4', 'c']);
  expect(new Set(more.map(({ key }) => key)).size).toBe(3);
});

it('changes one line alone', () =>
  expect(changed(lines, 1, { when: 'one pair' }).map(({ when }) => when)).toEqual(['', 'one pair', '']));
