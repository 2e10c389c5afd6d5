import { expect, it } from 'vitest';
import type { Hold } from './hold';
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
  expect(flagSaid({ flag: 'none', wagers: [] }, point(1)).says).toContain('nothing speaks against');
  expect(flagSaid({ flag: 'none', wagers: [] }, point(0.3)).says).toContain('at most 30 in 100');
  expect(flagSaid({ flag: 'if-stakes-alike', wagers: [] }, point(0.001)).title).toContain('kept less');
  expect(flagSaid({ flag: 'if-stakes-alike', wagers: [] }, point(0.001)).says).toContain('how many players');
  expect(flagSaid({ flag: 'if-stakes-alike', wagers: [] }, point(0.001, 0.4)).says).toContain(
    'at most 40 in 100: no flag',
  );
  expect(flagSaid({ flag: 'whatever-the-stakes', wagers: [] }, point(0.001, 0.002)).says).toContain(
    'at most 1 in 500',
  );
});

it('no flag is no praise while a wager lies beyond its 99% band', () => {
  const hold = (handle: number, share: number) =>
    ({
      handle,
      actual: { share },
      bands: [
        { confidence: 0.95, low: -0.1, high: 0.1 },
        { confidence: 0.99, low: -0.2, high: 0.2 },
      ],
    }) as Hold;
  const said = (...wagers: Hold[]) => flagSaid({ flag: 'none', wagers }, point(1));
  expect(said(hold(100, 0.19), hold(0, 0.5)).title).toBe('No flag: the results fit the submitted game');
  const far = said(hold(100, 0.19), hold(100, 0.21), hold(0, 0.5));
  expect(far.title).toBe('No flag on all wagers together; 1 of 2 lie beyond 99%');
  expect(far.says).toContain('a reason to look into it');
});
