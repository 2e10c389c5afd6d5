import { z } from 'zod';
import { MOST_DECKS } from '../../equipment/shoe';
import { unknownRulesOf } from '../dealt-cards/known-rules';

export const NineAndAHalfParameters = z.strictObject(
  {
    decks: z
      .int({ error: 'Give the number of packs as a whole number.' })
      .min(1, { error: 'Give at least one pack.' })
      .max(MOST_DECKS, { error: `Give at most ${MOST_DECKS} packs.` })
      .default(4),
  },
  unknownRulesOf('packs of 52 cards, without jokers'),
);
export type NineAndAHalfParameters = z.infer<typeof NineAndAHalfParameters>;
