import { keepingThread } from './scripts/mutation/kept-thread.mjs';
import { SUBJECTS } from './scripts/mutation-subjects.mjs';
import everyDay from './vitest.config';

const { mutate, tests } = SUBJECTS[process.env.ASSAY_MUTATION_SUBJECT];

/** The tests of one subject: what `scripts/mutation-subjects.mjs` names. */
export default {
  ...everyDay,
  plugins: [keepingThread(mutate)],
  test: {
    ...everyDay.test,
    // Each run has a folder of its own, so nothing that is kept would ever be found again.
    experimental: { fsModuleCache: false },
    setupFiles: [...(everyDay.test.setupFiles ?? []), 'scripts/mutation/no-mutant-yet.mjs'],
    provide: { ...everyDay.test.provide, mutating: true },
    include: tests.map((place) => `${place}.test.{ts,tsx}`.replace('**.test', '**/*.test')),
  },
};
