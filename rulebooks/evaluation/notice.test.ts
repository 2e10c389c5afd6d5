/** Lines owed whatever is offered, approvals, and pays that the table shows: what rule 9.1 asks for. */
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../format/evidence';
import { type Asked, option, rulings, said, wager } from './testing/made-up';

const decks = option('decks', 'Decks', { 6: '6 decks', 8: '8 decks' });
const fee = option('fee', 'Fee', { '5 %': '5 %' }, { kind: 'percentage' });
const limit = option('limit', 'Limit', { none: 'no limit' }, { kind: 'amount' });
const asked = (options: Record<string, string> = {}): Asked => ({
  game: { options: [decks, fee, limit] },
  options,
});

describe('a line with options filled in', () => {
  const evidence = (notice: string): Evidence => ({ owes: 'line', line: notice });
  const line = (notice: string, options?: Record<string, string>) =>
    rulings(evidence(notice), asked(options))[0]?.signLine;

  it('is owed as it then reads', () => {
    expect(rulings(evidence('Played with {decks} at {fee}, {limit}.'), asked())).toEqual([
      {
        verdict: 'needs-notice',
        explanation: 'Rule 9.1 asks for a notice at the table: “Played with 6 decks at 5 %, no limit.”',
        signLine: 'Played with 6 decks at 5 %, no limit.',
        paper: 'sign',
      },
    ]);
  });

  it('shows shares and sums as they are written, and quotes what is neither', () => {
    expect(line('{decks}', { decks: '8' })).toBe('8 decks');
    expect(line('{decks}', { decks: '50' })).toBe('“50”');
    expect(line('{fee}', { fee: '7.50%' })).toBe('7.5 %');
    expect(line('{fee}', { fee: 'a lot' })).toBe('“a lot”');
    expect(line('{limit}', { limit: '2500' })).toBe('$2,500');
    expect(line('{limit}', { limit: '2.50' })).toBe('$2.50');
    expect(line('{limit}', { limit: '5 %' })).toBe('“5 %”');
  });

  it('of an option that the game does not have is a fault of the rulebook', () => {
    expect(() => line('{spots}')).toThrow('made-up has no option "spots" for a notice');
  });

  it('is owed only where another option says so', () => {
    const where: Evidence = { when: 'option.decks == "8"', owes: 'line', line: 'Eight.' };
    expect(rulings(where, asked())).toEqual([]);
    expect(rulings(where, asked({ decks: '8' }))).toHaveLength(1);
  });
});

describe('an approval', () => {
  const evidence: Evidence = { when: 'option.decks == "8"', owes: 'consent', of: 'eight decks' };

  it('is asked for first, and is met once it is on file', () => {
    expect(rulings(evidence, asked({ decks: '8' }))).toEqual([
      {
        verdict: 'needs-consent',
        threshold: 'approval of the Commission',
        explanation: 'Rule 9.1 asks for the approval of the Commission for eight decks.',
        paper: 'dossier',
      },
    ]);
    const consents = (name: string) => ({ ...asked({ decks: '8' }), circumstances: { consents: [name] } });
    expect(rulings(evidence, consents('Commission'))).toEqual([
      {
        verdict: 'meets',
        threshold: 'approval of the Commission',
        found: 'on file',
        explanation: 'The approval that rule 9.1 asks for eight decks is on file.',
      },
    ]);
    expect(rulings(evidence, consents('Somebody'))).toMatchObject([{ verdict: 'needs-consent' }]);
    expect(rulings(evidence, asked())).toEqual([]);
  });
});

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
        found: 'full house 10 to 1 and flush 6 to 1',
        explanation:
          'Hand pays full house 10 to 1 and flush 6 to 1; rule 9.1 asks that the table shows this.',
        signLine: 'Hand pays: full house 10 to 1 and flush 6 to 1.',
      },
    ]);
  });

  it('say in money what a charge on a tie costs, and that a stake comes back', () => {
    const rows = (flush: string) => rulings(evidence, paying({ flush }))[0]?.signLine;
    expect(rows('lose 13/100')).toBe(
      'Hand pays: full house 10 to 1; flush: $1.30 of every $10 staked is lost.',
    );
    expect(rows('lose 1/3')).toBe('Hand pays: full house 10 to 1; flush: $4 of every $12 staked is lost.');
    expect(rows('lose half')).toBe('Hand pays: full house 10 to 1; flush: half the stake is lost.');
    expect(rows('push')).toBe('Hand pays: full house 10 to 1; flush: the stake is returned.');
  });

  it('of a wager that the operator wrote are shown under its own names', () => {
    const row = (event: string, label: string, pays: string) => ({ event, label, when: 'true', pays });
    const rows = [row('a', 'An ace', '1 to 1'), row('k', 'A king', '2 to 1')];
    const written = { 'own-1': { label: 'Own', rows, otherwise: 'lose' as const } };
    expect(rulings(evidence, { ...paying({}), wagers: {}, written })).toMatchObject([
      { wager: 'own-1', signLine: 'Own pays: an ace 1 to 1 and a king 2 to 1.' },
    ]);
  });

  it('wait until they can be read, and for the value of an option that asks for them', () => {
    const unread = {
      wager: 'hand',
      paper: 'sign',
      verdict: 'not-assessed',
      explanation:
        'The pays of Hand cannot be read, and rule 9.1 asks that the table shows them; correct them.',
    };
    expect(rulings(evidence, paying({ flush: '?' }))).toEqual([unread]);
    expect(rulings(evidence, paying({}, 'other'))).toEqual([unread]);
    const where: Evidence = { ...evidence, when: 'option.decks == "8"' };
    expect(said(where, paying({}))).toEqual([]);
    expect(said(where, { ...paying({}), options: { decks: '8' } })).toHaveLength(1);
  });
});
