import type { FamilyHead } from '../../family/head';
import { LetItRideParameters } from './parameters';
import { endingOf, letItRideWagers, PAID_ROWS, WAGER } from './wagers';

const ROYAL = PAID_ROWS.indexOf('royal-flush');

export const letItRideHead: FamilyHead<LetItRideParameters> = {
  id: 'let-it-ride',
  label: 'Let it ride',
  parameters: LetItRideParameters,
  wagers: letItRideWagers,
  felt: async () => (await import('./felt')).letItRideFelt,
  rate: { plays: 6, solves: 0.8 },
  decides: true,
  shows: {
    per: WAGER,
    holding: 'Hand',
    capped: {
      what: 'a royal flush',
      endings: [1, 2, 3].map((inPlay) => endingOf(ROYAL, inPlay)),
      most: 'royalMost',
      wager: 'royalWager',
    },
  },
  writtenIn: 'three-card-bonus',
};
