import type { GameInput } from '../../format/record';

/** Every table of 3.28 and 3.29 pays alike from eight repeats on. */
const LONG_RUNS = {
  'run-8': '40 to 1',
  'run-9': '60 to 1',
  'run-10': '100 to 1',
  'run-11': '200 to 1',
  'run-12': '400 to 1',
  'run-13': '1,000 to 1',
  'run-14': '2,000 to 1',
};

const RECOMMENDED = 'Recommended over the minimum odds by 3.28.';

export const rouletteRage: GameInput['wagers'][number] = {
  id: 'roulette-rage',
  label: 'Roulette Rage',
  clause: '3.28',
  group: 'Side wager',
  explains:
    'Placed after a change of colour has been spun: wins if at least the next four spins repeat that colour, and pays by how many do, up to fourteen. The other colour or zero ends the run.',
  loses:
    'The other colour or zero comes before four repeats. The spin that set the colour is not one of the four.',
  side: true,
  proprietor: 'TCSJohnHuxley Ltd',
  family: 'colour-run',
  wager: 'run',
  parameters: { zeros: 1, firstPaid: 4, last: 14 },
  minimum: { 'run-4': '5 to 1', 'run-5': '8 to 1', 'run-6': '15 to 1', 'run-7': '20 to 1', ...LONG_RUNS },
  payTables: [
    {
      id: 'table-1',
      label: 'Pay table 1',
      clause: '3.29',
      rows: { 'run-4': '6 to 1', 'run-5': '10 to 1', 'run-6': '20 to 1', 'run-7': '30 to 1', ...LONG_RUNS },
      note: RECOMMENDED,
    },
    {
      id: 'table-2',
      label: 'Pay table 2',
      clause: '3.29',
      rows: { 'run-4': '5 to 1', 'run-5': '9 to 1', 'run-6': '20 to 1', 'run-7': '30 to 1', ...LONG_RUNS },
      note: RECOMMENDED,
    },
  ],
};
