import deep from './vitest.deep.config';

/** `npm run bench:kills`: a thousand times, where the nightly tests do it sixty times. */
export default {
  ...deep,
  test: {
    ...deep.test,
    include: ['server/killed/*.deep.ts'],
    provide: { ...deep.test?.provide, kills: 1000 },
  },
};
