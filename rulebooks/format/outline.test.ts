import { expect, it } from 'vitest';
import { unrecordedBriefly, unrecordedWords } from './outline';

const parts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: `${index + 1}`, title: `Game ${index + 1}` }));

it('names parts that are not recorded, and counts them where they are many', () => {
  expect(unrecordedBriefly(parts(1))).toBe('section 1 (Game 1)');
  expect(unrecordedBriefly(parts(6))).toBe(unrecordedWords(parts(6)));
  expect(unrecordedBriefly(parts(7))).toBe('7 parts of the source');
});
