import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time';

it('goes on after a piece that failed, one after the other', async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const failed = inTurn(() => {
    seen.push('first');
    throw new Error('no');
  });
  const second = inTurn(async () => {
    seen.push('second begins');
    await Promise.resolve();
    seen.push('second ends');
    return 2;
  });
  const third = inTurn(() => seen.push('third'));
  await expect(failed).rejects.toThrow('no');
  expect(await second).toBe(2);
  await third;
  expect(seen).toEqual(['first', 'second begins', 'second ends', 'third']);
});

it('answers others between two pieces that hold the process', async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const hold = () => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    seen.push('held');
  };
  const both = [inTurn(hold), inTurn(hold)];
  await both[0];
  setImmediate(() => seen.push('another'));
  await both[1];
  expect(seen).toEqual(['held', 'another', 'held']);
});
