/** What one printed option of a fee schedule is for, as far as rules ask: its table limit, how many rates it has, how they are fixed. */
import { z } from 'zod';
import { amountText } from './fields';

export const Collects = z.strictObject({
  /** The limit of the table, lowest and highest wager; without an end where the schedule says “no limit”. */
  least: amountText,
  most: amountText.exactOptional(),
  /** Sums that it can take at one table. */
  rates: z.int().min(0),
  /** Whether the fee of the player-dealer rises in steps with all that is wagered. */
  inSteps: z.boolean(),
  /** What a player pays for each bet. */
  perBet: amountText,
  /** The one wager that a player’s fee is taken for, where the rules name it; else each bet. */
  of: z.string().min(1).exactOptional(),
  /** What the player-dealer pays for each hand, by all that is wagered in it. */
  perHand: z.array(z.strictObject({ from: amountText, to: amountText.exactOptional(), fee: amountText })),
});
export type Collects = z.infer<typeof Collects>;
