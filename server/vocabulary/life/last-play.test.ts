import { expect, it } from 'vitest';
import { lastPlaySaid } from './last-play';

it('names the last day of play, and none of a trial that was ended before its first', () => {
  expect(lastPlaySaid({ from: '2098-03-01', to: '2098-03-01' })).toBe(
    'The last day of play is 1 March 2098.',
  );
  expect(lastPlaySaid({ from: '2098-03-01', to: '2098-02-28' })).toBe(
    'The trial does not take place: it was ended before 1 March 2098.',
  );
});
