/** What a wager earns on other players' hands: an envy bonus, in sums of money. */
import { z } from 'zod';
import { amountText, clause, id } from './fields';

export const OnOthers = z.object({
  called: z.string(),
  clause,
  /** The option of kind `amount` that says from which stake on. */
  qualifies: id,
  /** The option that chooses the sums: of kind `sums` where the operator may write others. */
  option: id,
  /** By its printed value: the sum for each event of another player's hand. */
  amounts: z.record(id, z.record(id, amountText)),
  /** The most hands of other players at one table. */
  most: z.number().int().min(1).max(20),
});
export type OnOthers = z.infer<typeof OnOthers>;
