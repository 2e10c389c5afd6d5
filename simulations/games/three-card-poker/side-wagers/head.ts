import type { EventSpec } from '../../../wagers/event';
import { dealtHandHead } from '../../dealt-hand/head';

const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });

export const threeCardSideWagersHead = dealtHandHead({
  id: 'three-card-side-wagers',
  label: 'Three card poker, side wagers',
  size: 3,
  written: {
    outcome: 'deal of the player’s and the dealer’s three cards',
    templates: async () => (await import('./templates')).threeCardSideTemplates,
  },
  rate: { plays: 10, solves: 0.3 },
  wagers: [
    {
      id: 'pair-plus',
      label: 'Pair plus',
      explains: 'The player’s three cards are a pair or better, whatever the dealer holds.',
      events: [
        pays('straight-flush', 'Straight flush'),
        pays('three-of-a-kind', 'Three of a kind'),
        pays('straight', 'Straight'),
        pays('flush', 'Flush'),
        pays('pair', 'Pair'),
        { id: 'lose', label: 'Less than a pair', settles: 'lose' },
      ],
    },
    {
      id: 'pair-plus-with-mini-royal',
      label: 'Pair plus with a mini royal',
      explains:
        'The player’s three cards are a pair or better, whatever the dealer holds; ace, king and queen of one suit have a row of their own.',
      events: [
        pays('mini-royal', 'Ace, king and queen of one suit'),
        pays('straight-flush', 'Other straight flush'),
        pays('three-of-a-kind', 'Three of a kind'),
        pays('straight', 'Straight'),
        pays('flush', 'Flush'),
        pays('pair', 'Pair'),
        { id: 'lose', label: 'Less than a pair', settles: 'lose' },
      ],
    },
    {
      id: 'ante-bonus',
      label: 'Ante bonus',
      explains:
        'Paid on the ante of a player who stays in with a straight or better. It is part of the ante: nothing more is staked for it, and nothing lost.',
      events: [
        pays('straight-flush', 'Straight flush'),
        pays('three-of-a-kind', 'Three of a kind'),
        pays('straight', 'Straight'),
        { id: 'none', label: 'Less than a straight', settles: 'push' },
      ],
    },
  ],
});
