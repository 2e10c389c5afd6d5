/** Another wager than the printed one. */
import { describe, expect, it } from 'vitest';
import { at } from '../../evaluation/testing/jackpot';
import { rulings, said } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('another wager than the printed one', () => {
  const evidence: Evidence = { measure: 'stake', exactly: 'printed' };
  const more = { onBreach: 'needs-consent' } as const;
  const scaled = { 'four-of-a-kind': '$750', flush: '$125' };
  const costs = 'Jackpot, Table F costs $2.50 a wager, 2 1/2 times the $1 it is printed for';

  it('asks nothing at the printed one', () => {
    expect(rulings(evidence, at('fixed'), more)).toEqual([
      {
        verdict: 'meets',
        wager: 'jackpot',
        explanation: 'Jackpot, Table F is played at $1 a wager, as printed; rule 9.1 asks for nothing more.',
      },
    ]);
  });

  it('is approved first, with every sum multiplied', () => {
    const owed = {
      wager: 'jackpot',
      threshold: 'approval of the Commission',
      paper: 'dossier',
      verdict: 'needs-consent',
      explanation: `${costs}; rule 9.1 asks for the approval of the Commission first, and for the computation, which is in the dossier.`,
    };
    expect(rulings(evidence, at('fixed', { wager: '2.50' }, { pays: scaled }), more)).toEqual([owed]);
    const onFile = at('fixed', { wager: '2.50' }, { pays: scaled, consents: ['Commission'] });
    expect(rulings(evidence, onFile, more)).toEqual([
      {
        wager: 'jackpot',
        threshold: 'approval of the Commission',
        paper: 'dossier',
        verdict: 'meets',
        found: 'on file',
        explanation: `${costs}; the approval that rule 9.1 asks for is on file, and the computation is in the dossier.`,
      },
    ]);
    const never = { name: 'Commission', reference: 'C-7', date: '2099-12-31' };
    const dated = at('fixed', { wager: '2.50' }, { pays: scaled, consents: [never] });
    expect(rulings(evidence, dated, more)).toEqual([owed]);
    expect(rulings(evidence, at('fixed', { wager: '2.50' }, { pays: { flush: '$125' } }), more)).toEqual([
      {
        verdict: 'breach',
        wager: 'jackpot',
        threshold: '2 1/2 times the printed sums',
        found: 'Four of a kind',
        explanation:
          'Jackpot, Table F does not pay 2 1/2 times the printed sums on Four of a kind; rule 9.1 asks for that at this wager. Rewrite those pays.',
      },
      owed,
    ]);
    // A sum rewritten as odds follows the wager by itself; odds rewritten as a sum were none of the printed sums.
    const odds = { 'four-of-a-kind': '300 for 1', flush: '$125', 'full-house': '$100' };
    expect(rulings(evidence, at('fixed', { wager: '2.50' }, { pays: odds }), more)).toEqual([owed]);
    const unread = { ...scaled, flush: '?', 'straight-flush': '$5' };
    expect(rulings(evidence, at('fixed', { wager: '2.50' }, { pays: unread }), more)).toEqual([owed]);
  });

  it('waits for what one wager costs', () => {
    expect(said(evidence, at('fixed', { wager: 'a chip' }), more)).toEqual([
      'Jackpot, Table F: what one wager costs cannot be read; give an amount above 0, because rule 9.1 scales pays and seed with it.',
    ]);
    expect(said(evidence, at('gone', { wager: '2' }), more)).toEqual([
      'Jackpot costs $2 a wager, 2 times the $1 it is printed for; rule 9.1 asks for the approval of the Commission first, and for the computation, which is in the dossier.',
    ]);
  });
});
