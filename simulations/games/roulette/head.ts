import type { FamilyHead } from '../../family/head';
import { RouletteParameters } from './parameters';
import { entryOf, rouletteWagers } from './wagers';

export const rouletteHead: FamilyHead<RouletteParameters> = {
  id: 'roulette',
  label: 'Roulette',
  parameters: RouletteParameters,
  wagers: rouletteWagers,
  placed: (wager) => (entryOf(wager).outside ? 'outside' : 'inside'),
  felt: async () => (await import('./felt')).rouletteFelt,
  rate: { plays: 25, solves: 0.01 },
  decides: false,
  written: {
    outcome: 'spin',
    templates: async () => (await import('./templates')).rouletteTemplates,
  },
};
