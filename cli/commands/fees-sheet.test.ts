import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfWords } from '@/server/documents/testing/pdf-words';
import { assay, SENTENCES } from '../testing/in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'posted-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADS =
  'option,limit from,limit to,players from,players to,Player Collection Fee,Player-Dealer Collection Fee';
const out = path.join(folder, 'sheet.pdf');
const GROUP = ['--group', 'pai-gow', '--kind', 'per-bet-and-hand'];

function sheet(rows: string[], ...more: string[]) {
  const file = path.join(folder, 'own.csv');
  writeFileSync(file, [HEADS, ...rows].join('\n'));
  return assay('fees', 'sheet', file, ...GROUP, '--out', out, ...more);
}
const ROWS = ['1,5,100,,,0.50,1', '2,100,300,,,1,2'];

describe('fees sheet', () => {
  it('writes the sheet with the option in use', async () => {
    const { code, out: said, err } = await sheet(ROWS, '--option', '2', '--from', '2098-05-01');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(said).toMatch(/^Wrote .*sheet\.pdf, \d+ bytes/);
    const words = pdfWords(readFileSync(out)).replace(/\s+/g, ' ');
    expect(words).toContain('Option 2 is in use at this table');
    expect(words).toContain('In force from 1 May 2098');
  });

  it('takes the row where a number comes twice', async () => {
    const twice = ['1,5,100,,,0.50,1', '1,100,300,,,1,2'];
    const { err } = await sheet(twice, '--option', '1', '--from', '2098-05-01');
    expect(err).toBe('Option 1 is in rows 2 and 3; add --row.\n');
    const { code } = await sheet(twice, '--option', '1', '--row', '3', '--from', '2098-05-01');
    expect(code).toBe(0);
    expect(pdfWords(readFileSync(out))).toContain('$100 to $300: Player Collection Fee $1');
  });

  it.each([
    [ROWS, ['--from', '2098-05-01'], 'Give --option'],
    [ROWS, ['--option', '9', '--from', '2098-05-01'], 'The file has no option “9”'],
    [ROWS, ['--option', '1'], 'Give --from'],
    [ROWS, ['--option', '1', '--from', '1 May'], '“1 May” is not a date'],
    [['1,5,100,,,5%,1'], ['--option', '1', '--from', '2098-05-01'], 'is a share'],
  ])('%j with %j is refused with a sentence', async (rows, more, sentence) => {
    const { code, out: said, err } = await sheet(rows, ...more);
    expect([code, said]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
  });
});
