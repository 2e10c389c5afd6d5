import type { FamilyHead } from '../../family/head';
import { PokaraParameters } from './parameters';
import { pokaraWagers } from './wagers';

export const pokaraHead: FamilyHead<PokaraParameters> = {
  id: 'pokara',
  label: 'Pokara',
  parameters: PokaraParameters,
  wagers: pokaraWagers,
  felt: async () => (await import('./felt')).pokaraFelt,
  rate: { plays: 5, solves: 1 },
  decides: true,
  shows: { per: 'initial', holding: 'Hand' },
};
