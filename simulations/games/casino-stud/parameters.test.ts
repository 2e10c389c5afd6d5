import { describe, expect, it } from 'vitest';
import { fiveCardName } from '../../equipment/cards/hand-names';
import { type CasinoStudParameters, CasinoStudParameters as Parameters, qualifyingClass } from './parameters';

describe('parameters', () => {
  it.each([
    [{ raise: 0 }, 'Let the raise be at least the ante: without it there is nothing to decide.'],
    [{ raise: 1.5 }, 'The raise is a whole number of antes.'],
    [{ raise: 11 }, 'Let the raise be at most ten times the ante.'],
  ])('%o is refused with a sentence', (parameters, message) => {
    const parsed = Parameters.safeParse(parameters);
    expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
  });

  it('names the weakest hand that qualifies', () => {
    const weakest = (dealerQualifies: CasinoStudParameters['dealerQualifies']) =>
      fiveCardName(qualifyingClass({ dealerQualifies }));
    expect(weakest('ace-king')).toBe('High card, ace with king, four, three and two');
    expect(weakest('ace-high')).toBe('High card, ace with six, four, three and two');
    expect(weakest('pair')).toBe('Pair, twos with five, four and three');
    expect(weakest('always')).toBe('High card, seven with five, four, three and two');
  });
});
