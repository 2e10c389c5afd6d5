/**
 * Rule 9.1 on a jackpot that costs $1. Table R keeps 3 % in reserve; Table F prescribes a seed of $2,000; both put 15 %
 * on the meter and pay $300 on four of a kind and $50 on a flush.
 */
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../format/evidence';
import type { Circumstances } from '../variant/variant';
import { type Asked, rulings, said, wager } from './testing/made-up';

const rows = {
  'royal-flush': '100% of the meter',
  'four-of-a-kind': '$300',
  'full-house': '100 for 1',
  flush: '$50',
};
const terms = { fixedPaidFrom: 'house' as const, wager: '1', contribution: '15%' };
const table = (id: string, label: string, progressive: object) => ({
  id,
  label,
  clause: '9.2',
  rows,
  progressive,
});
const jackpot = wager('jackpot', 'Jackpot', {
  paid: 'by-table',
  progressive: terms,
  payTables: [
    { ...table('reserve', 'Table R', { reserve: '3%' }), rows: { ...rows, flush: '$60' } },
    table('fixed', 'Table F', { seed: '2000' }),
    table('none', 'Table N', { reserve: '0%' }),
    table('euro', 'Table E', { seed: '2000', currency: 'EUR' }),
  ],
});
const plain = wager('plain', 'Plain', { minimum: { flush: '5 to 1' } });
type Meter = NonNullable<Circumstances['meters']>[string];
const at = (
  payTable: string,
  meter: Meter = {},
  more: { pays?: Record<string, string>; consents?: string[] } = {},
): Asked => ({
  game: { wagers: [plain, jackpot] },
  wagers: { plain: { payTable: 'minimum', pays: {} }, jackpot: { payTable, pays: more.pays ?? {} } },
  circumstances: { meters: { jackpot: meter }, ...(more.consents && { consents: more.consents }) },
});

describe('what goes to the meter', () => {
  const evidence: Evidence = { measure: 'increments', exactly: 'printed' };
  const threshold = '15 % to the meter and 3 % to the reserve';

  it('is what the table in use prints, share by share', () => {
    expect(rulings(evidence, at('reserve'))).toEqual([
      {
        verdict: 'meets',
        wager: 'jackpot',
        threshold,
        found: threshold,
        margin: '0 points',
        explanation: `Jackpot, Table R: of each wager ${threshold}; rule 9.1 asks for ${threshold}.`,
      },
    ]);
    expect(rulings(evidence, at('fixed', { contribution: '16.5%' }))).toEqual([
      {
        verdict: 'breach',
        wager: 'jackpot',
        threshold: '15 % to the meter',
        found: '16.5 % to the meter',
        margin: '+1 1/2 points',
        explanation:
          'Jackpot, Table F: of each wager 16.5 % to the meter; rule 9.1 asks for 15 % to the meter.',
      },
    ]);
    // A hundred-thousandth short is not shown as if it were met.
    expect(rulings(evidence, at('fixed', { contribution: '14.99999%' }))).toMatchObject([
      { verdict: 'breach', found: '14.9999 % to the meter' },
    ]);
  });

  it('is asked for where it cannot be read', () => {
    for (const meter of [{ contribution: 'a lot' }, { reserve: 'a lot' }])
      expect(rulings(evidence, at('reserve', meter))).toEqual([
        {
          verdict: 'not-assessed',
          wager: 'jackpot',
          threshold,
          explanation: `Jackpot, Table R: the shares added to the meter and to its reserve cannot be read; give shares of up to 100 %, because rule 9.1 asks for ${threshold}.`,
        },
      ]);
  });
});

describe('a least share', () => {
  const evidence: Evidence = { when: 'progressive', measure: 'contribution', atLeast: '70 %' };

  it('is compared exactly, and shown rounded down', () => {
    expect(rulings(evidence, at('fixed', { contribution: '69.99999%' }))).toEqual([
      {
        verdict: 'breach',
        threshold: '70 %',
        found: '69.9999 %',
        margin: '−1/100000 points',
        explanation:
          '69.9999 % of progressive wagers is added to the meter; rule 9.1 asks for at least 70 %.',
      },
    ]);
    expect(rulings(evidence, at('fixed', { contribution: '71%' }))).toMatchObject([
      { verdict: 'meets', found: '71 %', margin: '+1 point' },
    ]);
  });

  it('is asked for where it is missing or cannot be read', () => {
    expect(rulings(evidence, at('fixed'))).toEqual([
      {
        verdict: 'not-assessed',
        threshold: '70 %',
        explanation:
          'Say what share of progressive wagers is added to the meter, because rule 9.1 asks for at least 70 %.',
      },
    ]);
    expect(rulings(evidence, at('fixed', { contribution: '170%' }))).toEqual([
      {
        verdict: 'not-assessed',
        threshold: '70 %',
        found: '170%',
        explanation:
          'The share of progressive wagers added to the meter cannot be read; give a share of up to 100 %, because rule 9.1 asks for at least 70 %.',
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
    expect(rulings(evidence, two).map(({ found }) => found)).toEqual(['80 %', '60 %']);
  });
});

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
            'Jackpot, Table F: what one wager costs cannot be read; give an amount above 0, because rule 9.1 multiplies the seed with it.',
        },
      ]);
  });
});

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
      'Jackpot, Table F: what one wager costs cannot be read; give an amount above 0, because rule 9.1 multiplies pays and seed with it.',
    ]);
    expect(said(evidence, at('gone', { wager: '2' }), more)).toEqual([
      'Jackpot costs $2 a wager, 2 times the $1 it is printed for; rule 9.1 asks for the approval of the Commission first, and for the computation, which is in the dossier.',
    ]);
  });
});
