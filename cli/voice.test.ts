/**
 * Keeps the words that docs/voice.md rules out from screens, papers, output, comments, test names and
 * documents.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['app', 'server', 'rulebooks', 'simulations', 'cli', 'scripts', 'e2e', 'docs'];
const PAGE = path.join('docs', 'voice.md');
/** These two files name the words in order to find them. */
const APART = [PAGE, path.join('cli', 'voice.test.ts')];

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|md)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

/** On one line, to find a phrase that a comment breaks. */
const asRead = (text: string) => text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

function phrasesOf(page: string): string[] {
  const table = page.slice(page.indexOf('## Words that stay out'));
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .flatMap((line) => (line.split('|')[1] as string).split(','))
    .map((phrase) => phrase.trim());
}

/** Hyphenated ids, such as the kind of an event, are not words that people read. */
const finder = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\w-])(?:${phrases.join('|')})(?![\\w-])`, 'gi');

function found(text: string, phrases: readonly string[]): string[] {
  const read = asRead(text);
  return [...read.matchAll(finder(phrases))].map(({ index }) =>
    read.slice(Math.max(0, index - 30), index + 30),
  );
}

const phrases = phrasesOf(readFileSync(path.join(ROOT, PAGE), 'utf8'));

it('the list is read, and its phrases are found across line breaks', () => {
  expect(phrases).toContain('as it stands');
  expect(found('/**\n * Figures as it\n * stands. */', phrases)).toHaveLength(1);
  expect(found("'head-sealed-anew'", phrases)).toEqual([]);
});

it.each([...FOLDERS, '.'])('%s avoids the words that docs/voice.md rules out', (folder) => {
  const files = folder === '.' ? ['README.md', 'CONTRIBUTING.md'] : filesUnder(folder);
  expect(files.length).toBeGreaterThan(1);
  const slips = files
    .filter((file) => !APART.includes(file))
    .flatMap((file) =>
      found(readFileSync(path.join(ROOT, file), 'utf8'), phrases).map((words) => `${file}: ${words}`),
    );
  expect(slips).toEqual([]);
});

it.each(['app', 'server'])('the column of how often an event happens is headed “Chance” in %s', (folder) => {
  const heads = filesUnder(folder).flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return [...text.matchAll(/(?:<Header numeric>|title: ')(Chance|Probability|Likelihood)\b/g)].map(
      ([, head]) => `${file}: ${head}`,
    );
  });
  expect(heads.length).toBeGreaterThan(1);
  expect(heads.filter((head) => !head.endsWith(': Chance'))).toEqual([]);
});
