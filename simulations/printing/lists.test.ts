import { expect, it } from 'vitest';
import { listed } from './lists';

it('joins none, one, two and three', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listed(items))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  expect(listed(['six', 'eight', 'ten'], 'or')).toBe('six, eight or ten');
});
