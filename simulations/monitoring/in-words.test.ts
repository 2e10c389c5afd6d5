import { expect, it } from 'vitest';
import { chanceSaid, flagSaid } from './in-words';
import type { Point } from './monitor';

const point = (chance: number, any?: number): Point => ({
  expected: 10,
  win: 0,
  total: { handle: 100, win: -50, expected: 10 },
  band: { low: -20, high: 40 },
  chance,
  ...(any === undefined ? {} : { chanceAnyStakes: any }),
});

it('a chance is never said to be smaller than it is', () => {
  expect([1, 0.42, 0.1, 0.00299, 1e-12].map(chanceSaid)).toEqual([
    'any',
    'at most 42 in 100',
    'at most 1 in 10',
    'at most 1 in 334',
    'less than 1 in 1,000,000,000',
  ]);
});

it('a flag says which way, and what it assumes', () => {
  expect(flagSaid('none', point(1)).says).toContain('nothing speaks against');
  expect(flagSaid('none', point(0.3)).says).toContain('at most 30 in 100');
  expect(flagSaid('if-stakes-alike', point(0.001)).title).toContain('kept less');
  expect(flagSaid('if-stakes-alike', point(0.001)).says).toContain('how many players');
  expect(flagSaid('if-stakes-alike', point(0.001, 0.4)).says).toContain('at most 40 in 100: no flag');
  expect(flagSaid('whatever-the-stakes', point(0.001, 0.002)).says).toContain('at most 1 in 500');
});
