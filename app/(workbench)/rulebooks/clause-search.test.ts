import { describe, expect, it } from 'vitest';
import { Section } from '@/rulebooks/format/record';
import { exampleClause, searchClauses } from './clause-search';

const rule = (clause: string, says: string) => ({
  clause,
  says,
  kind: 'informative' as const,
  informs: 'definition' as const,
  source: [1, 2] as [number, number],
});

const book = [
  {
    number: '3',
    title: 'Wheel',
    rules: [
      rule('3.2(A)', 'A wager on one number of the wheel.'),
      rule('3.2(L)', 'A wager on two columns at once.'),
      rule('3.20', 'The dealer places the chips.'),
    ],
  },
  { number: '8', title: 'Dice', rules: [rule('8.17(i)', 'A hardway wager on a pair of twos.')] },
].map((section) => Section.parse(section));

const clauses = (typed: string) =>
  searchClauses(book, typed).sections.flatMap((section) => section.rules.map((found) => found.clause));

describe('searching clauses', () => {
  it.each(['3.2(L)', '3.2(l)', '3.2 L', '3.2l', 'rule 3.2(L)', ' Clause 3.2(L) '])(
    'reads %j as 3.2(L)',
    (typed) => {
      expect(searchClauses(book, typed).jump).toBe('3.2(L)');
      expect(clauses(typed)).toEqual(['3.2(L)']);
    },
  );

  it('takes a number for the clause and its parts, never for a longer number', () => {
    expect(clauses('3.2')).toEqual(['3.2(A)', '3.2(L)']);
    expect(searchClauses(book, '3.2').jump).toBe('3.2(A)');
    expect(clauses('3.20')).toEqual(['3.20']);
  });

  it('finds every clause of a section by its number', () => {
    expect(clauses('8')).toEqual(['8.17(i)']);
  });

  it('finds words of the record in any order and jumps nowhere', () => {
    expect(clauses('number wager')).toEqual(['3.2(A)']);
    expect(searchClauses(book, 'number wager').jump).toBeUndefined();
  });

  it('shows everything for an empty box and nothing for what is not there', () => {
    expect(searchClauses(book, '  ').count).toBe(4);
    expect(searchClauses(book, '9.99').count).toBe(0);
    expect(searchClauses(book, '9.99').jump).toBeUndefined();
  });
});

it('a number to type is one that the rulebook at hand has', () => {
  expect(exampleClause(book)).toBe('3.2(A)');
  const turned = book.map((section) => ({ ...section, rules: section.rules.toReversed() }));
  expect(exampleClause(turned)).toBe('3.2(L)');
  const plain = book.map((section) => ({
    ...section,
    rules: section.rules.filter(({ clause }) => clause === '3.20'),
  }));
  expect(exampleClause(plain)).toBe('3.20');
  expect(exampleClause([])).toBeUndefined();
});
