/** What a wager earns on other players' hands: an envy bonus, in sums of money. */
import { z } from 'zod';
import { readAmount } from '../spelling/amount';
import { clause, id } from './fields';

const amount = z
  .string()
  .refine((text) => readAmount(text) !== undefined, 'a sum of money is a number such as “2,500”');

export const OnOthers = z.object({
  called: z.string(),
  clause,
  /** The option of kind `amount` that says from which stake on. */
  qualifies: id,
  /** The option that chooses the sums. */
  option: id,
  /** By its value: the sum for each event of another player's hand. */
  amounts: z.record(id, z.record(id, amount)),
  /** The most hands of other players at one table. */
  most: z.number().int().min(1).max(20),
});
export type OnOthers = z.infer<typeof OnOthers>;
