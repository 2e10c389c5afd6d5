import type { FamilyHead } from '../../family/head';
import { PaiGowTilesParameters } from './parameters';
import { paiGowTilesWagers, STANDARD } from './wagers';

export const paiGowTilesHead: FamilyHead<PaiGowTilesParameters> = {
  id: 'pai-gow-tiles',
  label: 'Pai gow tiles',
  parameters: PaiGowTilesParameters,
  wagers: paiGowTilesWagers,
  felt: async () => (await import('./felt')).paiGowTilesFelt,
  rate: { plays: 1.5, solves: 0.4 },
  decides: true,
  shows: {
    per: STANDARD,
    holding: 'Tiles',
    files: {
      parameter: 'houseWay',
      called: 'House Way',
      columns: {
        when: 'For hands of',
        does: 'Set them so',
        unless: 'Unless',
        instead: 'Set them then',
        names: 'Names',
      },
      tries: 'all 35,960 hands',
    },
  },
};
