import type { FamilyHead } from '../../family/head';
import { MoneyWheelParameters, wagerOf } from './parameters';

export const moneyWheelHead: FamilyHead<MoneyWheelParameters> = {
  id: 'money-wheel',
  label: 'Money wheel',
  parameters: MoneyWheelParameters,
  wagers: ({ segments }) =>
    segments.map(({ id, label }) => ({
      id: wagerOf(id),
      label,
      explains: `The wheel stops on ${label}.`,
      events: [
        { id: 'win', label: `${label} is spun`, settles: 'pays' },
        { id: 'lose', label: 'Any other symbol is spun', settles: 'lose' },
      ],
      outcome: 'spin',
      decisions: false,
    })),
  felt: async () => (await import('./felt')).moneyWheelFelt,
  rate: { plays: 25, solves: 0.01 },
  decides: false,
  written: {
    outcome: 'spin',
    templates: async () => (await import('./templates')).moneyWheelTemplates,
  },
};
