import type { FamilyHead } from '../../../family/head';
import { WAGER } from '../wagers';
import { HawaiianParameters } from './parameters';
import { hawaiianWagers } from './wagers';

export const hawaiianHead: FamilyHead<HawaiianParameters> = {
  id: 'hawaiian-blackjack',
  label: 'Hawaiian Blackjack',
  parameters: HawaiianParameters,
  wagers: hawaiianWagers,
  felt: async () => (await import('./felt')).hawaiianFelt,
  rate: { plays: 2, solves: 4 },
  decides: true,
  writtenIn: 'hawaiian-first-cards',
  shows: {
    per: WAGER,
    holding: 'Hand',
    givesUp: { ending: 'surrender', called: 'A surrender' },
  },
};
