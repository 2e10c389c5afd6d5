import type { FamilyHead } from '../../family/head';
import { FOLDS } from '../../family/round-shown';
import { ThreeCardPokerParameters } from './parameters';
import { threeCardPokerWagers } from './wagers';

export const threeCardPokerHead: FamilyHead<ThreeCardPokerParameters> = {
  id: 'three-card-poker',
  label: 'Three card poker',
  parameters: ThreeCardPokerParameters,
  wagers: threeCardPokerWagers,
  felt: async () => (await import('./felt')).threeCardPokerFelt,
  rate: { plays: 12, solves: 0.4 },
  decides: true,
  shows: { per: 'ante', holding: 'Hand', givesUp: FOLDS },
  writtenIn: 'three-card-side-wagers',
};
