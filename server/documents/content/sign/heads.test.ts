import { expect, it } from 'vitest';
import { underHeads } from './heads';
import { boardOf } from './parts';

const headsOf = (labels: string[]) =>
  underHeads(labels.map((label) => ({ label, pays: '1 to 1' }))).map(({ head, rows }) => [
    head,
    ...rows.map(({ label }) => label),
  ]);

it('says once what rows begin with, where that asks for more', () => {
  expect(
    headsOf(['The player holds a flush', 'The player holds a straight', 'The player holds four of a kind']),
  ).toEqual([['The player holds …', 'A flush', 'A straight', 'Four of a kind']]);
  expect(headsOf(['A total of 2', 'A total of 3', 'A total of 11'])).toEqual([
    ['A total of …', '2', '3', '11'],
  ]);
});

it('leaves rows that only begin alike, or with too few words', () => {
  const alike = ['The next card counts ten', 'The next card counts nine', 'The next card counts eight'];
  expect(headsOf(alike)).toEqual([[undefined, ...alike]]);
  const pairs = ['Pair of kings', 'Pair of queens', 'Pair of jacks'];
  expect(headsOf(pairs)).toEqual([[undefined, ...pairs]]);
});

it('says once what every row under a head is noted with', () => {
  const row = (label: string, note?: string) => ({ label, pays: '2 to 1', ...(note && { note }) });
  const behind = ['4 or 10', '5 or 9', '6 or 8'].map((points) =>
    row(`Behind the Come, ${points}`, 'stake returned'),
  );
  expect(underHeads(behind)).toEqual([
    {
      head: 'Behind the Come',
      note: 'Stake returned',
      rows: ['4 or 10', '5 or 9', '6 or 8'].map((points) => row(points)),
    },
  ]);
  const differs = [row('Behind the Come, 4 or 10'), ...behind.slice(1)];
  expect(underHeads(differs)[0]?.rows.map(({ note }) => note)).toEqual([
    undefined,
    'stake returned',
    'stake returned',
  ]);
});

it('drops a head that its title says, but not one with a note', () => {
  const units = (note?: string) =>
    ['4 or 10', '5 or 9', '6 or 8'].map((points) => ({
      wagers: [],
      part: {
        title: 'Behind the Come',
        wagers: [],
        lists: [{ rows: [{ pays: '2 to 1', label: `Behind the Come, ${points}`, ...(note && { note }) }] }],
      },
    }));
  const headsOfBoard = (note?: string) =>
    boardOf(units(note)).flatMap(({ lists }) => lists.map((list) => [list.head, list.note]));
  expect(headsOfBoard()).toEqual([[undefined, undefined]]);
  expect(headsOfBoard('stake returned')).toEqual([['Behind the Come', 'Stake returned']]);
});
