/** Bonus insurance: paid when the dealer does not qualify, by the player's hand or else by the dealer's. */
import { z } from 'zod';
import type { EventSpec } from '../../../wagers/event';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { chooseFrom, unknownRules } from '../../dealt-cards/known-rules';

/** A dealer who always plays would leave nothing to insure. */
const QUALIFIERS = ['ace-high', 'ace-king', 'pair'] as const;

export const InsuranceParameters = z.strictObject(
  {
    dealerQualifies: z
      .enum(QUALIFIERS, chooseFrom('the weakest hand with which the dealer plays', QUALIFIERS))
      .default('ace-king'),
    /** The highest up-card, 2 to 14, on which the wager can be doubled. */
    doubleTo: z
      .int('Write the up-card as a number from 2 to 14.')
      .min(2, 'No up-card is lower than a two.')
      .max(14, 'No up-card is higher than an ace, 14.')
      .default(5),
  },
  unknownRules,
);
export type InsuranceParameters = z.infer<typeof InsuranceParameters>;

export const PLAYERS_HANDS = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
] as const;
const PLAYERS_LABELS = ['a royal flush', 'a straight flush', 'four of a kind', 'a full house', 'a flush'];
/** From the weakest: the dealer's highest card is a seven, an eight, a nine or ten, or more. */
export const BANDS = [
  'dealer-7-high',
  'dealer-8-high',
  'dealer-9-or-10-high',
  'dealer-not-qualified',
] as const;
const BAND_LABELS = [
  'is seven high',
  'is eight high',
  'is nine or ten high',
  'has any other hand that does not qualify',
];

export const EVENTS = [...PLAYERS_HANDS, ...BANDS, 'lose'] as const;
export const FIRST_BAND = PLAYERS_HANDS.length;
export const LOSE = EVENTS.length - 1;

export const INSURANCE = 'insurance';

export function insuranceWagers(): WagerSpec[] {
  const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });
  return [
    {
      id: INSURANCE,
      label: 'Bonus insurance',
      explains:
        'The dealer does not qualify. Paid by the player’s hand if it is a flush or better, and by the dealer’s if not. On low up-cards the wager can be doubled.',
      events: [
        ...PLAYERS_HANDS.map((id, i) =>
          pays(id, `The dealer does not qualify, the player holds ${PLAYERS_LABELS[i]}`),
        ),
        ...BANDS.map((id, i) => pays(id, `The dealer ${BAND_LABELS[i]}, the player holds less than a flush`)),
        { id: 'lose', label: 'The dealer qualifies', settles: 'lose' },
      ],
      outcome: 'round of ten cards, one of the dealer’s turned up',
      decisions: true,
    },
  ];
}
