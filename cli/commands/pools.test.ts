import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EXIT } from '../command';
import { assay, json } from '../testing/in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'pools-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, value: unknown): string {
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const pool = { pool: 'win', unit: 1_000, deduction: '17.5%' };
const before = fileOf('before', { pools: [pool] });
const after = fileOf('after', { pools: [{ ...pool, deduction: '20%', step: 10 }] });

describe('pools', () => {
  it('lists the 110 clauses with how each is treated', async () => {
    const { out } = await assay('pools');
    expect(out).toContain('110 clauses: 88 computed, 6 for a person, 16 informative.');
    expect(out).toMatch(/^3\.9\(d\) +for a person /m);
  });

  it('checks pool rules, and exits with 1 on a breach', async () => {
    expect((await assay('pools', 'check', before)).code).toBe(EXIT.fine);
    const { code, out } = await assay('pools', 'check', after);
    expect(code).toBe(EXIT.breach);
    expect(out).toContain('Breach (3.7(a) win, Win): Dividends are declared in multiples of 0.10');
    expect(out).toContain('1 pool, 10 findings, 1 breach.');
  });

  it('refuses what cannot be read', async () => {
    const { code, err } = await assay(
      'pools',
      'check',
      fileOf('bad', { pools: [{ ...pool, pool: 'exacta' }] }),
    );
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('There is no pool “exacta”');
  });

  it('compares two files, with what each costs players', async () => {
    const found = await json<{ changes: unknown[]; costs: { before: { takeOut: string } }[] }>(
      'pools',
      'compare',
      before,
      after,
    );
    expect(found.changes).toEqual([
      {
        pool: 'Win',
        is: 'changed',
        terms: [
          { name: 'Deduction', clause: '3.5(a)', before: '17.5%', after: '20%' },
          { name: 'Dividends in multiples of', clause: '3.7(a)', before: '0.50', after: '0.10' },
        ],
      },
    ]);
    expect(found.costs[0]?.before.takeOut).toBe('7/40');
  });

  it('writes sign and dossier', async () => {
    for (const paper of ['sign', 'dossier']) {
      const out = path.join(folder, `${paper}.pdf`);
      const asked = ['--operator', 'Harbour Racing', '--from', '2026-12-01', '--out', out];
      const { code } = await assay('pools', paper, before, ...asked);
      expect(code).toBe(EXIT.fine);
      expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('stand among the rulebooks, apart from those of games', async () => {
    const { out } = await assay('rulebooks');
    expect(out).toContain('Rules of pools');
    expect(out).toMatch(/^hk-pari-mutuel +Hong Kong +110 /m);
    const found = await json<{ rulebooks: { id: string }[]; pools: { id: string; clauses: number }[] }>(
      'rulebooks',
    );
    expect(found.rulebooks.map(({ id }) => id)).not.toContain('hk-pari-mutuel');
    expect(found.pools).toMatchObject([{ id: 'hk-pari-mutuel', clauses: 110 }]);
  });
});
