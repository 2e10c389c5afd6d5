import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:deep`, which plays many more rounds and tries everything that is rarely new. */
    deep: boolean;
    /** Whether this is `npm run test:mutation`, which runs each test hundreds of times: fewer random questions are asked. */
    mutating: boolean;
    /** How often the processes at work are killed. */
    kills: number;
  }
}

/** The longest by far, as a fresh checkout does not know: one of them begun last would run beside an idle core. */
const LONG = [
  'rulebooks/analysis/goldens.test.ts',
  'simulations/games/holdem/testing/rules-in-numbers.test.ts',
  'server/accounts/sign-in/auth.test.ts',
  'rulebooks/gb-2007/independent-rounds.test.ts',
  'simulations/games/contract/behaves-like-conditions.test.ts',
  'cli/testing/process.test.ts',
  'simulations/games/holdem/ultimate/ultimate.test.ts',
  'server/hostile/variant.test.ts',
  // After the goldens, whose solutions it takes from what is kept.
  'server/submissions/steps/every-game.test.ts',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((file) => moduleId.endsWith(file));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/**
 * V8 keeps what a module exports to Vitest as a hash table: each call of an imported function looks its name up, and none
 * is compiled into its caller. Once it is some object's prototype, its names have fixed places (docs/performance.md).
 */
const quickImports: Plugin = {
  name: 'quick-imports',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/node_modules/')
      ? undefined
      : { code: `${code}\n;Object.create(__vite_ssr_exports__);`, map: null },
};

const CHECKED_READS = fileURLToPath(new URL('simulations/exact/checked-in-table.ts', import.meta.url));

/** Every night, tables are read by a reader that throws where a table has no entry. */
const checkedReads: Plugin = {
  name: 'checked-reads',
  enforce: 'pre',
  resolveId: (source) => (/[/]in-table$/.test(source) ? CHECKED_READS : undefined),
};

/** By day the calls are compiled away, as in the product: checked, they take a sixth of the time of all tests. */
const plainReads: Plugin = {
  name: 'plain-reads',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/simulations/')
      ? { code: code.replace(/(?<!function )\binTable\(/g, '('), map: null }
      : undefined,
};

const FOLDERS = ['simulations', 'rulebooks', 'server', 'cli', 'app', 'scripts'];

/** A kept module names the files that it imports: where one is added, moved or removed, other files may be meant. */
const keptByFileNames: Plugin = {
  name: 'kept-by-file-names',
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    const names = FOLDERS.flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file}`)
        .sort(),
    );
    const key = createHash('sha256').update(names.join('\n')).digest('hex');
    experimental_defineCacheKeyGenerator(() => key);
  },
};

export const config = ({ deep }: { deep: boolean }) =>
  defineConfig({
    plugins: [deep ? checkedReads : plainReads, quickImports, keptByFileNames],
    resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
    test: {
      environment: 'node',
      // What a test leaves in the data folder, such as a signing key, never lands in a person's own.
      env: { ASSAY_DATA_DIR: path.join(tmpdir(), 'assay-test-data') },
      include: ['{simulations,rulebooks,server,cli,app}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
      setupFiles: ['scripts/testing/quick-passwords.mjs'],
      // Files of one process share what they have loaded and counted: no file keeps state that another could trip over.
      isolate: false,
      // A module is transformed again only where it, this file, a dependency or the name of a file was changed.
      experimental: { fsModuleCache: true },
      maxWorkers: '100%',
      sequence: { sequencer: LongFirst },
      restoreMocks: true,
      unstubGlobals: true,
      provide: { deep, mutating: false },
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  });

export default config({ deep: false });
