import { describe, expect, it } from 'vitest';
import { feeBookOf } from '../../fee-books';
import { checkFees } from '../checks';
import { cents } from '../checks/charged';
import { optionsOf } from '../schedule';
import { checkWritten, writtenFindings } from './checked';
import { columnsOf, isWritable, rowsOf } from './columns';
import { frameOf } from './frame';
import { readWritten, rowFaults, tableToWrite } from './read';

const found = feeBookOf('ca-hawaiian-gardens');
if (!found.ok) throw new Error('the binder is recorded');
const book = found.value;

const tableOf = (group: string, kind?: string) => {
  const table = tableToWrite(book, { group, kind });
  if (!table.ok) throw new Error(table.problems[0]?.message);
  return table.value;
};
const faults = (group: string, rows: string[][], kind?: string): string[] => {
  const table = tableOf(group, kind);
  const read = readWritten(table, [columnsOf(table), ...rows]);
  return read.ok ? [] : read.problems.map(({ message }) => message);
};

describe('a schedule written as rows', () => {
  it('reads back as printed, every table of the binder that rows can hold', () => {
    const tables = book.tables.filter(isWritable);
    let options = 0;
    for (const table of tables) {
      const read = readWritten(table, [
        columnsOf(table),
        ...optionsOf(table).flatMap((option) => rowsOf(table, option)),
      ]);
      if (!read.ok) throw new Error(`${table.group} ${table.line}: ${read.problems[0]?.message}`);
      const plain = (own: typeof table) =>
        optionsOf(own).map(({ option, limit, players, fees }) => ({
          option,
          limit: [limit.min, limit.max].map((end) => end?.split('-').map(cents)),
          players,
          fees: fees.map(({ name, amount, action }) => [name, cents(amount), action?.min, action?.max]),
        }));
      expect(plain(read.value)).toEqual(plain(table));
      options += table.rows.length;
    }
    expect(options).toBeGreaterThan(2800);
  });

  it('is checked in its frame as in the whole book, every table of the binder that rows can hold', () => {
    let findings = 0;
    for (const table of book.tables.filter(isWritable)) {
      const own = { ...table, announced: [], damaged: [] };
      const whole = checkWritten(book, own);
      expect(checkWritten(frameOf(book, table).book, own)).toEqual(whole);
      findings += whole.length;
    }
    expect(findings).toBeGreaterThan(300);
  });

  it('has the columns of one of several tables of a group, by its line', () => {
    // No-limit tables by the buy-in, after limit games from line 6961.
    const table = tableToWrite(book, { group: 'holdem', kind: 'per-hand', line: 7087 });
    expect(table.ok && table.value.limit).toMatchObject({ kind: 'buy-in', form: 'no-limit or pot-limit' });
    const wrong = tableToWrite(book, { group: 'holdem', kind: 'per-hand', line: 1 });
    expect(wrong.ok ? '' : wrong.problems[0]?.message).toBe(
      'The group holdem has schedules from line 6961, 7087 or 7216; choose one.',
    );
  });

  it('says of a row by itself which of its cells is wrong, and nothing of a blank one', () => {
    const table = tableOf('pai-gow', 'per-bet-and-hand');
    expect(rowFaults(table, ['1', '5', '100', '', '', '5%', '2'], 9)).toEqual([
      {
        row: 9,
        column: 5,
        fault: '“5%” is a share. A fee is a fixed sum; write dollars, for example 0.50.',
      },
    ]);
    expect(rowFaults(table, ['', ' '], 9)).toEqual([]);
  });

  it('names missing numbers as runs, however far they go', () => {
    const table = tableOf('pai-gow', 'per-bet-and-hand');
    const read = readWritten(table, [columnsOf(table), ['99999', '5', '100', '', '', '2', '3']]);
    if (!read.ok) throw new Error(read.problems[0]?.message);
    expect(checkWritten(book, read.value).find(({ check }) => check === 'missing-number')?.sentence).toBe(
      'No option has the number 1 to 99998.',
    );
  });

  it('names 50 faults, and says how many more there are', () => {
    const bad = (count: number) =>
      faults(
        'pai-gow',
        Array.from({ length: count }, () => ['1', '5', '100', '', '', '5%', '2']),
      );
    expect(bad(50)).toHaveLength(50);
    expect(bad(53)).toHaveLength(51);
    expect(bad(53).at(-1)).toBe('3 more faults are not shown. Mend these first.');
  });

  it('refuses each bad cell with its row, its column and what to write', () => {
    expect(
      faults(
        'pai-gow',
        [
          ['1', '5', '100', '', '', '5%', '2'],
          ['2', '5', '100', '', '', '-1', '2'],
          ['3', '5', '100', '', '', '0.125', '=1+1'],
          ['4', '100', '5', '', '', '1', ''],
          ['5', '5', '100', '8', '2', '1', 'two'],
          ['x', '5', '100', '', '', '1', '2', '3'],
        ],
        'per-bet-and-hand',
      ),
    ).toEqual([
      'Row 2, Player Collection Fee: “5%” is a share. A fee is a fixed sum; write dollars, for example 0.50.',
      'Row 3, Player Collection Fee: “-1” is below zero. Write a sum of 0 or more.',
      'Row 4, Player Collection Fee: “0.125” has parts of a cent. Write at most two decimals, for example 0.50.',
      'Row 4, Player-Dealer Collection Fee: “=1+1” is a formula. Write the sum itself, for example 0.50.',
      'Row 5: the limit goes from 100 down to 5. Write the smaller one first.',
      'Row 5, Player-Dealer Collection Fee: there is no sum. Write one in dollars, or 0 where nothing is taken.',
      'Row 6: the number of players goes from 8 down to 2. Write the smaller one first.',
      'Row 6, Player-Dealer Collection Fee: “two” is not a sum of dollars. Write one such as 0.50.',
      'Row 7: there is more than the 7 columns. Remove what is beyond.',
      'Row 7, option: “x” is not a whole number from 1 to 99999. Write one, or nothing.',
    ]);
  });

  it('refuses a step from 100 down to 50, and columns of another schedule', () => {
    const steps = book.tables.find((table) => table.kind === 'by-total-action' && isWritable(table));
    const row = ['1', '5', '100', '', '', '100', '50', '0', '1'];
    expect(faults(steps?.group ?? '', [row], 'by-total-action')).toEqual([
      'Row 2: the total action goes from 100 down to 50. Write the smaller one first.',
    ]);
    const step = (option: string, to: string, from: string) => [option, '5', to, '', '', from, '', '0', '1'];
    expect(faults(steps?.group ?? '', [step('', '100', '0')], 'by-total-action')).toEqual([
      'Row 2, option: there is no number. Write one; steps belong together by it.',
    ]);
    const other = [step('1', '100', '0'), step('1', '200', '101')];
    expect(faults(steps?.group ?? '', other, 'by-total-action')).toEqual([
      'Row 3: option 1 has another limit or other players than in row 2. Write the same, or another number.',
    ]);
    const read = readWritten(tableOf('pai-gow'), [
      ['option', 'fee'],
      ['1', '2'],
    ]);
    const heads = columnsOf(tableOf('pai-gow')).map((name) => `“${name}”`);
    expect(heads.length).toBeGreaterThan(3);
    expect(read.ok ? '' : read.problems[0]?.message).toBe(
      `Row 1: these are not the columns of this schedule. Write ${heads.slice(0, -1).join(', ')} and ${heads.at(-1)}.`,
    );
  });

  it('is found to repeat an option that differs in nothing, and to charge more at a lower limit', () => {
    const table = tableOf('pai-gow', 'per-bet-and-hand');
    const read = readWritten(table, [
      columnsOf(table),
      ['1', '5', '100', '', '', '2', '3'],
      ['2', '100', '300', '', '', '1', '2'],
      ['2', '100', '300', '', '', '1', '2'],
    ]);
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const checks = checkWritten(book, read.value).map(({ check }) => check);
    expect(checks).toContain('by-limit');
    expect(checks).toContain('repeated-number');
    expect(checks).toContain('alike');
  });

  it('says row of a row that a house wrote, and line of a line of the source', () => {
    const table = tableOf('pai-gow', 'per-bet-and-hand');
    const sentences = (rows: string[][]) => {
      const read = readWritten(table, [columnsOf(table), ...rows]);
      if (!read.ok) throw new Error(read.problems[0]?.message);
      return writtenFindings(book, read.value).map(({ sentence }) => sentence);
    };
    const plain = ['5', '100', '', '', '2', '3'];
    expect(
      sentences([
        ['', ...plain],
        ['', ...plain],
      ]),
    ).toContain('Rows 2 and 3 are the same in all but the number: limit, players and fees.');
    const numbered = (...numbers: string[]) => sentences(numbers.map((number) => [number, ...plain]));
    expect(numbered('2', '2')).toContain(
      'Option 2 in rows 2 and 3 is the same each time: limit, players and fees.',
    );
    expect(numbered('2', '3')).toContain(
      'Options 2 and 3 are the same in all but the number: limit, players and fees.',
    );
    expect(numbered('1', '2', '2')).toContain(
      'Rows 2, 3 and 4 are the same in all but the number: limit, players and fees.',
    );
    expect(
      sentences([
        ['1', ...plain],
        ['1', ...plain],
      ]),
    ).toContain(
      'Option 1 is written 2 times, in rows 2 and 3: a table cannot say by the number which one it uses.',
    );
    const printed = checkFees(book).find(({ check }) => check === 'repeated-number');
    expect(printed?.sentence).toMatch(/is printed 2 times, on lines \d+ and \d+:/);
  });

  it('names the line of the clause that a finding is about, and none where it is about a row', () => {
    const table = tableOf('pai-gow', 'per-bet-and-hand');
    const row = (number: string, fee: string) => [number, '5', '100', '', '', fee, '3'];
    const read = readWritten(table, [columnsOf(table), row('1', '0'), row('1', '0')]);
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const clauses = writtenFindings(book, read.value).map(({ check, clause }) => [check, clause]);
    // The notice on zero collection of the document that prints pai gow.
    const notice = book.statements.find(
      ({ document, says }) => document === table.document && says.includes('zero-under-review'),
    );
    expect(notice?.line).toBeGreaterThan(0);
    expect(clauses).toContainEqual(['zero-notice', notice?.line]);
    expect(clauses).toContainEqual(['repeated-number', undefined]);
  });
});
