import { expect, it } from 'vitest';
import { noneFor, noneForThese } from './none-for';

const posted = `$1 for each Ante from each player${noneFor(['Blind', 'Play', 'Trips Bonus'])}; $2 a hand`;

it('names behind a fee the wagers that it is not taken for, and of those only the ones that are here', () => {
  expect(posted).toBe(
    '$1 for each Ante from each player (none for the Blind, Play and Trips Bonus); $2 a hand',
  );
  expect(noneForThese(posted, (name) => name !== 'Trips Bonus')).toBe(
    '$1 for each Ante from each player (none for the Blind and Play); $2 a hand',
  );
  expect(noneForThese(posted, () => false)).toBe('$1 for each Ante from each player; $2 a hand');
  expect(noneForThese(posted, () => true)).toBe(posted);
});
