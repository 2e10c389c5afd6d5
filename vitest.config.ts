import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:deep`, which plays many more rounds and tries everything that is rarely new. */
    deep: boolean;
    /** Whether this is `npm run test:mutation`, which runs each test hundreds of times: fewer random questions are asked. */
    mutating: boolean;
  }
}

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    // What a test leaves in the data folder, such as a signing key, never lands in a person's own.
    env: { ASSAY_DATA_DIR: path.join(tmpdir(), 'assay-test-data') },
    include: ['{simulations,rulebooks,server,cli,app}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/quick-passwords.mjs'],
    // Files of one process share what they have loaded and counted: no file keeps state that another could trip over.
    isolate: false,
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
    provide: { deep: false, mutating: false },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
