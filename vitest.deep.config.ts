import { mergeConfig } from 'vitest/config';
import { config } from './vitest.config';

/** The nightly tier, run before every release: the same tests over more rounds, and those in files named `*.deep.ts`. */
export default mergeConfig(config({ deep: true }), {
  test: {
    include: ['{simulations,rulebooks,server,cli,app}/**/*.deep.ts'],
    testTimeout: 600_000,
    provide: { kills: 60 },
  },
});
