/** What a person confirms, grouped: one look at a procedure answers for the clauses of one group. In the order they are shown. */
export const DUTIES = {
  premises: 'Premises, licence and bank',
  trial: 'Trial',
  equipment: 'Tables, layouts and equipment',
  cards: 'Cards, dice and wheels',
  shuffling: 'Shuffle and cut',
  information: 'What players are shown and told',
  banking: 'The player-dealer',
  fees: 'Collection fees',
  wagers: 'Taking wagers',
  dealing: 'Dealing and the course of a round',
  settling: 'Comparing hands and settling wagers',
  jackpot: 'Progressive jackpot',
  irregularities: 'Irregularities',
  supervision: 'Supervision and control',
} as const;

export type Duty = keyof typeof DUTIES;
export const DUTY_IDS = Object.keys(DUTIES) as [Duty, ...Duty[]];
