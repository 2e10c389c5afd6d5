import { mergeConfig } from 'vitest/config';
import deep from './vitest.deep.config';

/** `npm run bench:kills`: a thousand times, where the nightly tests do it sixty times. */
export default mergeConfig(deep, {
  test: { include: ['server/killed/*.deep.ts'], exclude: [], provide: { kills: 1000 } },
});
