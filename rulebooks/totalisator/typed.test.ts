/** What people type of a meeting, read and written back. */
import { describe, expect, it } from 'vitest';
import {
  centsTyped,
  dollarsText,
  finishText,
  finishTyped,
  horsesTyped,
  startersText,
  startersTyped,
} from './typed';

const finish = (text: string) => {
  const read = finishTyped(text);
  return read.ok ? read.value : read.problems[0]?.message;
};

describe('the order of a finish', () => {
  it.each([
    ['4 7=9 1', [[4], [7, 9], [1]]],
    ['4, 7 = 9, 1', [[4], [7, 9], [1]]],
    ['  12 ', [[12]]],
    ['', []],
    ['4,,1', [[4], [], [1]]],
  ])('reads “%s”', (text, places) => {
    expect(finish(text)).toEqual(places);
  });

  it.each(['4 x', '4=', '4..1', '-4', '123'])('says what to write instead of “%s”', (text) => {
    expect(finish(text)).toMatch(/is no place; write the horses in the order of the finish/);
  });

  it('is written as it is read', () => {
    expect(finishText([4, [7, 9], [1]])).toBe('4 7=9 1');
  });
});

describe('the runners of a race', () => {
  it('are as many as one number says, or those of a list', () => {
    expect(startersTyped('3')).toEqual([1, 2, 3]);
    expect(startersTyped('1, 2 5')).toEqual([1, 2, 5]);
    for (const text of ['', '0', 'x', '1/2']) expect(startersTyped(text)).toBeUndefined();
    expect([startersText([1, 2, 3]), startersText([1, 2, 5])]).toEqual(['3', '1 2 5']);
    expect(horsesTyped('')).toEqual([]);
  });
});

describe('a sum', () => {
  it('is exact up to 2^53 less one cent, and no sum above', () => {
    expect(centsTyped('1,234.5', 'dollars')).toBe(123_450);
    expect(centsTyped('90071992547409.91', 'dollars')).toBe(2 ** 53 - 1);
    expect(centsTyped('90071992547409.92', 'dollars')).toBeUndefined();
    expect(centsTyped('9007199254740991', 'cents')).toBe(2 ** 53 - 1);
    for (const text of ['-1', '1.234', '1,00', '']) expect(centsTyped(text, 'dollars')).toBeUndefined();
    expect(centsTyped('1.50', 'cents')).toBeUndefined();
  });

  it('is written back as it was', () => {
    for (const cents of [0, 5, 1_000, 123_450, 2 ** 53 - 1])
      expect(centsTyped(dollarsText(cents), 'dollars')).toBe(cents);
  });
});
