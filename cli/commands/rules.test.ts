import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfWords } from '@/server/documents/testing/pdf-words';
import { assay, json, SENTENCES } from '../testing/in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);
const rules = (game: string, ...more: string[]) => assay('rules', '--game', game, ...more);

describe('rules', () => {
  it('prints who acts first, the hands and the pot of Razzdacey', async () => {
    const { code, out } = await rules('razzdacey');
    expect(code).toBe(0);
    expect(out).toMatch(/^4 +One card burnt; 1 card face up to each player\. +Lowest cards face up .*4127$/m);
    expect(out).toMatch(/^Badugi +Four ranks, four suits +4-3-2-A +K-Q-J-10$/m);
    expect(out).toContain('It can: 8 players who all stay in take up to 60 of 52 cards; it lasts for 6');
  });
  it('writes it as a PDF, the same bytes again, and as text', async () => {
    const [first, again] = [file('a.pdf'), file('b.pdf')];
    const said = await json<{ bytes: number; sha256: string }>(
      'rules',
      '--game',
      'lowball',
      '--out',
      first,
      '--json',
    );
    await rules('lowball', '--out', again);
    expect(readFileSync(first).equals(readFileSync(again))).toBe(true);
    expect(said.bytes).toBe(readFileSync(first).length);
    expect(pdfWords(readFileSync(first))).toContain('GEGA-001451');
    await rules('lowball', '--out', file('a.txt'));
    expect(readFileSync(file('a.txt'), 'utf8')).toContain(
      'At most 6; between two players, no limit (line 274)',
    );
  });
  it.each([
    [['rules', '--game', 'whist'], 'There is no poker game “whist”'],
    [['rules', '--game', 'razz', '--rulebook', 'gb-2007'], 'No poker games are recorded'],
    [['rules', '--game', 'razz', '--json'], 'Give --out with --json'],
    [['rules', '--game', 'razz', '--out', '/nowhere/a.pdf'], 'cannot be written'],
    [['rules'], "'--game <id>'"],
  ])('%j is refused in a sentence', async (args, sentence) => {
    const { code, err } = await assay(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
  });
});
