import { expect, it } from 'vitest';
import { readSums, sumsText, writtenSums } from './sums';

it('sums are read where each is one and there are as many as asked for', () => {
  expect(readSums('2,500; 500 ;0.50', 3)).toEqual([250_000, 50_000, 50]);
  expect(readSums('2,500; 500', 3)).toBeUndefined();
  expect(readSums('2,500; ; 1', 3)).toBeUndefined();
  expect(readSums('2,500; -1; 1', 3)).toBeUndefined();
  expect(readSums('table-1', 1)).toBeUndefined();
});

it('are written in one spelling, and read back', () => {
  expect(sumsText([250_000, 50])).toBe('2,500; 0.50');
  expect(readSums(sumsText([1, 99, 100]), 3)).toEqual([1, 99, 100]);
});

it('keep what is no sum as it was written', () => expect(writtenSums('5;x; ')).toEqual(['5', 'x', '']));
