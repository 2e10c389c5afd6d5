/**
 * Mutation testing: small changes made to the code one at a time, each of which a test should notice.
 * `npm run test:mutation` tries everything below, `npm run test:mutation -- pays` one subject. It remembers what it
 * tried, so the next run looks only at what changed.
 */
export const SUBJECTS = {
  exact: ['simulations/exact/**/*.ts'],
  pays: ['simulations/pays/**/*.ts'],
  figures: ['simulations/figures/**/*.ts'],
  progressive: ['simulations/progressive/**/*.ts'],
  designer: ['simulations/designer/**/*.ts'],
  pool: ['simulations/pool/**/*.ts', 'simulations/{lanes,merging,rounds,analyse}.ts'],
  evaluation: ['rulebooks/evaluation/**/*.ts'],
  resolve: ['rulebooks/{resolve,resolve-written,resolved-wager,pay-table,charges,scope}.ts'],
  drafts: ['server/drafts/**/*.ts'],
  submissions: ['server/submissions/**/*.ts'],
  audit: ['server/audit/**/*.ts'],
  accounts: ['server/accounts/**/*.ts'],
  content: ['server/documents/content/**/*.ts'],
};

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const config = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...Object.values(SUBJECTS).flat(), '!**/*.test.ts', '!**/testing/**'],
  coverageAnalysis: 'perTest',
  // A table at the top of a file is read once, when the file is loaded: to change it, all tests would have to start anew.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'test-results/mutation/incremental.json',
  jsonReporter: { fileName: 'test-results/mutation/mutation.json' },
  htmlReporter: { fileName: 'test-results/mutation/mutation.html' },
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true, skipFull: true },
  ignorePatterns: ['.next', 'dist', 'data', 'test-results', 'public', 'e2e'],
  tempDirName: 'test-results/mutation/sandbox',
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: 85 },
};

export default config;
