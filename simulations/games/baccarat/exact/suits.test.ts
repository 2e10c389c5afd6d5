import { expect, it } from 'vitest';
import { type FaceId, SuitCounting } from './suits';

/** Everything at once is some 400 MB for each wager that looks at it: twelve took 2.5 GB in each thread. */
it('what is large is kept only until something else is looked at, and what is small for good', () => {
  const suits = new SuitCounting(4);
  const small: FaceId[] = ['player.suit1'];
  const large: FaceId[] = ['player.suit1', 'player.suit2', 'banker.suit1', 'banker.suit2'];
  const [first, most] = [suits.classes(small), suits.classes(large)];
  expect(suits.classes(large)).toBe(most);
  const other = suits.classes(['banker.suit2', 'banker.suit1', 'player.suit2', 'player.suit1']);
  expect(other.map(({ length }) => length)).toEqual(most.map(({ length }) => length));
  expect(suits.classes(large)).not.toBe(most);
  expect(suits.classes(large)).toEqual(most);
  expect(suits.classes(small)).toBe(first);
});
