import { section } from './section';

export const section6 = section({
  number: '6',
  title: 'General provisions',
  rules: [
    {
      clause: '6.1',
      says: 'The gaming shift manager decides irregularities that these rules do not cover.',
      kind: 'attested',
      duty: 'irregularities',
      attests: 'We refer every irregularity outside these rules to the gaming shift manager.',
      topic: 'irregularities-not-covered',
      source: [190, 190],
    },
    {
      clause: '6.2',
      says: 'Anyone acting in a position, or holding a higher one, may do what these rules give to that position.',
      kind: 'informative',
      informs: 'permission',
      topic: 'who-may-act',
      source: [191, 191],
    },
  ],
});
