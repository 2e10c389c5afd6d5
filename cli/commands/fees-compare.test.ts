import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { assay, json, SENTENCES } from '../testing/in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'compared-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KEY = 'pai-gow.per-bet-and-hand';
const GROUP = ['--group', 'pai-gow', '--kind', 'per-bet-and-hand'];
const HEADS =
  'option,limit from,limit to,players from,players to,Player Collection Fee,Player-Dealer Collection Fee';
const file = (name: string, content: string | Uint8Array): string => {
  const whole = path.join(folder, name);
  writeFileSync(whole, content);
  return whole;
};
const csv = (name: string, ...rows: string[]) => file(name, [HEADS, ...rows].join('\n'));

type Side = { shown: string };
type Answer = {
  from: string;
  to: string;
  counts: Record<'same' | 'changed' | 'added' | 'removed', number>;
  options: {
    name: string;
    is: string;
    changed: string[];
    cost: { at: string; house: { before: Side; after: Side; change: Side }; seat: { change: Side } };
  }[];
};
const compared = (...args: string[]) => json<Answer>('fees', 'compare', ...args);

const OLD = csv('old.csv', '1,5,100,,,1,2', '2,100,300,,,2,3');
const NEW = csv('new.csv', '1,5,100,,,1.50,2', '3,300,500,,,2,3');

describe('fees compare', () => {
  it('shows what a change brings the house and costs a seat', async () => {
    const at = ['--players', '5', '--hands', '40'];
    const { counts, options } = await compared(OLD, NEW, ...GROUP, ...at);
    expect(counts).toEqual({ same: 0, changed: 1, added: 1, removed: 1 });
    // Five bets of $1 and $2 a hand, then five of $1.50 and $2: $7 and $9.50, 40 times.
    expect(options[0]).toMatchObject({
      name: 'Option 1',
      is: 'changed',
      changed: ['fees'],
      cost: {
        at: '$5',
        house: { before: { shown: '$280' }, after: { shown: '$380' }, change: { shown: '+$100' } },
        seat: { change: { shown: '+$20' } },
      },
    });
    const { code, out } = await assay('fees', 'compare', OLD, NEW, ...GROUP, ...at);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Option 1 +changed .*\$1 \+ \$2 → \$1\.50 \+ \$2 +\$280 → \$380 \(\+\$100\) at \$5/m,
    );
    expect(out).toMatch(/^Option 3 +added /m);
    expect(out).toMatch(/^Option 2 +removed /m);
    expect(out).toContain('Options: 1 changed, 1 added, 1 removed and 0 the same.');
  });

  it('takes the printed schedule by its key, whose columns a file then has', async () => {
    const { out } = await assay('fees', 'template', ...GROUP);
    const same = file('same.csv', out);
    expect((await compared(KEY, same)).counts).toEqual({ same: 16, changed: 0, added: 0, removed: 0 });
    const all = await compared(KEY, `${KEY}.3061`, '--all');
    expect(all.options).toHaveLength(16);
  });

  it('takes what fees check and fees print as JSON, and a workbook', async () => {
    const checked = await assay('fees', 'check', NEW, ...GROUP, '--json');
    const asJson = file('new.json', checked.out);
    expect((await compared(NEW, asJson, ...GROUP)).counts).toMatchObject({ same: 2, changed: 0 });
    const rows = [HEADS.split(','), [1, 5, 100, '', '', 1.5, 2], [3, 300, 500, '', '', 2, 3]];
    const book = file('new.xlsx', await writeXlsx({ sheets: [{ name: 'Fees', rows }] }));
    expect((await compared(book, asJson, ...GROUP)).counts).toMatchObject({ same: 2, changed: 0 });
  });

  it('reads the steps of a fee by total action from JSON', async () => {
    const steps = ['--group', 'pai-gow', '--kind', 'by-total-action'];
    const printed = await assay('fees', 'template', ...steps);
    const checked = await assay('fees', 'check', file('steps.csv', printed.out), ...steps, '--json');
    const { counts } = await compared('pai-gow.by-total-action', file('steps.json', checked.out));
    expect(counts.same).toBeGreaterThan(0);
    expect([counts.changed, counts.added, counts.removed]).toEqual([0, 0, 0]);
  });

  it.each([
    [['pai-gow', NEW], '“pai-gow” is 2 printed schedules: pai-gow.per-bet-and-hand.3061 or'],
    [['xx', NEW], 'There is no printed schedule “xx”'],
    [[OLD, NEW], 'Give --group'],
    [[OLD, path.join(folder, 'none.json'), ...GROUP], 'cannot be read (ENOENT)'],
    [[OLD, file('bad.json', '{"options": 1}'), ...GROUP], 'is no schedule in JSON: write {"options": […]}'],
    [[OLD, NEW, ...GROUP, '--players', '0'], '--players is a whole number from 1 to 10'],
    [[OLD, NEW, ...GROUP, '--limit', '5%'], 'Write the limit in dollars above 0'],
    [[OLD, csv('share.csv', '1,5,100,,,5%,2'), ...GROUP], 'Row 2, Player Collection Fee: “5%” is a share.'],
  ])('%j exits 2 with a sentence', async (args, sentence) => {
    const { code, out, err } = await assay('fees', 'compare', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
  });

  it('says which entry of a JSON file cannot be read', async () => {
    const option = (amount: string) => ({
      option: 1,
      limit: { min: '5', max: '100' },
      players: { min: null, max: null },
      fees: [{ amount }, { amount: '2' }],
    });
    const name = file('share.json', JSON.stringify({ options: [option('1'), option('5%')] }));
    const { err } = await assay('fees', 'compare', OLD, name, ...GROUP);
    expect(err).toContain('entry 2 of its options: “5%” is a share.');
  });
});
