/** Odds of the operator’s own, on the sign. */
import { describe, expect, it } from 'vitest';
import { at, hand, own, side } from '../../evaluation/testing/hand-and-side';
import { type Asked, rulings, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('odds of the operator’s own', () => {
  const evidence: Evidence = { owes: 'own-pays-shown' };
  const paying = (flush: string, more: Partial<Asked> = {}): Asked => ({
    game: { wagers: [hand] },
    wagers: { hand: at('minimum', { flush }) },
    figures: { hand: { houseEdge: '1/30' } },
    ...more,
  });
  const about = { wager: 'hand', found: 'Flush 6 to 1 (minimum 5 to 1)', paper: 'sign' };

  it('are announced with the edge', () => {
    expect(rulings(evidence, paying('6 to 1'))).toEqual([
      {
        ...about,
        verdict: 'needs-notice',
        explanation:
          'Hand pays Flush 6 to 1 (minimum 5 to 1), house edge 3.34%; rule 9.1 asks for a notice at the table.',
        signLine: 'Hand pays Flush 6 to 1 (minimum 5 to 1), house edge 3.34%.',
      },
    ]);
    expect(rulings(evidence, paying('6 to 1', { figures: { hand: { houseEdge: '-1/200' } } }))).toMatchObject(
      [
        {
          signLine: 'Hand pays Flush 6 to 1 (minimum 5 to 1), house edge below zero: the player gains 0.50%.',
        },
      ],
    );
  });

  it('wait for it', () => {
    expect(rulings(evidence, paying('6 to 1', { figures: {} }))).toEqual([
      {
        ...about,
        verdict: 'not-assessed',
        explanation:
          'Hand pays Flush 6 to 1 (minimum 5 to 1); rule 9.1 asks for a notice at the table with its house edge. To find it, analyse the variant.',
      },
    ]);
  });

  it('need no notice at the minimum, below it, or where they cannot be read', () => {
    expect(rulings(evidence, paying('5 to 1'))).toEqual([
      {
        verdict: 'meets',
        explanation:
          'Every wager is at the minimum odds or a printed pay table, so rule 9.1 asks for no notice.',
      },
    ]);
    expect(rulings(evidence, paying('4 to 1'))).toEqual([]);
    // Nothing is printed for what the operator wrote: there are no better odds than its own.
    const written = { ...paying('5 to 1', { written: own }), figures: { 'own-1': { houseEdge: '1/2' } } };
    expect(rulings(evidence, written)).toMatchObject([{ verdict: 'meets' }]);
    expect(rulings(evidence, paying('?'))).toEqual([]);
    expect(rulings(evidence, { ...paying('6 to 1'), wagers: {} })).toEqual([]);
    // A sum is never shown to reach the minimum: a breach of that, and nothing to announce.
    expect(rulings(evidence, paying('$500'))).toEqual([]);
  });

  it('of a wager with tables are named as a table', () => {
    const asked = {
      game: { wagers: [side] },
      wagers: { side: at('a', { flush: '8 to 1' }) },
      figures: { side: { houseEdge: '1/30' } },
    };
    expect(rulings(evidence, asked)).toEqual([
      {
        wager: 'side',
        found: 'our own pay table',
        paper: 'sign',
        verdict: 'needs-notice',
        explanation:
          'Side is offered at our own pay table, house edge 3.34%; rule 9.1 asks for a notice at the table.',
        signLine: 'Side: our own pay table, house edge 3.34%.',
      },
    ]);
  });

  it('are all on the sign, and the first four in the sentence', () => {
    const events = ['royal-flush', 'straight-flush', 'four-of-a-kind', 'full-house', 'flush'];
    const five = wager('five', 'Five', { minimum: Object.fromEntries(events.map((id) => [id, '5 to 1'])) });
    const pays = Object.fromEntries(events.map((id) => [id, '6 to 1']));
    const [found] = rulings(evidence, {
      game: { wagers: [five] },
      wagers: { five: at('minimum', pays) },
      figures: { five: { houseEdge: '1/30' } },
    });
    const better = (label: string) => `${label} 6 to 1 (minimum 5 to 1)`;
    const four = ['Royal flush', 'Straight flush', 'Four of a kind', 'Full house'].map(better).join(', ');
    expect(found?.found).toBe(`${four} and 1 more`);
    expect(found?.signLine).toBe(`Five pays ${four} and ${better('Flush')}, house edge 3.34%.`);
  });

  it('of a wager with one pay name no event, and a cell without a minimum is no change of it', () => {
    const one = { game: { wagers: [wager('hand', 'Hand', { minimum: { flush: '5 to 1' } })] } };
    expect(rulings(evidence, paying('6 to 1', one))).toMatchObject([
      { signLine: 'Hand pays 6 to 1 (minimum 5 to 1), house edge 3.34%.' },
    ]);
    const added = { wagers: { hand: at('minimum', { flush: '6 to 1', 'full-house': '9 to 1' }) } };
    expect(rulings(evidence, paying('6 to 1', { ...one, ...added }))).toMatchObject([
      { found: '6 to 1 (minimum 5 to 1)' },
    ]);
  });
});
