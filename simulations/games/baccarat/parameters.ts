import { z } from 'zod';
import { MOST_DECKS } from '../../equipment/shoe';

export const BaccaratParameters = z.strictObject({
  decks: z
    .int({ error: 'Give the number of decks as a whole number.' })
    .min(1, { error: 'Baccarat takes at least one deck.' })
    .max(MOST_DECKS, { error: `Baccarat is analysed with up to ${MOST_DECKS} decks.` })
    .default(8),
  /** Numbered places that have a rank of their own, for the wager that is paid by seat. */
  seats: z
    .int({ error: 'Give the number of seats as a whole number.' })
    .min(2, { error: 'At least two seats have a rank of their own.' })
    .max(9, { error: 'No more than nine seats have a rank of their own.' })
    .default(7),
});
export type BaccaratParameters = z.infer<typeof BaccaratParameters>;
