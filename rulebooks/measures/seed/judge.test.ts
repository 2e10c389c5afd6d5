/** The seed, any or prescribed. */
import { describe, expect, it } from 'vitest';
import { at } from '../../evaluation/testing/jackpot';
import { rulings } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('the seed', () => {
  const free: Evidence = { when: 'wager.reserve', measure: 'seed', exactly: 'any' };
  const fixed: Evidence = { when: 'not wager.reserve', measure: 'seed', exactly: 'printed' };

  it('is any amount with a reserve', () => {
    expect(rulings(free, at('reserve', { seed: '12,345' }))).toEqual([
      {
        verdict: 'meets',
        wager: 'jackpot',
        threshold: 'any amount',
        found: '$12,345',
        explanation:
          'Jackpot, Table R starts from $12,345; rule 9.1 allows any amount, because later seeds come from its reserve and the edge over the long run does not depend on the first.',
      },
    ]);
    expect(rulings(free, at('reserve', { seed: 'a lot' }))).toEqual([
      {
        verdict: 'not-assessed',
        wager: 'jackpot',
        found: 'a lot',
        explanation: 'Jackpot, Table R: its first seed cannot be read; give an amount, “0” if there is none.',
      },
    ]);
    expect(rulings(free, at('reserve'))).toMatchObject([{ found: '$0' }]);
    for (const other of ['fixed', 'none']) expect(rulings(free, at(other))).toEqual([]);
  });

  it('is what the table prescribes, times the wager', () => {
    expect(rulings(fixed, at('fixed', { wager: '2.50' }))).toEqual([
      {
        verdict: 'meets',
        wager: 'jackpot',
        threshold: '$5,000',
        found: '$5,000',
        margin: '0',
        explanation:
          'Jackpot, Table F starts again from $5,000 after each win of the meter; rule 9.1 asks for $5,000 at this wager, because the house pays the seed and the edge depends on it.',
      },
    ]);
    expect(rulings(fixed, at('fixed', { seed: '1,500' }))).toMatchObject([
      { verdict: 'breach', threshold: '$2,000', found: '$1,500', margin: '−$500' },
    ]);
    expect(rulings(fixed, at('fixed', { seed: '2,500' }))).toMatchObject([{ margin: '+$500' }]);
    expect(rulings(fixed, at('fixed', { seed: 'a lot' }))).toEqual([
      {
        verdict: 'not-assessed',
        wager: 'jackpot',
        threshold: '$2,000',
        found: 'a lot',
        explanation:
          'Jackpot, Table F: its seed cannot be read; give an amount, because rule 9.1 asks for $2,000.',
      },
    ]);
    expect(rulings(fixed, at('euro'))).toMatchObject([{ threshold: '€2,000' }]);
    expect(rulings(fixed, at('none'))).toEqual([]);
  });

  it('waits for what one wager costs', () => {
    for (const cost of ['0', 'a chip'])
      expect(rulings(fixed, at('fixed', { wager: cost }))).toEqual([
        {
          verdict: 'not-assessed',
          wager: 'jackpot',
          found: cost,
          explanation:
            'Jackpot, Table F: what one wager costs cannot be read; give an amount above 0, because rule 9.1 scales the seed with it.',
        },
      ]);
  });
});
