import { z } from 'zod';
import { MOST_DECKS } from '../../equipment/shoe';

export const BaccaratParameters = z.strictObject({
  decks: z
    .int({ error: 'Give the number of decks as a whole number.' })
    .min(1, { error: 'Give at least one deck.' })
    .max(MOST_DECKS, { error: `Give at most ${MOST_DECKS} decks: baccarat is analysed up to that number.` })
    .default(8),
  /** Numbered places that have a rank of their own, for the wager that is paid by seat. */
  seats: z
    .int({ error: 'Give the number of seats as a whole number.' })
    .min(2, { error: 'Give at least two seats.' })
    .max(9, { error: 'Give at most nine seats: only nine have a rank of their own.' })
    .default(7),
});
export type BaccaratParameters = z.infer<typeof BaccaratParameters>;
