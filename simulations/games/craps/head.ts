import type { FamilyHead } from '../../family/head';
import { lastingSpecs } from './lasting';
import { oneThrowWagers } from './one-throw';
import { CrapsParameters } from './parameters';

export const crapsHead: FamilyHead<CrapsParameters> = {
  id: 'craps',
  label: 'Craps',
  parameters: CrapsParameters,
  wagers: (parameters) => [...lastingSpecs(parameters), ...oneThrowWagers()],
  felt: async () => (await import('./felt')).crapsFelt,
  rate: { plays: 3, solves: 0.01 },
  decides: false,
  written: {
    outcome: 'sequence of throws',
    templates: async () => (await import('./templates')).crapsTemplates,
  },
};
