import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { assay, json, SENTENCES } from '../testing/in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'schedule-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GROUP = ['--group', 'pai-gow', '--kind', 'per-bet-and-hand'];
const HEADS =
  'option,limit from,limit to,players from,players to,Player Collection Fee,Player-Dealer Collection Fee';
const file = (name: string, content: string | Uint8Array): string => {
  const whole = path.join(folder, name);
  writeFileSync(whole, content);
  return whole;
};
const check = (name: string, content: string | Uint8Array) =>
  assay('fees', 'check', file(name, content), ...GROUP);

describe('fees check', () => {
  it('reads what fees template prints', async () => {
    const { out } = await assay('fees', 'template', ...GROUP);
    expect(out.split('\r\n')[0]).toBe(HEADS);
    // Line 3064 of the source: $5 to $10, $0.50 a bet and $1 a hand.
    expect(out.split('\r\n')[1]).toBe('1,5,10,,,0.50,1');
    const { code, err } = await check('same.csv', out);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('finds what is found of a printed schedule, by the rows of the file', async () => {
    const rows = ['1,5,100,,,2,3', '2,100,300,,,1,2', '2,100,300,,,1,2'];
    const { findings } = await json<{ findings: { check: string; rows: number[]; sentence: string }[] }>(
      'fees',
      'check',
      file('own.csv', [HEADS, ...rows].join('\n')),
      ...GROUP,
    );
    const byCheck = Object.fromEntries(findings.map((finding) => [finding.check, finding.rows]));
    expect(byCheck).toMatchObject({ 'by-limit': [2, 3, 4], 'repeated-number': [3, 4], alike: [3, 4] });
  });

  it('exits with 1 where a schedule breaches a rule: eight rates where five are allowed', async () => {
    const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => {
      const end = step === 6 ? '' : step * 100 + 100;
      return `1,5,100,,,${step === 0 ? 5 : step * 100 + 1},${end},1,${step + 1}`;
    });
    const heads = HEADS.replace('players to,', 'players to,action from,action to,');
    const name = file('steps.csv', [heads, ...steps].join('\n'));
    const { code, out } = await assay(
      'fees',
      'check',
      name,
      '--group',
      'pai-gow',
      '--kind',
      'by-total-action',
    );
    expect(code).toBe(1);
    expect(out).toContain(
      'breach: At $5 to $100, one option takes at most 8 rates: five per table (line 3425) is not kept.',
    );
  });

  it('reads a workbook', async () => {
    const rows = [HEADS.split(','), [1, 5, 100, '', '', 0.5, 2]];
    const { code, out, err } = await check('own.xlsx', await writeXlsx({ sheets: [{ name: 'Fees', rows }] }));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^1 option, /m);
  });

  it.each([
    ['another encoding', Buffer.from(`${HEADS}\n1,5,100,,,½,2`, 'latin1'), 'UTF-8'],
    ['100,000 rows', `${HEADS}\n${'1,5,100,,,1,2\n'.repeat(100_000)}`, 'at most 2,000 rows'],
    ['a share', `${HEADS}\n1,5,100,,,5%,2`, 'Row 2, Player Collection Fee: “5%” is a share.'],
    ['a formula', `${HEADS}\n1,5,100,,,1,=SUM(A1:A2)`, 'is a formula'],
    ['nothing', '', 'Row 1: these are not the columns'],
    ['no option', HEADS, 'there is no option'],
  ])('%s is refused with a sentence', async (name, content, sentence) => {
    const { code, out, err } = await check(`${name}.csv`, content);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
  });

  it('a missing file and a missing group are refused with a sentence', async () => {
    expect((await assay('fees', 'check', path.join(folder, 'none.csv'), ...GROUP)).err).toContain('ENOENT');
    expect((await assay('fees', 'template')).err).toContain('Give --group');
    expect((await assay('fees', 'template', '--group', 'xx')).err).toContain('There is no group “xx”');
  });
});
