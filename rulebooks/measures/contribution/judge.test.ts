/** A least share. */
import { describe, expect, it } from 'vitest';
import { at, jackpot, plain } from '../../evaluation/testing/jackpot';
import { rulings } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('a least share', () => {
  const evidence: Evidence = { when: 'progressive', measure: 'contribution', atLeast: '70%' };

  it('is compared exactly, and shown rounded down', () => {
    expect(rulings(evidence, at('fixed', { contribution: '69.99999%' }))).toEqual([
      {
        verdict: 'breach',
        threshold: '70%',
        found: '69.9999%',
        margin: '−1/100000 points',
        explanation: '69.9999% of progressive wagers is added to the meter; rule 9.1 asks for at least 70%.',
      },
    ]);
    expect(rulings(evidence, at('fixed', { contribution: '71%' }))).toMatchObject([
      { verdict: 'meets', found: '71%', margin: '+1 point' },
    ]);
  });

  it('is asked for if it is missing or cannot be read', () => {
    expect(rulings(evidence, at('fixed'))).toEqual([
      {
        verdict: 'not-assessed',
        threshold: '70%',
        explanation:
          'Say what share of progressive wagers is added to the meter, because rule 9.1 asks for at least 70%.',
      },
    ]);
    expect(rulings(evidence, at('fixed', { contribution: '170%' }))).toEqual([
      {
        verdict: 'not-assessed',
        threshold: '70%',
        found: '170%',
        explanation:
          'The share of progressive wagers added to the meter cannot be read; give a share of up to 100%, because rule 9.1 asks for at least 70%.',
      },
    ]);
  });

  it('is declared once for a game that lists no such wager, and not at all without a jackpot', () => {
    const alone = { game: { wagers: [plain] } };
    expect(rulings(evidence, alone)).toEqual([]);
    const declared = { ...alone, circumstances: { progressive: { contribution: '70%' } } };
    expect(rulings(evidence, declared)).toMatchObject([{ verdict: 'meets', margin: '0 points' }]);
    const unoffered = { ...at('fixed'), wagers: { plain: { payTable: 'minimum', pays: {} } } };
    expect(rulings(evidence, unoffered)).toEqual([]);
    const two = {
      game: { wagers: [jackpot, { ...jackpot, id: 'second', label: 'Second' }, plain] },
      circumstances: {
        progressive: { contribution: '70%' },
        meters: { jackpot: { contribution: '80%' }, second: { contribution: '60%' } },
      },
    };
    expect(rulings(evidence, two).map(({ found }) => found)).toEqual(['80%', '60%']);
  });
});
