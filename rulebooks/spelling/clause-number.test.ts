import { describe, expect, it } from 'vitest';
import { isPartOf, isThatClause, readClauseNumber } from './clause-number';

describe('the number of a clause', () => {
  it.each([
    ['7.16', '7.16'],
    ['rule 11.41', '11.41'],
    ['§ 5.20', '5.20'],
    ['3.2l', '3.2(L)'],
    ['12.27 a', '12.27(a)'],
    ['3.9.1', '3.9.1'],
    ['3.11.10', '3.11.10'],
    ['5.8 iii', '5.8(iii)'],
    ['30-2808(3)(a)', '30-2808(3)(a)'],
    ['30-2899.01(5)(a)', '30-2899.01(5)(a)'],
    ['30-2807 1 a iii', '30-2807(1)(a)(iii)'],
  ] as const)('reads %j as that of %s', (typed, clause) => {
    const number = readClauseNumber(typed);
    expect(number !== undefined && isThatClause(clause, number)).toBe(true);
  });

  it.each(['', 'let it ride', '5 treasures', '99 fortunes', 'clause', 'pay table 1'])(
    'is not found in %j',
    (typed) => {
      expect(readClauseNumber(typed)).toBeUndefined();
    },
  );

  it('has parts below it, and no clause that only starts with the same digits', () => {
    const number = readClauseNumber('3.2') ?? '';
    expect(isPartOf('3.2(A)', number)).toBe(true);
    expect(isPartOf('3.2.1', number)).toBe(true);
    expect(isPartOf('3.20', number)).toBe(false);
    expect(isPartOf('3.2', number)).toBe(false);
  });
});
