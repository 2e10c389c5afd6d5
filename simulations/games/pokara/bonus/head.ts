/** Wagers on the three cards that a player of Pokara is dealt, whatever is drawn and whoever wins. */
import { z } from 'zod';
import type { FamilyHead } from '../../../family/head';
import type { EventSpec } from '../../../wagers/event';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { packs, playedWith } from '../parameters';

export const PokaraBonusParameters = z.strictObject(
  {
    packs: packs.min(3, 'Give at least three packs: a trip flush is the same card three times.').default(20),
  },
  playedWith,
);
export type PokaraBonusParameters = z.infer<typeof PokaraBonusParameters>;

const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });

const OTHERS: EventSpec[] = [
  pays('royal-flush', 'Ace, king and queen of one suit'),
  pays('straight-flush', 'Straight flush'),
  pays('three-of-a-kind', 'Three of a kind'),
  pays('flush', 'Flush'),
  { id: 'lose', label: 'Less than a flush', settles: 'lose' },
];

const WAGERS = {
  'aces-of-hearts-bonus': {
    label: 'Bonus, best for aces of hearts',
    explains:
      'The three cards dealt are a flush, three of a kind or better; three aces of hearts have a row of their own.',
    events: [
      pays('aces-of-hearts', 'Three aces of hearts'),
      pays('trip-flush', 'Other trip flush'),
      ...OTHERS,
    ],
  },
  'clubs-bonus': {
    label: 'Bonus, best for clubs',
    explains:
      'The three cards dealt are a flush, three of a kind or better; a trip flush of clubs has a row of its own.',
    events: [
      pays('trip-flush-of-clubs', 'Trip flush of clubs'),
      pays('trip-flush', 'Trip flush of another suit'),
      ...OTHERS,
    ],
  },
} satisfies Record<string, Pick<WagerSpec, 'label' | 'explains' | 'events'>>;

export type PokaraBonus = keyof typeof WAGERS;

const SPECS = Object.entries(WAGERS).map(
  ([id, wager]): WagerSpec => ({ id, ...wager, outcome: 'deal of three cards', decisions: false }),
);

export const pokaraBonusHead: FamilyHead<PokaraBonusParameters> = {
  id: 'pokara-bonus',
  label: 'Pokara, bonus wagers',
  parameters: PokaraBonusParameters,
  wagers: () => SPECS,
  rate: { plays: 10, solves: 0.1 },
  decides: false,
};
