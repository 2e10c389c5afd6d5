/** The walks in docs/walks.md lead downwards: each file needs the next, and none listed before it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const walks = readFileSync('docs/walks.md', 'utf8');
const tables = walks
  .split(/\n\n/)
  .filter((block) => block.startsWith('| file |'))
  .map((table) => [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file as string));

const IMPORTED = /from '((?:[.@])[^']+)'|import\('([^']+)'\)/g;

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, named, loaded]) => {
    const from = (named ?? loaded) as string;
    const base = from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from);
    return ['.ts', '.tsx', '/index.ts', '']
      .map((end) => base + end)
      .filter((found) => /[.]tsx?$/.test(found) && existsSync(found))
      .slice(0, 1);
  });
}

const reached = new Map<string, ReadonlySet<string>>();
function reachedFrom(file: string): ReadonlySet<string> {
  const known = reached.get(file);
  if (known) return known;
  const seen = new Set<string>();
  const next = [file];
  for (let one = next.pop(); one !== undefined; one = next.pop())
    for (const imported of importsOf(one))
      if (!seen.has(imported)) {
        seen.add(imported);
        next.push(imported);
      }
  reached.set(file, seen);
  return seen;
}

it('has a table for each part of the four walks', () => {
  expect(tables.map((files) => files.length > 1)).toEqual(tables.map(() => true));
  expect(tables.length).toBeGreaterThanOrEqual(8);
});

describe.each(tables.map((files) => [files[0], files] as const))('from %s', (_, files) => {
  it('each file needs the next and none before it', () => {
    for (const [i, file] of files.entries()) {
      const below = files[i + 1];
      if (below !== undefined) expect([...reachedFrom(file)], `${file} needs ${below}`).toContain(below);
      for (const above of files.slice(0, i))
        expect([...reachedFrom(file)], `${file} goes back up`).not.toContain(above);
    }
  });
});

it('names only files that exist, here and in every document', () => {
  const missing = [
    'architecture',
    'adding-a-game',
    'adding-a-jurisdiction',
    'testing',
    'walks',
    'security',
  ].flatMap((name) =>
    [
      ...readFileSync(`docs/${name}.md`, 'utf8').matchAll(
        /`((?:app|server|rulebooks|simulations|cli|e2e|scripts)\/[^`\s]*[.](?:ts|tsx|mjs|json|md))`/g,
      ),
    ]
      .map(([, file]) => file as string)
      .filter((file) => !/[<*…]|\.\.\./.test(file) && !existsSync(file))
      .map((file) => `docs/${name}.md: ${file}`),
  );
  expect(missing).toEqual([]);
});
