import type { EventSpec } from '../../../wagers/event';
import { dealtHandHead } from '../../dealt-hand/head';

export const PAID = [
  ['royal-flush', 'Royal flush'],
  ['straight-flush', 'Straight flush'],
  ['four-of-a-kind', 'Four of a kind'],
  ['full-house', 'Full house'],
  ['flush', 'Flush'],
] as const;

export const studProgressiveHead = dealtHandHead({
  id: 'stud-progressive',
  label: 'Casino stud poker, progressive jackpot',
  size: 5,
  written: {
    outcome: 'deal of the player’s and the dealer’s five cards',
    templates: async () => (await import('./templates')).studProgressiveTemplates,
  },
  rate: { plays: 5, solves: 0.3 },
  wagers: [
    {
      id: 'progressive',
      label: 'Progressive jackpot',
      explains: 'The player’s five cards are a flush or better, whatever the dealer holds.',
      events: [
        ...PAID.map(([id, label]): EventSpec => ({ id, label, settles: 'pays' })),
        { id: 'lose', label: 'Less than a flush', settles: 'lose' },
      ],
    },
  ],
});
