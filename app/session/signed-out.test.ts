import { expect, it } from 'vitest';
import { answeredWith, isSignedOut } from './signed-out';

it('a page knows that its session ended until an answer comes again, whatever fails in between', () => {
  const after = (status: number) => {
    answeredWith(status);
    return isSignedOut();
  };
  expect([500, 404, 401, 503, 401, 207, 500].map(after)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});
