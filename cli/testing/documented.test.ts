/** Every command in docs/cli.md runs, in the page's order, with the files that the page shows. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { EXIT } from '../command';
import { assay } from './in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'documented-'));
afterAll(() => rmSync(folder, { recursive: true }));

const START = 'npm run -s assay -- ';
const page = readFileSync(path.join(import.meta.dirname, '../../docs/cli.md'), 'utf8');
const commands = page
  .split('\n')
  .filter((line) => line.startsWith(START))
  .map((line) => line.slice(START.length));

/** Splits a line as a shell does: words, with both kinds of quotation mark around those with spaces. */
const words = (command: string): string[] =>
  [...command.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double = '', single = '') => double + single),
  );

const inFolder = (word: string): string =>
  /^[a-z]+\.(json|pdf)$/.test(word) ? path.join(folder, word) : word;

/** The files that the page shows, by name: the line before a block of JSON ends with it. */
for (const [, name = '', text = ''] of page.matchAll(/`([a-z]+\.json)`:\n\n```json\n(.*?)```/gs))
  writeFileSync(path.join(folder, name), text);

it('shows commands', () => {
  expect(commands.length).toBeGreaterThan(6);
});

it.each(commands)('%s', async (command) => {
  const { code, out, err } = await assay(...words(command).map(inFolder));
  expect(err).toBe('');
  expect([EXIT.fine, EXIT.breach]).toContain(code);
  expect(out).not.toBe('');
});
