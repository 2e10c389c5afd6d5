/** Pays that the table shows. */
import { describe, expect, it } from 'vitest';
import { decks } from '../../evaluation/testing/decks';
import { type Asked, rulings, said, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('pays that the table shows', () => {
  const evidence: Evidence = { owes: 'pays-shown' };
  const paying = (pays: Record<string, string>, payTable = 'minimum'): Asked => ({
    game: {
      options: [decks],
      wagers: [wager('hand', 'Hand', { minimum: { 'full-house': '10 to 1', flush: '5 to 1' } })],
    },
    wagers: { hand: { payTable, pays } },
  });

  it('are on the sign row by row', () => {
    expect(rulings(evidence, paying({ flush: '6 to 1' }))).toEqual([
      {
        wager: 'hand',
        paper: 'sign',
        verdict: 'needs-notice',
        found: '“Full house” 10 to 1 and “Flush” 6 to 1',
        explanation:
          'Hand pays: “Full house” 10 to 1 and “Flush” 6 to 1. Rule 9.1 requires the table to show this.',
        signLine: 'Hand pays: “Full house” 10 to 1 and “Flush” 6 to 1.',
      },
    ]);
  });

  it('say in money what a charge on a tie costs, and that a stake comes back', () => {
    const rows = (flush: string) => rulings(evidence, paying({ flush }))[0]?.signLine;
    expect(rows('lose 13/100')).toBe(
      'Hand pays: “Full house” 10 to 1; “Flush”: $1.30 of every $10 staked is lost.',
    );
    expect(rows('lose 1/3')).toBe(
      'Hand pays: “Full house” 10 to 1; “Flush”: $4 of every $12 staked is lost.',
    );
    expect(rows('lose half')).toBe('Hand pays: “Full house” 10 to 1; “Flush”: half the stake is lost.');
    expect(rows('push')).toBe('Hand pays: “Full house” 10 to 1; “Flush”: the stake is returned.');
  });

  it('of a wager that the operator wrote are shown under its own names', () => {
    const row = (event: string, label: string, pays: string) => ({ event, label, when: 'true', pays });
    const rows = [row('a', 'An ace', '1 to 1'), row('k', 'A king', '2 to 1')];
    const written = { 'own-1': { label: 'Own', rows, otherwise: 'lose' as const } };
    expect(rulings(evidence, { ...paying({}), wagers: {}, written })).toMatchObject([
      { wager: 'own-1', signLine: 'Own pays: “An ace” 1 to 1 and “A king” 2 to 1.' },
    ]);
  });

  it('wait until they can be read, and for the value of an option that asks for them', () => {
    const unread = {
      wager: 'hand',
      paper: 'sign',
      verdict: 'not-assessed',
      explanation:
        'The pays of Hand cannot be read, but rule 9.1 requires the table to show them; correct them.',
    };
    expect(rulings(evidence, paying({ flush: '?' }))).toEqual([unread]);
    expect(rulings(evidence, paying({}, 'other'))).toEqual([unread]);
    const where: Evidence = { ...evidence, when: 'option.decks == "8"' };
    expect(said(where, paying({}))).toEqual([]);
    expect(said(where, { ...paying({}), options: { decks: '8' } })).toHaveLength(1);
  });
});
