import { SUBJECTS } from './scripts/mutation-subjects.mjs';
import everyDay from './vitest.config';

const { tests } = SUBJECTS[process.env.ASSAY_MUTATION_SUBJECT];

/** The tests of one subject: what `scripts/mutation-subjects.mjs` names. */
export default {
  ...everyDay,
  test: {
    ...everyDay.test,
    include: tests.map((place) => `${place}.test.{ts,tsx}`.replace('**.test', '**/*.test')),
  },
};
