import type { FamilyHead } from '../../family/head';
import { MOST_JOKERS } from './cards/most-jokers';
import { PaiGowParameters } from './parameters';
import { paiGowWagers, SEVEN_CARDS, STANDARD } from './wagers';

export const paiGowHead: FamilyHead<PaiGowParameters> = {
  id: 'pai-gow-poker',
  label: 'Pai gow poker',
  parameters: PaiGowParameters,
  wagers: paiGowWagers,
  felt: async () => (await import('./felt')).paiGowFelt,
  rate: {
    plays: ({ player, bank, houseWay }) =>
      player === 'best' || bank === 'best' ? 0.1 : houseWay ? 0.1 : player === 'best-five' ? 0.14 : 1,
    solves: ({ player, bank }) => (player === 'best' || bank === 'best' ? 120 : 25),
  },
  decides: true,
  shows: {
    per: STANDARD,
    holding: 'Cards',
    asks: {
      groups: [{ id: 'hand', label: 'Hand', where: 'in the hand', example: 'Jk Kd 9c 9s 7h 4d 2c' }],
      decisions: [{ street: SEVEN_CARDS, cards: { hand: 7 } }],
      jokers: MOST_JOKERS,
      compares: 'House Way',
    },
    files: {
      parameter: 'houseWay',
      called: 'House Way',
      columns: {
        when: 'For hands of',
        does: 'In front',
        unless: 'Unless',
        instead: 'In front then',
        names: 'Names for ranks of pairs',
      },
      tries: 'every hand of the pack',
    },
  },
};
