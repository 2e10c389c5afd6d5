import { expect, it } from 'vitest';
import { filedInWords, LONGEST_FILED, readFiled } from './filed';

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

it('reads an object of lines, and says how many there are', () => {
  expect(readFiled('{"lines":[1,2]}')).toEqual({ lines: [1, 2] });
  expect(filedInWords('{"lines":[1,2]}')).toBe('the operator’s own, 2 lines');
  expect(filedInWords('{"lines":[1]}')).toBe('the operator’s own, 1 line');
});

it.each(['[1]', '1', 'null', '{"a":', '', ' {}'])('%s is no object of lines', (text) =>
  expect(readFiled(text)).toBeUndefined(),
);

it('what nests deeper than 64 is none, since whoever walks it would run out of room', () => {
  expect(readFiled(nested(64))).toBeDefined();
  for (const levels of [65, 4_000, 6_000]) expect(readFiled(nested(levels))).toBeUndefined();
  expect(readFiled(`{"a":${'['.repeat(19_900)}${']'.repeat(19_900)}}`)).toBeUndefined();
});

it('what is longer than the longest is none', () => {
  const long = `{"a":"${'x'.repeat(LONGEST_FILED)}"}`;
  expect(readFiled(long)).toBeUndefined();
});
