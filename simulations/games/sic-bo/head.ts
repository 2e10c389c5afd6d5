import type { FamilyHead } from '../../family/head';
import { SicBoParameters, sicBoWagers } from './wagers';

export const sicBoHead: FamilyHead<SicBoParameters> = {
  id: 'sic-bo',
  label: 'Sic bo',
  parameters: SicBoParameters,
  wagers: sicBoWagers,
  felt: async () => (await import('./felt')).sicBoFelt,
  rate: { plays: 20, solves: 0.01 },
  decides: false,
  written: {
    outcome: 'throw of three dice',
    templates: async () => (await import('./templates')).sicBoTemplates,
  },
};
