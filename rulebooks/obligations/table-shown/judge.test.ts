/** A table in use, on the sign; and advice against the minimum. */
import { describe, expect, it } from 'vitest';
import { A, at, B, game, minimum } from '../../evaluation/testing/hand-and-side';
import { type Asked, rulings, said, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('a table in use', () => {
  const evidence: Evidence = { owes: 'table-shown' };
  const using = (...[table, pays]: Parameters<typeof at>): Asked => ({
    game,
    wagers: { hand: at('minimum'), side: at(table, pays) },
    figures: { side: { houseEdge: '1/30' } },
  });

  it('is announced with its edge', () => {
    expect(rulings(evidence, using('a'))).toEqual([
      {
        verdict: 'needs-notice',
        found: 'Pay table A',
        wager: 'side',
        explanation: 'Side uses Pay table A; rule 9.1 asks for a notice of that.',
        signLine: 'Side: Pay table A, house edge 3.34%.',
        paper: 'sign',
      },
    ]);
    expect(rulings(evidence, using('minimum'))).toMatchObject([
      { found: 'minimum odds', signLine: 'Side: minimum odds, house edge 3.34%.' },
    ]);
    expect(rulings(evidence, using('b'))).toMatchObject([{ found: 'board' }]);
    expect(rulings(evidence, using('a', { flush: '8 to 1' }))).toMatchObject([
      { found: 'our own pay table', signLine: 'Side: our own pay table, house edge 3.34%.' },
    ]);
    expect(rulings(evidence, { ...using('b'), figures: {} })).toMatchObject([{ signLine: 'Side: board.' }]);
    expect(rulings(evidence, using('b', { flush: '?' }))).toEqual([]);
    expect(rulings(evidence, using('other'))).toEqual([]);
  });

  it('is called by its table where the wager is paid by table, and approved pays by that name', () => {
    const wagers = [
      wager('tables', 'Tables', { paid: 'by-table', payTables: [B] }),
      wager('approved', 'Approved', { paid: 'exactly', minimum, payTables: [A] }),
    ];
    expect(rulings(evidence, { game: { wagers } }).map(({ found }) => found)).toEqual([
      'board',
      'approved pays',
    ]);
    const damaged = wager('damaged', 'Damaged', {
      paid: 'by-table',
      damagedTables: [{ ...B, id: 'lost', label: 'Lost in part', lost: ['royal-flush'] }],
    });
    const filled = { damaged: at('lost', { 'royal-flush': '9 to 1' }) };
    expect(rulings(evidence, { game: { wagers: [damaged] }, wagers: filled })).toMatchObject([
      { found: 'lost in part' },
    ]);
  });

  it('is advice where the minimum odds are taken as a whole', () => {
    const advice: Evidence = { owes: 'balance' };
    const more = { onBreach: undefined };
    expect(rulings(advice, using('minimum'), more)).toEqual([
      {
        verdict: 'meets',
        threshold: 'Pay table A or Board',
        found: 'minimum odds',
        wager: 'side',
        explanation:
          'Advice: offer Side at Pay table A or Board, as rule 9.1 recommends, not at the minimum odds on every row, house edge 3.34%.',
      },
    ]);
    expect(said(advice, { ...using('minimum'), figures: {} }, more)).toEqual([
      'Advice: offer Side at Pay table A or Board, as rule 9.1 recommends, not at the minimum odds on every row.',
    ]);
    expect(rulings(advice, using('b'), more)).toEqual([
      {
        verdict: 'meets',
        threshold: 'Pay table A or Board',
        found: 'board',
        wager: 'side',
        explanation: 'Side is offered at board, not at the minimum odds that rule 9.1 advises against.',
      },
    ]);
    expect(rulings(advice, using('b', { flush: '?' }), more)).toEqual([]);
    expect(rulings(advice, using('other'), more)).toEqual([]);
  });
});
