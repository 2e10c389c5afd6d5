import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTable, readPastedTable } from './paste';

const rows = [
  { id: 'run-4', label: 'Four in a row' },
  { id: 'run-5', label: 'Five in a row' },
];

describe('a pasted pay table', () => {
  it('is taken in the order of the rows where only pays are given', () => {
    expect(readPastedTable('2 to 1\r\n5 to 1\r\n', rows)).toEqual({
      ok: true,
      pays: { 'run-4': '2 to 1', 'run-5': '5 to 1' },
    });
  });

  it('is taken by name, as label or id, in any order, with a heading and columns between', () => {
    const text = 'Event\tChance\tPays\nFIVE in a row\t1 in 9\t5 to 1\nrun-4\t1 in 4\t2 to 1';
    expect(readPastedTable(text, rows)).toEqual({ ok: true, pays: { 'run-4': '2 to 1', 'run-5': '5 to 1' } });
  });

  it('may be a part of the table where the rows are named', () => {
    expect(readPastedTable('Five in a row\t9 to 1', rows)).toEqual({ ok: true, pays: { 'run-5': '9 to 1' } });
  });

  it('keeps pays that cannot be read, for the cell to say so', () => {
    expect(readPastedTable('35/0\nnonsense', rows)).toEqual({
      ok: true,
      pays: { 'run-4': '35/0', 'run-5': 'nonsense' },
    });
  });

  it.each([
    ['', 'Nothing was pasted'],
    ['1 to 1\n2 to 1\n3 to 1', '3 pays were pasted, and this table has 2 rows'],
    ['Six in a row\t9 to 1', 'Line 1 names “Six in a row”, which is no row here'],
    ['Four in a row\t2 to 1\nrun-4\t3 to 1', '“Four in a row” appears twice'],
    ['Four in a row\t2 to 1\nFive in a row\t', 'Line 2 does not say'],
    ['Event\tPays', 'No row of this table'],
    [`Four in a row\t${'9'.repeat(61)}`, 'longer than any pay'],
  ])('refuses %j with its own sentence', (text, says) => {
    const read = readPastedTable(text, rows);
    if (read.ok) throw new Error('was taken');
    expect(read.problem).toContain(says);
  });

  it('refuses 10,000 rows without reading them', () => {
    const read = readPastedTable('35 to 1\n'.repeat(10_000), rows);
    expect(read).toEqual({
      ok: false,
      problem:
        '10,000 rows were pasted, and this table has 2 rows. Copy only its own rows; nothing was changed.',
    });
  });

  it('never throws and never names a row that is not there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readPastedTable(text, rows);
        return read.ok
          ? Object.keys(read.pays).every((id) => rows.some((row) => row.id === id))
          : read.problem.endsWith('.');
      }),
    );
  });

  it('is distinguished from the text of one cell', () => {
    expect(isTable('35 to 1')).toBe(false);
    expect(isTable('35 to 1\n')).toBe(false);
    expect(isTable('a\tb')).toBe(true);
  });
});
