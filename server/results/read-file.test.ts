/** Files of results as somebody might send them, to fill in a trial or to bring the site down. */
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { BYTES_AT_MOST, ROWS_AT_MOST, readFile } from './read-file';

const utf8 = (text: string) => new TextEncoder().encode(text);
const codes = async (bytes: Uint8Array) => {
  const read = await readFile(bytes);
  return read.ok ? ['answered'] : read.problems.map(({ code }) => code);
};
const CELLS = [
  ['premises', 'table', 'day', 'rounds'],
  ['The Pier', 'Wheel 1', '2098-02-01', '12'],
];

describe('a file of results', () => {
  it('is read as text, whichever way it was saved', async () => {
    expect(await readFile(utf8(CELLS.map((row) => row.join(',')).join('\r\n')))).toEqual({
      ok: true,
      value: CELLS,
    });
    expect(await readFile(utf8(`\uFEFF${CELLS.map((row) => row.join(';')).join('\n')}\n`))).toEqual({
      ok: true,
      value: CELLS,
    });
    const typed = await writeXlsx({
      sheets: [
        {
          name: 'Results',
          rows: [CELLS[0] ?? [], ['The Pier', 'Wheel 1', new Date('2098-02-01T00:00:00Z'), 0.1 + 0.2]],
        },
      ],
    });
    expect(await readFile(typed)).toEqual({
      ok: true,
      value: [CELLS[0], ['The Pier', 'Wheel 1', '2098-02-01', '0.3']],
    });
  });

  it('is refused where it is none', async () => {
    for (const bytes of [
      utf8(''),
      utf8('day,rounds'),
      utf8('PK not a zip'),
      new Uint8Array([0xff, 0xfe, 0, 0xd8]),
    ])
      expect(await codes(bytes)).toEqual(['results-unreadable']);
    expect(await codes(utf8(`day,rounds\n${'x'.repeat(501)},1`))).toEqual(['results-unreadable']);
  });

  it('is refused where it is too large, before or after it is unpacked', async () => {
    expect(await codes(new Uint8Array(BYTES_AT_MOST + 1))).toEqual(['input-too-large']);
    expect(await codes(utf8('a\n'.repeat(ROWS_AT_MOST + 2)))).toEqual(['input-too-large']);
    expect(await codes(utf8(`${','.repeat(400)}a\n${','.repeat(400)}b`))).toEqual(['input-too-large']);
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(9_000_000) }, { level: 1 });
    expect(bomb.length).toBeLessThan(BYTES_AT_MOST);
    expect(await codes(bomb)).toEqual(['input-too-large']);
    const parts = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}.xml`, strToU8('<a/>')]));
    expect(await codes(zipSync(parts))).toEqual(['input-too-large']);
  });

  it('is refused before a long cell is looked at in each place that names it', async () => {
    const { unzipSync } = await import('fflate');
    const files = unzipSync(await writeXlsx({ sheets: [{ name: 'Results', rows: CELLS }] }));
    const cells = '<c t="s"><v>0</v></c>'.repeat(3);
    files['xl/worksheets/sheet1.xml'] = strToU8(
      `<worksheet><sheetData><row r="1">${cells}</row><row r="2">${cells}</row></sheetData></worksheet>`,
    );
    files['xl/sharedStrings.xml'] = strToU8(
      `<sst><si><t xml:space="preserve">${' '.repeat(100_000)}day</t></si></sst>`,
    );
    expect(await codes(zipSync(files))).toEqual(['results-unreadable']);
  });

  it.each(['\n', '\r', '\r\n'])('is refused where it is lines and little else: %j', async (end) => {
    const [heads, row] = CELLS.map((cells) => cells.join(','));
    const among = (blank: number) => utf8(`${heads}${end.repeat(blank)}${row}`);
    expect(await codes(among(100))).toEqual(['answered']);
    expect(await codes(among(8_000))).toEqual(['input-too-large']);
  });

  it('is measured, and not asked how large it is', async () => {
    const strings = zipSync({ 'xl/sharedStrings.xml': strToU8('<si><t>a</t></si>'.repeat(50_001)) });
    expect(await codes(strings), 'more texts than any table shares').toEqual(['input-too-large']);
    const cells = zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<c/>'.repeat(800_001)) });
    expect(await codes(cells), 'more cells than any sheet has').toEqual(['input-too-large']);
    const lying = zipSync({ '[Content_Types].xml': new Uint8Array(9_000_000) }, { level: 1 });
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true);
    }
    expect(await codes(lying)).not.toEqual(['answered']);
  });

  it('is read in its first rows and columns, whatever it claims to hold', async () => {
    const book = await writeXlsx({ sheets: [{ name: 'Results', rows: CELLS }] });
    const { unzipSync, strFromU8 } = await import('fflate');
    const files = unzipSync(book);
    const name = 'xl/worksheets/sheet1.xml';
    const sheet = strFromU8(files[name] ?? new Uint8Array());
    files[name] = strToU8(
      sheet.replace(
        '</sheetData>',
        '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row></sheetData>',
      ),
    );
    expect(await readFile(zipSync(files))).toEqual({ ok: true, value: CELLS });
  });
});
