/** What goes to the meter and to the reserve. */
import { describe, expect, it } from 'vitest';
import { at } from '../../evaluation/testing/jackpot';
import { rulings } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('what goes to the meter', () => {
  const evidence: Evidence = { measure: 'increments', exactly: 'printed' };
  const threshold = '15% to the meter and 3% to the reserve';

  it('is what the table in use prints, share by share', () => {
    expect(rulings(evidence, at('reserve'))).toEqual([
      {
        verdict: 'meets',
        wager: 'jackpot',
        threshold,
        found: threshold,
        margin: '0 points',
        explanation: `Jackpot, Table R: each wager adds ${threshold}; rule 9.1 asks for ${threshold}.`,
      },
    ]);
    expect(rulings(evidence, at('fixed', { contribution: '16.5%' }))).toEqual([
      {
        verdict: 'breach',
        wager: 'jackpot',
        threshold: '15% to the meter',
        found: '16.5% to the meter',
        margin: '+1 1/2 points',
        explanation:
          'Jackpot, Table F: each wager adds 16.5% to the meter; rule 9.1 asks for 15% to the meter.',
      },
    ]);
    // A hundred-thousandth short is not shown as if it were met.
    expect(rulings(evidence, at('fixed', { contribution: '14.99999%' }))).toMatchObject([
      { verdict: 'breach', found: '14.9999% to the meter' },
    ]);
  });

  it('is asked for where it cannot be read', () => {
    for (const meter of [{ contribution: 'a lot' }, { reserve: 'a lot' }])
      expect(rulings(evidence, at('reserve', meter))).toEqual([
        {
          verdict: 'not-assessed',
          wager: 'jackpot',
          threshold,
          explanation: `Jackpot, Table R: the shares added to the meter and to its reserve cannot be read; give shares of up to 100%, because rule 9.1 asks for ${threshold}.`,
        },
      ]);
  });
});
