/** Rule 9.1 here: each wager is at one of its printed tables as a whole; A pays a flush 5 to 1, B pays it 4 to 1. */
import { describe, expect, it } from 'vitest';
import { type Asked, option, rulings, said, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

const evidence: Evidence = { measure: 'pays', against: 'tables' };
const table = (id: string, rows: Record<string, string>, more = {}) => ({
  id,
  label: `Table ${id.toUpperCase()}`,
  clause: '9.2',
  rows,
  ...more,
});
const A = table('a', { 'full-house': '10 to 1', flush: '5 to 1' });
const B = table('b', { 'full-house': '12 to 1', flush: '4 to 1' });
const hand = (id = 'hand', label = 'Hand', more = {}) =>
  wager(id, label, { paid: 'by-table', payTables: [A, B], ...more });
const at = (payTable: string, pays: Record<string, string> = {}) => ({ payTable, pays });
const paying = (payTable: string, pays: Record<string, string> = {}, game = {}): Asked => ({
  game: { wagers: [hand()], ...game },
  wagers: { hand: at(payTable, pays) },
});

describe('one wager', () => {
  it('is at a table of the rule, however its pays are spelled', () => {
    expect(rulings(evidence, paying('a', { flush: '10 to 2' }))).toEqual([
      {
        verdict: 'meets',
        threshold: 'Table A or Table B',
        wager: 'hand',
        found: 'Table A',
        explanation: 'Hand uses Table A, as rule 9.2 prints it.',
      },
    ]);
    expect(rulings(evidence, paying('a', B.rows))).toMatchObject([{ verdict: 'meets', found: 'Table B' }]);
  });

  it('between two tables is pointed to the nearest, with each row that differs', () => {
    expect(rulings(evidence, paying('a', { flush: '6 to 1' }))).toEqual([
      {
        verdict: 'breach',
        threshold: 'Table A or Table B',
        wager: 'hand',
        event: 'flush',
        found: 'our own pay table',
        explanation:
          'Hand uses none of the tables that rule 9.1 prints. The nearest is Table A: “Flush” 6 to 1, not 5 to 1. Choose one of its tables and pay every row of it.',
      },
    ]);
    expect(rulings(evidence, paying('a', { 'full-house': '12 to 1', flush: '6 to 1' }))).toMatchObject([
      {
        event: 'flush',
        explanation: expect.stringContaining('nearest is Table B: “Flush” 6 to 1, not 4 to 1.'),
      },
    ]);
    const far = rulings(evidence, paying('a', { 'full-house': '9 to 1', flush: '6 to 1' }));
    expect(far[0]).not.toHaveProperty('event');
    expect(far[0]?.explanation).toBe(
      'Hand uses none of the tables that rule 9.1 prints. The nearest is Table A: “Full house” 9 to 1, not 10 to 1 and “Flush” 6 to 1, not 5 to 1. Choose one of its tables and pay every row of it.',
    );
  });

  it('waits for what cannot be read', () => {
    expect(rulings(evidence, paying('a', { flush: 'a lot' }))).toEqual([
      {
        verdict: 'not-assessed',
        wager: 'hand',
        event: 'flush',
        explanation:
          'What Hand pays on “Flush” cannot be read, so rule 9.1 is not assessed; correct the cell.',
      },
    ]);
    expect(rulings(evidence, paying('other'))).toEqual([
      {
        verdict: 'not-assessed',
        wager: 'hand',
        explanation:
          'Hand has no pay table of that name, so rule 9.1 is not assessed; choose one of its tables.',
      },
    ]);
  });

  it('is at a table that is printed for what was chosen', () => {
    const decks = option('decks', 'Decks', { 6: '6 decks', 8: '8 decks' });
    const forEight = table('a', A.rows, { printedFor: { decks: '8', spots: '2' } });
    const game = { options: [decks], wagers: [hand('hand', 'Hand', { payTables: [forEight, B] })] };
    expect(rulings(evidence, paying('a', {}, game))).toEqual([
      {
        verdict: 'breach',
        threshold: '8 decks',
        wager: 'hand',
        option: 'decks',
        found: '6 decks',
        explanation:
          'Hand uses Table A, which rule 9.2 prints for 8 decks; this game has 6 decks. Choose 8 decks, or another table of rule 9.1.',
      },
    ]);
    expect(rulings(evidence, { ...paying('a', {}, game), options: { decks: '8' } })).toMatchObject([
      { verdict: 'meets', found: 'Table A' },
    ]);
    // A number for which the option has no name is shown as given.
    expect(rulings(evidence, { ...paying('a', {}, game), options: { decks: '7' } })).toMatchObject([
      {
        verdict: 'breach',
        found: '7',
        explanation: expect.stringContaining('this game has 7. Choose 8 decks,'),
      },
    ]);
  });

  it('of which the source has lost rows is met by what the operator wrote there, and says so', () => {
    const lost = { ...table('c', { 'full-house': '9 to 1' }), lost: ['flush'] };
    const game = { wagers: [hand('hand', 'Hand', { damagedTables: [lost] })] };
    expect(rulings(evidence, paying('c', { flush: '3 to 1' }, game))).toMatchObject([
      { verdict: 'meets', wager: 'hand', threshold: 'Table A, Table B or Table C' },
    ]);
    expect(rulings(evidence, paying('c', { flush: '3 to 1' }, game))).toMatchObject([
      {
        found: 'Table C, 1 row written by the operator',
        explanation:
          'Hand uses Table C, as rule 9.2 prints it. The source has lost the pay on “Flush”: the operator wrote it, and confirms where it is printed.',
      },
    ]);
    expect(rulings(evidence, paying('c', { flush: '3 to 1', 'full-house': '8 to 1' }, game))).toMatchObject([
      {
        verdict: 'breach',
        event: 'full-house',
        explanation: expect.stringContaining('nearest is Table C: “Full house” 8 to 1, not 9 to 1.'),
      },
    ]);
  });
});

describe('several wagers', () => {
  const pair = {
    wagers: [hand('left', 'Left'), hand('right', 'Right'), hand('other', 'Other', { payTables: [A] })],
  };

  it('that are one by other tables are not offered side by side', () => {
    const game = { wagers: [hand('left', 'Left'), hand('right', 'Right', { alternativeTo: 'left' })] };
    expect(rulings(evidence, { game })).toEqual([
      {
        verdict: 'breach',
        threshold: 'one of them',
        found: '2 of them',
        explanation:
          'Left and Right are the same wager at different tables of rule 9.1. Offer only one of them.',
        wager: 'right',
      },
    ]);
    // A breach of its own stays beside it.
    const wagers = { left: at('a', { flush: '6 to 1' }), right: at('a') };
    expect(rulings(evidence, { game, wagers })).toMatchObject([
      { wager: 'left', found: 'our own pay table' },
      { wager: 'right', found: '2 of them' },
    ]);
    expect(rulings(evidence, { game, wagers: { left: at('a') } })).toMatchObject([{ verdict: 'meets' }]);
  });

  it('are at the table of one name, where the rule prints each for all', () => {
    const together: Evidence = { measure: 'pays', against: 'tables', together: true };
    const wagers = { left: at('a'), right: at('b'), other: at('a') };
    expect(rulings(together, { game: pair, wagers })).toEqual([
      {
        verdict: 'breach',
        threshold: 'one table for all of them',
        found: 'tables mixed',
        explanation:
          'Tables are mixed: Left uses Table A, Right uses Table B and Other uses Table A. Rule 9.1 prints each table for all of its wagers together. Choose one table for all.',
        wager: 'other',
      },
    ]);
    expect(rulings(evidence, { game: pair, wagers }).map(({ verdict }) => verdict)).toEqual(
      Array(3).fill('meets'),
    );
    const alike = { left: at('a'), right: at('a'), other: at('a') };
    expect(rulings(together, { game: pair, wagers: alike }).map(({ found }) => found)).toEqual(
      Array(3).fill('Table A'),
    );
    // At no table at all, that alone is said.
    const off = { ...wagers, other: at('a', { flush: '6 to 1' }) };
    expect(rulings(together, { game: pair, wagers: off }).map(({ found }) => found)).toEqual([
      'Table A',
      'Table B',
      'our own pay table',
    ]);
    expect(rulings(together, { game: pair, wagers: {} })).toEqual([]);
  });

  it('name only those that tell the tables apart: one whose pays are in both is at either', () => {
    const same = [table('a', { flush: '5 to 1' }), table('b', { flush: '5 to 1' })];
    const game = { wagers: [...pair.wagers.slice(0, 2), hand('either', 'Either', { payTables: same })] };
    const wagers = { left: at('a'), right: at('b'), either: at('b') };
    expect(said({ measure: 'pays', against: 'tables', together: true }, { game, wagers })).toEqual([
      'Tables are mixed: Left uses Table A and Right uses Table B. Rule 9.1 prints each table for all of its wagers together. Choose one table for all.',
    ]);
    const agreed = { left: at('b'), right: at('b'), either: at('b') };
    expect(
      rulings({ measure: 'pays', against: 'tables', together: true }, { game, wagers: agreed }).map(
        (each) => each.found,
      ),
    ).toEqual(['Table B', 'Table B', 'Table B']);
  });
});

describe('a table in money', () => {
  const meter = { fixedPaidFrom: 'house' as const, wager: '1', contribution: '10%' };
  const sums = table('a', { 'royal-flush': '100% of the meter', flush: '$50' });
  const odds = table('a', { flush: '5 to 1' });
  const game = {
    wagers: [
      hand('jackpot', 'Jackpot', { progressive: meter, payTables: [sums] }),
      hand('plain', 'Plain', { payTables: [odds] }),
      hand('second', 'Second', { progressive: meter, payTables: [sums] }),
    ],
  };
  const asked = (flush: string, wager?: string): Asked => ({
    game,
    wagers: { plain: at('a'), jackpot: at('a', { flush }) },
    circumstances: { meters: { jackpot: { ...(wager && { wager }) } } },
  });
  const jackpot = (...of: Parameters<typeof asked>) =>
    rulings(evidence, asked(...of)).find((each) => each.wager === 'jackpot');

  it('is paid as printed, or with every sum multiplied as the wager is', () => {
    expect(jackpot('$50')).toMatchObject({ verdict: 'meets', found: 'Table A' });
    expect(jackpot('$50', '5')).toMatchObject({ verdict: 'meets', found: 'Table A' });
    expect(jackpot('$250', '5')).toMatchObject({ verdict: 'meets', found: 'Table A' });
    expect(jackpot('$250')).toMatchObject({ verdict: 'breach', event: 'flush' });
    expect(jackpot('$100', '5')).toMatchObject({
      verdict: 'breach',
      explanation: expect.stringContaining('nearest is Table A: “Flush” $100, not $50.'),
    });
  });

  it('is multiplied by what this wager costs, not by what another does', () => {
    const both = {
      game,
      wagers: { jackpot: at('a', { flush: '$250' }), second: at('a', { flush: '$250' }) },
      circumstances: { meters: { jackpot: { wager: '5' }, second: { wager: '2' } } },
    };
    expect(rulings(evidence, both).map(({ verdict }) => verdict)).toEqual(['meets', 'breach']);
  });
});
