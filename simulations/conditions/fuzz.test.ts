import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from './hostile';
import { DEEPEST, LARGEST_NUMBER, LONGEST, MOST_TOKENS } from './limits';
import { readCondition } from './read-condition';
import { SOME_FEATURES } from './some-features';
import { complaintOf, FIELD, PIECES } from './well-behaved';

const read = (text: string) => readCondition(text, SOME_FEATURES, FIELD);
const wellBehaved = (text: string): void => {
  expect(complaintOf(text, read(text)), text.slice(0, 80)).toBeUndefined();
};

describe('hostile texts', () => {
  it.each(HOSTILE.map((text) => [text.length > 60 ? `${text.slice(0, 60)}…` : text, text]))(
    '%j',
    (_, text) => {
      const began = performance.now();
      const result = read(text);
      expect(performance.now() - began).toBeLessThan(1_000);
      expect(result.ok).toBe(false);
      expect(complaintOf(text, result)).toBeUndefined();
    },
  );

  it('leave no trace on the prototypes', () => {
    const before = [Object, Function, Array, String].map(
      ({ prototype }) => Object.getOwnPropertyNames(prototype).length,
    );
    for (const text of HOSTILE) read(text);
    expect(
      [Object, Function, Array, String].map(({ prototype }) => Object.getOwnPropertyNames(prototype).length),
    ).toEqual(before);
  });
});

describe('made-up texts', () => {
  it('token soup is read or refused, never more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }),
        fc.constantFrom('', ' '),
        (pieces, between) => {
          const text = pieces.join(between);
          wellBehaved(text);
        },
      ),
      { numRuns: 4_000 },
    );
  });

  it('so is any string at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => wellBehaved(text)),
      { numRuns: 1_500 },
    );
  });
});

describe('limits', () => {
  const allowed = (text: string) => read(text).ok;
  it('of length', () => {
    const padded = (length: number) => 'margin == 1'.padEnd(length);
    expect(allowed(padded(LONGEST))).toBe(true);
    expect(allowed(padded(LONGEST + 1))).toBe(false);
  });

  it('of depth', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}margin == 1${')'.repeat(depth)}`;
    expect(allowed(nested(DEEPEST))).toBe(true);
    expect(allowed(nested(DEEPEST + 1))).toBe(false);
  });

  it('of how many signs', () => {
    const minuses = (count: number) => `${'-'.repeat(count)}margin<5`;
    expect(allowed(minuses(MOST_TOKENS - 3))).toBe(true);
    expect(allowed(minuses(MOST_TOKENS - 2))).toBe(false);
  });

  it('of numbers, written or worked out', () => {
    expect(allowed(`margin < ${LARGEST_NUMBER}`)).toBe(true);
    expect(allowed(`margin < ${LARGEST_NUMBER + 1}`)).toBe(false);
    expect(allowed('margin * 111111 < 5')).toBe(true);
    expect(allowed('margin * 111112 < 5')).toBe(false);
  });
});
