import type { RulebookInput } from '../record';

/** Every house edge or probability that sections 2, 3, 8, 9 and 10 print: there is one. */
export const claims: RulebookInput['claims'] = [
  {
    id: 'roulette-rage-minimum-edge',
    clause: '3.28',
    says: 'The minimum odds of Roulette Rage, used as a pay table, have a house edge of 17.0 %.',
    printed: '17.0 %',
    subject: { game: 'roulette', wager: 'roulette-rage', payTable: 'minimum' },
    quantity: 'house-edge',
    source: [456, 459],
  },
];
