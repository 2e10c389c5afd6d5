/**
 * Which edition of a rulebook applies is a question of the day, and published editions are in the database. So server and
 * pages ask the shelf; from the list of the program they may take only what every edition says alike.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const READS_IT = new Map<string, string>([
  ['server/rulebooks/shelf.ts', 'puts the program’s editions beside the published ones'],
  ['server/documents/judged-by.ts', 'a dossier is verified without a database, by the edition that it names'],
  [
    'server/documents/content/rule-sheet.ts',
    'poker games are in the program alone, and in no edition that is published',
  ],
]);

const OF_A_DAY =
  /import\s*\{[^}]*\b(?:rulebookOf|rulebookFor|rulebooks)\b[^}]*\}\s*from\s*'[^']*rulebooks\/registry'/;
/** Reads the list of the program inside. */
const ANALYSES = /\banalyseVariant\b/;

const reads = (code: string): boolean => OF_A_DAY.test(code) || ANALYSES.test(code);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|deep)\.tsx?$|(?:^|\/)testing(?:\.ts|\/)/.test(name))
    .map((name) => join(folder, name));

it('knows what reads a rulebook of no day', () => {
  expect(reads("import { identityOf, rulebookOf } from '@/rulebooks/registry';")).toBe(true);
  expect(reads("import {\n  rulebooks,\n} from '@/rulebooks/registry';")).toBe(true);
  expect(reads('await analyseVariant(variant, options)')).toBe(true);
  expect(reads("import { identities, identityOf } from '@/rulebooks/registry';")).toBe(false);
});

it('is done nowhere in server and pages but where it is meant', () => {
  const files = ['server', 'app'].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => reads(readFileSync(file, 'utf8'))).sort()).toEqual(
    [...READS_IT.keys()].sort(),
  );
});
