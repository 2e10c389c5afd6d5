import deep from './vitest.deep.config';
export default { ...deep, test: { ...deep.test, include: ['server/killed/*.deep.ts'], provide: { ...deep.test?.provide, kills: 60 } } };
