import { expect, it } from 'vitest';
import { underHeads } from './heads';

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
