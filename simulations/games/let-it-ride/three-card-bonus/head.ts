import type { EventSpec } from '../../../wagers/event';
import { dealtHandHead } from '../../dealt-hand/head';

const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });

export const threeCardBonusHead = dealtHandHead({
  id: 'three-card-bonus',
  label: 'Let it ride, three card bonus',
  size: 3,
  written: {
    outcome: 'deal of the player’s three cards and the two on the table',
    templates: async () => (await import('./templates')).threeCardBonusTemplates,
  },
  rate: { plays: 10, solves: 0.1 },
  wagers: [
    {
      id: 'three-card-bonus',
      label: 'Three card bonus',
      explains: 'The player’s own three cards are a pair or better.',
      events: [
        pays('mini-royal-flush', 'Ace, king and queen of one suit'),
        pays('straight-flush', 'Any other straight flush'),
        pays('three-of-a-kind', 'Three of a kind'),
        pays('straight', 'Straight'),
        pays('flush', 'Flush'),
        pays('pair', 'Pair'),
        { id: 'lose', label: 'Less than a pair', settles: 'lose' },
      ],
    },
  ],
});
