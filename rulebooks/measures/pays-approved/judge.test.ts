/** Rule 9.1 here approves exactly 10 to 1 on a full house and 5 to 1 on a flush; more is a breach too. */
import { describe, expect, it } from 'vitest';
import { type Asked, rulings, said, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

const evidence: Evidence = { measure: 'pays', against: 'approved' };
const of =
  (minimum: Record<string, string>) =>
  (pays: Record<string, string>, payTable = 'minimum'): Asked => ({
    game: { wagers: [wager('hand', 'Hand', { paid: 'exactly', minimum })] },
    wagers: { hand: { payTable, pays } },
  });
const two = of({ 'full-house': '10 to 1', flush: '5 to 1' });
const one = of({ flush: '5 to 1' });

describe('approved pays', () => {
  it('are met as a whole', () => {
    expect(rulings(evidence, two({ flush: '10 to 2' }))).toEqual([
      {
        verdict: 'meets',
        threshold: 'the approved pays',
        found: '2 pays, all as approved',
        explanation: 'Hand pays exactly what rule 9.1 approves on 2 rows.',
        wager: 'hand',
      },
    ]);
    expect(rulings(evidence, one({}))).toEqual([
      {
        verdict: 'meets',
        threshold: '5 to 1',
        found: '5 to 1',
        explanation: 'Hand pays 5 to 1, as rule 9.1 approves.',
        wager: 'hand',
      },
    ]);
  });

  it('are breached by less and by more, and what cannot be read waits', () => {
    expect(rulings(evidence, two({ 'full-house': '10½ to 1', flush: '4 to 1' }))).toEqual([
      {
        verdict: 'breach',
        threshold: '10 to 1',
        found: '10½ to 1',
        margin: '+1/2',
        explanation:
          'Hand pays 10½ to 1 on “Full house”; rule 9.1 approves exactly 10 to 1, and this is 1/2 of the stake more.',
        wager: 'hand',
        event: 'full-house',
      },
      {
        verdict: 'breach',
        threshold: '5 to 1',
        found: '4 to 1',
        margin: '−1',
        explanation:
          'Hand pays 4 to 1 on “Flush”; rule 9.1 approves exactly 5 to 1, and this is the whole stake less.',
        wager: 'hand',
        event: 'flush',
      },
    ]);
    expect(rulings(evidence, two({ 'full-house': 'a lot' }))).toEqual([
      {
        verdict: 'not-assessed',
        found: 'a lot',
        explanation:
          'What Hand pays on “Full house” cannot be read, so rule 9.1 is not assessed; correct the cell.',
        wager: 'hand',
        event: 'full-house',
      },
    ]);
    expect(rulings(evidence, two({}, 'other'))).toEqual([
      {
        verdict: 'not-assessed',
        explanation:
          'Hand has no pay table of that name, so rule 9.1 is not assessed; choose one of its tables.',
        wager: 'hand',
      },
    ]);
    expect(said(evidence, one({ flush: '7½ to 1' }))).toEqual([
      'Hand pays 7½ to 1; rule 9.1 approves exactly 5 to 1, and this is 2 1/2 times the stake more.',
    ]);
  });

  it('are looked at on the events that the rule names alone', () => {
    expect(rulings({ ...evidence, events: ['flush'] }, two({ 'full-house': '1 to 1' }))).toEqual([
      {
        verdict: 'meets',
        threshold: '5 to 1',
        found: '5 to 1',
        explanation: 'Hand pays 5 to 1, as rule 9.1 approves.',
        wager: 'hand',
      },
    ]);
    expect(rulings({ ...evidence, events: ['straight'] }, two({}))).toEqual([]);
    // An event that nothing is approved for is another clause's matter.
    expect(rulings(evidence, one({ 'full-house': '1 to 1' }))).toMatchObject([
      { verdict: 'meets', found: '5 to 1' },
    ]);
  });

  it('in money and shares of a meter are compared in kind', () => {
    const at = of({ flush: '$100', 'full-house': '10% of the meter' });
    expect(rulings(evidence, at({ flush: '$75.50', 'full-house': '15% of the meter' }))).toEqual([
      {
        verdict: 'breach',
        threshold: '$100',
        found: '$75.50',
        margin: '−$24.50',
        explanation: 'Hand pays $75.50 on “Flush”; rule 9.1 approves exactly $100, and this is $24.50 less.',
        wager: 'hand',
        event: 'flush',
      },
      {
        verdict: 'breach',
        threshold: '10% of the meter',
        found: '15% of the meter',
        margin: '+5 points',
        explanation:
          'Hand pays 15% of the meter on “Full house”; rule 9.1 approves exactly 10% of the meter, and this is 5 points of the meter more.',
        wager: 'hand',
        event: 'full-house',
      },
    ]);
    expect(rulings(evidence, at({ flush: '$150', 'full-house': '9% of the meter' }))).toMatchObject([
      { margin: '+$50', explanation: expect.stringMatching(/and this is \$50 more\.$/) },
      { margin: '−1 point', explanation: expect.stringMatching(/and this is 1 point of the meter less\.$/) },
    ]);
    const [odds] = rulings(evidence, at({ flush: '100 to 1' }));
    expect(odds).toEqual({
      verdict: 'breach',
      threshold: '$100',
      found: '100 to 1',
      explanation:
        'Hand pays 100 to 1 on “Flush”; rule 9.1 approves exactly $100, and the two cannot be compared.',
      wager: 'hand',
      event: 'flush',
    });
    expect(odds).not.toHaveProperty('margin');
  });
});
