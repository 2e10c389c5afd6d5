import type { FamilyHead } from '../../../family/head';
import { SideWagerParameters } from './parameters';
import { SPECS } from './specs';

export const SIDE_WAGERS_RATE = { plays: 9, solves: 0.4 };

export const holdemSideWagersHead: FamilyHead<SideWagerParameters> = {
  id: 'holdem-side-wagers',
  label: "Texas hold'em, side wagers",
  parameters: SideWagerParameters,
  wagers: (parameters) =>
    Object.entries(SPECS).map(([id, spec]) => ({ id, ...spec(parameters), decisions: false })),
  rate: SIDE_WAGERS_RATE,
  decides: false,
  written: {
    outcome: 'deal of the player’s two cards, the dealer’s two and the board',
    templates: async () => (await import('./templates')).holdemSideTemplates,
  },
};
