import { z } from 'zod';
import { MOST_DECKS } from '../../equipment/shoe';

const NATURALS = ['ends', 'plays-on'] as const;

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
  /**
   * The banker's third card at a table that has a chart of its own: eight lines by the banker's two cards, 0 to 7, with a mark for
   * each third card of the player's, 0 to 9. D draws, S stands. Where the player stood, the banker draws on 0 to 5 everywhere.
   */
  chart: z
    .array(
      z.string().regex(/^[DS]{10}$/, {
        error:
          'Write ten marks in each line of the chart, one for each third card of the player: D draws, S stands.',
      }),
      { error: 'Give the chart as a list of lines.' },
    )
    .length(8, { error: 'Give eight lines of the chart, for the banker’s 0 to 7.' })
    .optional(),
  /** An 8 or 9 with two cards ends the round; at a table that `plays-on` the other hand draws by its own total. */
  naturals: z
    .enum(NATURALS, { error: 'Choose what an 8 or 9 with two cards does: ends or plays-on.' })
    .optional(),
});
export type BaccaratParameters = z.infer<typeof BaccaratParameters>;
