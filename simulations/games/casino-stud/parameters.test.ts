import { describe, expect, it } from 'vitest';
import { fiveCardName } from '../../equipment/cards/hand-names';
import { type CasinoStudParameters, CasinoStudParameters as Parameters } from './parameters';
import { qualifyingClass } from './qualifying';

describe('parameters', () => {
  it.each([
    [{ raise: 0 }, 'Make the raise at least the ante: otherwise there is nothing to decide.'],
    [{ raise: 1.5 }, 'The raise is a whole number of antes.'],
    [{ raise: 11 }, 'Make the raise at most ten times the ante.'],
    [
      { dealerQualifies: 'queen' },
      'Choose the weakest hand with which the dealer plays: always, ace-high, ace-king or pair.',
    ],
    [{ handOrder: 'reversed' }, 'Choose how hands rank: usual or flush-above-full-house.'],
    [{ ties: 'player-wins' }, 'Choose what happens when both hands are equal: stand-off or dealer-wins.'],
    [
      { jokers: 1 },
      'Leave out "jokers": this game has no such rule. It is played with one pack of 52 cards, without jokers.',
    ],
    [
      { jokers: 1, decks: 2 },
      'Leave out "jokers" and "decks": this game has no such rule. It is played with one pack of 52 cards, without jokers.',
    ],
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
