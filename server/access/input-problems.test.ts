import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problemsOf } from './input-problems';
import { BoundedVariant, DateText, Email, Hash, Id, Name, Password, Revision } from './inputs';

const said = (schema: z.ZodType, value: unknown): string => {
  const parsed = z.object({ field: schema }).safeParse({ field: value });
  return parsed.success
    ? 'fine'
    : problemsOf(parsed.error)
        .map(({ message, field }) => `${field}: ${message}`)
        .join(' ');
};

describe('a field that cannot be read', () => {
  it.each([
    [Name, 'Table 4', 'fine'],
    [Name, '   ', 'field: “field” is empty; fill it in.'],
    [Name, 'x'.repeat(121), 'field: “field” may have 120 characters at most; shorten it.'],
    [
      Name,
      'Nora\u202e Ellis',
      'field: There is a character after “Nora” that cannot be seen (U+202E). Delete it, or type the name again.',
    ],
    [Name, ' Nora Ellis ', 'fine'],
    [Name, undefined, 'field: “field” is missing or of the wrong kind; correct it and try again.'],
    [
      DateText,
      '2008-02-30',
      'field: “field” is not a date; write it as year-month-day, for example 2008-01-01.',
    ],
    [Email, 'nobody', 'field: This is not an e-mail address. Correct it.'],
    [Password, 'short', 'field: Use a password of at least 12 characters.'],
    [Hash, 'abc', 'field: A hash has 64 digits and letters from a to f; copy it whole.'],
    [Revision, 5.5, 'field: “field” must be a whole number; correct it.'],
    [Revision, 0, 'field: “field” must be at least 1; give a larger number.'],
    [Id, '../etc', 'field: This is not an id; open the page again from its list.'],
    [z.enum(['member', 'approver']), 'king', 'field: “field” must be one of member, approver.'],
    [z.array(Name).max(1), ['a', 'b'], 'field: “field” may have 1 entry at most; remove some.'],
    [z.array(Name).min(2), ['a'], 'field: “field” must have at least 2 entries; add what is missing.'],
    [
      z.strictObject({ a: Name }),
      { a: 'b', c: 1, d: 2 },
      'field: Leave out “c”, “d”: nothing goes by that name in “field”.',
    ],
  ])('%#', (schema, value, sentence) => {
    expect(said(schema, value)).toBe(sentence);
  });

  it('keeps the sentence and the field of the rulebooks’ own reader', () => {
    const variant = {
      rulebook: 'gb-2007',
      game: 'roulette',
      wagers: { split: { payTable: 'minimum', pays: { win: 7 } } },
    };
    expect(said(BoundedVariant, variant)).toMatch(/^pays\.split\.win: “pays\.split\.win” cannot be used/);
  });
});
