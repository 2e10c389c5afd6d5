import type { FamilyHead } from '../../family/head';
import { FOLDS } from '../../family/round-shown';
import { CasinoStudParameters } from './parameters';
import { casinoStudWagers } from './wagers';

export const casinoStudHead: FamilyHead<CasinoStudParameters> = {
  id: 'casino-stud',
  label: 'Casino stud poker',
  parameters: CasinoStudParameters,
  wagers: casinoStudWagers,
  felt: async () => (await import('./felt')).casinoStudFelt,
  rate: { plays: 7, solves: 2.5 },
  decides: true,
  shows: { per: 'ante', holding: 'Hand', givesUp: FOLDS },
  writtenIn: 'stud-progressive',
};
