import type { FamilyHead } from '../../family/head';
import { NinesParameters } from './parameters';
import { ninesWagers, PLAYER } from './wagers';

export const ninesHead: FamilyHead<NinesParameters> = {
  id: 'nines',
  label: 'Nines',
  parameters: NinesParameters,
  wagers: ninesWagers,
  felt: async () => (await import('./felt')).ninesFelt,
  rate: { plays: 2.3, solves: 0.3 },
  decides: true,
  shows: { per: PLAYER, holding: 'Hand' },
  writtenIn: 'nines-house-way',
};
