import type { FamilyHead } from '../../family/head';
import { RouletteParameters } from './parameters';
import { rouletteWagers } from './wagers';

export const rouletteHead: FamilyHead<RouletteParameters> = {
  id: 'roulette',
  label: 'Roulette',
  parameters: RouletteParameters,
  wagers: rouletteWagers,
  felt: async () => (await import('./felt')).rouletteFelt,
  rate: { plays: 25, solves: 0.01 },
  decides: false,
  written: {
    outcome: 'spin',
    templates: async () => (await import('./templates')).rouletteTemplates,
  },
};
