import { SUBJECTS } from './scripts/mutation-subjects.mjs';

const subject = process.env.ASSAY_MUTATION_SUBJECT;
const { mutate, inProcess } = SUBJECTS[subject];

/**
 * Mutation testing: small changes made to the code one at a time, each of which a test should notice. How to run it and
 * what it found: docs/testing.md.
 */
export default {
  mutate: [
    ...mutate.map((place) => `${place}.ts`.replace('**.ts', '**/*.ts')),
    '!**/*.test.ts',
    '!**/*.deep.ts',
    '!**/testing/**',
  ],
  testRunner: inProcess ? 'in-process' : 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/in-process-runner.mjs'],
  vitest: { configFile: 'vitest.mutation.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // A table at the top of a file is read once, when the file is loaded: to change it, all tests would have to start again.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `test-results/mutation/${subject}.json`,
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true, skipFull: true },
  ignorePatterns: ['.next', 'dist', 'data', 'test-results', 'public', 'e2e'],
  tempDirName: 'test-results/mutation/sandbox',
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: 85 },
};
