/** Two people who change the same thing at once. */
import { expect, it } from 'vitest';
import { bringingBack, following, isUnsaved, keepingMine, standing, takingTheirs } from './two-copies';

const opened = following('as it was');
const mine = { ...opened, typed: 'mine' };

it('follows what others save while nothing is typed, or the same is', () => {
  expect(standing(opened, 'as it was')).toBe('same');
  expect(standing(opened, 'theirs')).toBe('follow');
  expect(standing({ ...opened, typed: 'theirs' }, 'theirs')).toBe('follow');
});

it('asks only where both changed it', () => {
  expect(standing(mine, 'as it was')).toBe('same');
  expect(standing(mine, 'theirs')).toBe('choose');
});

it('keeps mine over theirs, which is then seen', () => {
  const kept = keepingMine(mine, 'theirs');
  expect(kept.typed).toBe('mine');
  expect(standing(kept, 'theirs')).toBe('same');
  expect(isUnsaved(kept)).toBe(true);
});

it('takes theirs, and brings mine back as not saved', () => {
  const taken = takingTheirs(mine, 'theirs');
  expect(taken.typed).toBe('theirs');
  expect(isUnsaved(taken)).toBe(false);
  expect(bringingBack(taken)).toEqual({ base: 'theirs', typed: 'mine' });
});
