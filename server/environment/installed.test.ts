/** What a site in production installs is what runs and builds it, and nothing else. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const FOLDERS = ['app', 'server', 'rulebooks', 'simulations', 'cli', 'scripts'];
const IMPORT =
  /^(?:import|export)\b[^'"]*?from '([^'.@/][^']*|@[^/'][^']*)'|^import '([^'.]+)'|import\('([^'.]+)'\)/gm;
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

function imported(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /[.](?:tsx?|mjs)$/.test(file) &&
        !/[.](?:test|deep)[.](?:tsx?|mjs)$|testing|contract|bench|mutation/.test(file),
    )
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
  return files.flatMap((text) =>
    [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? ''),
  );
}

it('has every package that is imported outside tests', () => {
  const names = new Set(
    FOLDERS.flatMap(imported)
      .filter((name) => !name.startsWith('@/') && !isBuiltin(name))
      .map(packageOf),
  );
  expect(names.size).toBeGreaterThan(15);
  expect([...names].filter((name) => !(name in dependencies))).toEqual([]);
});

it('has what Next asks for to build, and no test, browser or linter', () => {
  for (const name of ['next', 'typescript', '@types/node', '@types/react', 'esbuild'])
    expect(dependencies).toHaveProperty([name]);
  for (const name of ['vitest', '@playwright/test', '@sparticuz/chromium', '@biomejs/biome', 'drizzle-kit'])
    expect(devDependencies).toHaveProperty([name]);
});

it('asks npm to leave development packages out in production only', () => {
  const program = `const { matches, omitsDevelopment } = await import('./scripts/install.mjs');
    const wanted = { '': {}, a: { version: '1' }, b: { version: '1', dev: true }, c: { version: '1', optional: true } };
    console.log(JSON.stringify([
      omitsDevelopment('production'), omitsDevelopment('demonstration'), omitsDevelopment(''),
      matches(wanted, { a: { version: '1' } }, true), matches(wanted, { a: { version: '1' } }, false),
      matches(wanted, { a: { version: '2' } }, true),
    ]));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program, 'x'], {
    encoding: 'utf8',
    cwd: root,
  });
  expect(JSON.parse(answer)).toEqual([true, false, false, true, false, false]);
});
