import type { FamilyHead } from '../../family/head';
import { CasinoStudParameters } from './parameters';
import { casinoStudWagers } from './wagers';

export const casinoStudHead: FamilyHead<CasinoStudParameters> = {
  id: 'casino-stud',
  label: 'Casino stud poker',
  parameters: CasinoStudParameters,
  wagers: casinoStudWagers,
  rate: { plays: 7, solves: 2.5 },
  decides: true,
  shows: { per: 'ante', holding: 'Hand' },
  writtenIn: 'stud-progressive',
};
