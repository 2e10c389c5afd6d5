import { expect, it } from 'vitest';
import type { Hold } from './hold';
import { chanceSaid, flagSaid, tableFlagSaid } from './in-words';
import type { Point } from './monitor';
import type { JudgedTrial } from './trial';

const point = (chance: number, any?: number): Point => ({
  expected: 10,
  win: 0,
  total: { handle: 100, win: -50, expected: 10 },
  band: { low: -20, high: 40 },
  chance,
  ...(any === undefined ? {} : { chanceAnyStakes: any }),
});

const said = (flag: JudgedTrial['flag'], ...points: Point[]) => {
  const last = points.at(-1);
  return last ? flagSaid({ flag, wagers: [], tables: [], points }, last) : expect.unreachable();
};

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
  expect(said('none', point(1)).says).toContain('nothing speaks against');
  expect(said('none', point(0.3)).says).toContain('at most 30 in 100');
  expect(said('if-stakes-alike', point(0.001)).title).toContain('kept less');
  expect(said('if-stakes-alike', point(0.001)).says).toContain('how many players');
  expect(said('if-stakes-alike', point(0.001, 0.4)).says).toContain('at most 40 in 100: no flag');
  expect(said('if-stakes-alike', point(0.001, 1)).says).toMatch(
    /The flag goes up at 1 in 100\. Stakes as unequal as the limits allow could explain it\.$/,
  );
  expect(said('whatever-the-stakes', point(0.001, 0.002)).says).toContain('at most 1 in 500');
});

it('a flag says which way it was when it went up, wherever the total is by now', () => {
  const total = (win: number) => ({ handle: 100, win, expected: 10 });
  const far = { ...point(0.001, 0.5), total: total(-50) };
  const back = { ...point(0.001, 0.002), total: total(15) };
  expect(said('if-stakes-alike', point(0.2), far, back).title).toContain('kept less');
  expect(said('whatever-the-stakes', point(0.2, 0.9), far, back).title).toContain('kept more');
});

it('a flag on one table names it, with a chance that counts for every table', () => {
  const of = (flag: 'if-stakes-alike' | 'whatever-the-stakes' | 'none', last: Point) =>
    tableFlagSaid({ table: 'a', days: 1, flag, last, way: 'more' }, 'The Pier, Wheel 1');
  expect(of('none', point(0.5))).toBeUndefined();
  expect(of('if-stakes-alike', point(0.002, 0.4))).toEqual({
    title: 'Flag on The Pier, Wheel 1: it kept more than the submitted game explains, if stakes were alike',
    says: 'Of games that work as submitted and are looked at every day, at most 1 in 500 would by now be flagged so on any table or on all together. A flag goes up at 1 in 100.',
  });
  expect(of('whatever-the-stakes', point(0.002, 0.005))).toMatchObject({
    title: expect.stringContaining('whatever the stakes were'),
    says: expect.stringContaining('at most 1 in 200 would'),
  });
});

it('no flag on all tables is no praise while one is flagged by itself', () => {
  const table = (flag: JudgedTrial['flag']) => ({ table: 'a', days: 1, flag });
  const tables = [table('none'), table('if-stakes-alike')];
  const { title, says } = flagSaid({ flag: 'none', wagers: [], tables, points: [point(1)] }, point(1));
  expect(title).toBe('No flag on all tables together; 1 of 2 is flagged by itself');
  expect(says).not.toContain('nothing speaks against');
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
  const said = (...wagers: Hold[]) =>
    flagSaid({ flag: 'none', wagers, tables: [], points: [point(1)] }, point(1));
  expect(said(hold(100, 0.19), hold(0, 0.5)).title).toBe('No flag: the results fit the submitted game');
  const far = said(hold(100, 0.19), hold(100, 0.21), hold(0, 0.5));
  expect(far.title).toBe('No flag on all wagers together; 1 of 2 lie beyond 99%');
  expect(far.says).toContain('a reason to look into it');
});
