import { expect, it } from 'vitest';
import { ratio, toText } from '../exact/fraction';
import { design } from './design';
import { madeUpWager } from './made-up-wager';

/** Of eight outcomes one is the prize, two a small win, five lose: edge = (5 - prize - 2 x small) / 8. */
const wager = madeUpWager([1, 2, 5]);
const asked = {
  ...wager,
  edge: { from: ratio(0), to: ratio(1, 8) },
  schedules: [
    [
      { event: 'e0', choices: ['push', '1 to 1', '2 to 1', '3 to 1', '5 to 1'] },
      { event: 'e1', choices: ['push', '1 to 1', '2 to 1'] },
    ],
  ],
};

it('shows every table with its edge, the calmest first, its rows as the wager lists them', () => {
  const { proposals, found, counted, nearest } = design(asked);
  // Prize plus twice the small win is 4 or 5: (1, 2), (0, 2), (2, 1), (3, 1) and (5, 0).
  expect(proposals.map(({ pays, figures }) => [Object.entries(pays).join(' '), figures.houseEdge])).toEqual(
    [
      ['e0,push e1,2 to 1', '1/8'],
      ['e0,2 to 1 e1,1 to 1', '1/8'],
      ['e0,1 to 1 e1,2 to 1', '0/1'],
      ['e0,3 to 1 e1,1 to 1', '0/1'],
      ['e0,5 to 1 e1,push', '0/1'],
    ].sort((a, b) => squares(a[0] as string) - squares(b[0] as string)),
  );
  expect([found, counted, nearest]).toEqual([5, true, undefined]);
});

/** The variance in eighths of a stake: squares of what is won and of the five stakes lost, less the squared mean. */
function squares(pays: string): number {
  const nets = pays
    .split(' e1,')
    .map((pay) => Number.parseInt(pay.replace('e0,', '').replace('push', '0'), 10));
  const [prize, small] = nets as [number, number];
  return prize ** 2 + 2 * small ** 2 + 5 - (prize + 2 * small - 5) ** 2 / 8;
}

it('names the largest prize, how often it falls, and the rows that change', () => {
  const changes = { from: { e0: '3 to 1', e1: '1 to 1' }, most: 1 };
  const shown = design({ ...asked, changes }).proposals.map(({ pays, top, changed }) => [
    `${pays.e0}, ${pays.e1}`,
    `${top.events.join(' and ')} in ${toText(top.probability)}`,
    changed,
  ]);
  expect(shown).toEqual([
    ['2 to 1, 1 to 1', 'e0 in 1/8', ['e0']],
    ['3 to 1, 1 to 1', 'e0 in 1/8', []],
  ]);
  const even = { ...asked, edge: { from: ratio(-1, 8), to: ratio(-1, 8) } };
  // Prize and small win of 2 each come to 6: both are the largest, and fall in three of eight.
  const both = design(even).proposals.filter(({ pays }) => pays.e0 === '2 to 1');
  expect(both.map(({ top }) => [top.events, toText(top.probability)])).toEqual([[['e0', 'e1'], '3/8']]);
  const pushed = design(asked).proposals.filter(({ pays }) => pays.e0 === 'push');
  expect(pushed.map(({ pays, top }) => [pays.e1, top.events])).toEqual([['2 to 1', ['e1']]]);
  expect(design(asked).proposals.every(({ changed }) => changed.length === 0)).toBe(true);
});
