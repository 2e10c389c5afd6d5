/** The command against files on a disk; what it finds is tried in server/inspection/export-events.test.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashOf } from '@/server/audit/chain';
import { EXIT } from '../command';
import { assay } from '../testing/in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'chain-'));
afterAll(() => rmSync(folder, { recursive: true }));

const link = {
  seq: 1,
  at: '2026-01-01T00:00:00.000Z',
  actor: 'site',
  actorName: 'Assay',
  organisationId: null,
  organisationName: null,
  kind: 'site-created',
  subject: 'site',
  data: '{}',
  previous: '',
} as const;
const event = { ...link, hash: hashOf(link) };
const opening = { format: 'assay-audit/1', site: 'http://x', exportedAt: '2026-01-02T00:00:00.000Z' };

function written(name: string, ...lines: unknown[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}
const heads = (hash: string) =>
  written(`${hash.slice(0, 4)}.json`, {
    format: 'assay-audit-heads/1',
    heads: [{ head: { seq: 1, hash, at: link.at }, seal: { key: 'a'.repeat(64), signature: 'c2lnbmVk' } }],
  });

it('is what `verify` says of the file too, with what fails first', async () => {
  const file = written('either.jsonl', opening, event);
  expect(await assay('verify', file)).toEqual(await assay('verify-chain', file));
  const { code, out } = await assay('verify', written('bent.jsonl', opening, { ...event, data: '{"a":1}' }));
  expect(code).toBe(EXIT.breach);
  expect(out.split('\n').slice(0, 2)).toEqual([
    'The chain does not hold.',
    '- Event 1 does not follow from the one before it.',
  ]);
});

it('says that nobody known sealed a chain that follows, and exits 3', async () => {
  const { code, out } = await assay('verify-chain', written('good.jsonl', opening, event));
  expect(out).toMatch(/^The chain holds, but no key that you trust sealed its end\./);
  expect(code).toBe(EXIT.unvouched);
});

it('names the event that does not follow, and exits 1', async () => {
  const file = written('bad.jsonl', opening, { ...event, actorName: 'Nobody' });
  const { code, out } = await assay('verify-chain', file);
  expect(out).toContain('Event 1 does not follow');
  expect(code).toBe(EXIT.breach);
});

it('names the kept head that another chain does not contain', async () => {
  const file = written('other.jsonl', opening, event);
  const same = await assay('verify-chain', file, '--heads', heads(event.hash));
  expect(same.code).toBe(EXIT.unvouched);
  const { code, out } = await assay('verify-chain', file, '--heads', heads('b'.repeat(64)));
  expect(out).toContain('the chain was rewritten');
  expect(code).toBe(EXIT.breach);
});

it('says what to give instead of a file that is something else', async () => {
  const no = path.join(folder, 'none.jsonl');
  for (const [args, says] of [
    [[no], 'name a file that exists'],
    [[folder], 'name a file that exists'],
    [[written('x.jsonl', {})], 'export one on the Audit page'],
    [[written('y.jsonl', opening, event), '--heads', written('h.json', {})], '/api/heads'],
    [[written('z.jsonl', opening, event), '--key', written('k.json', {})], '/api/keys'],
  ] as const) {
    const { code, err } = await assay('verify-chain', ...args);
    expect(err).toContain(says);
    expect(code).toBe(EXIT.badInput);
  }
});
