import { mergeConfig } from 'vitest/config';
import everyDay from './vitest.config';

/** The nightly tier, run before every release: the same tests over more rounds, and those in files named `*.deep.ts`. */
export default mergeConfig(everyDay, {
  test: {
    include: ['{simulations,rulebooks,server,cli,app}/**/*.deep.ts'],
    provide: { deep: true },
    testTimeout: 600_000,
  },
});
