/** What the fields of a record may hold. */
import { z } from 'zod';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { Odds } from '@/simulations/pays/pay';
import { printPay } from '@/simulations/pays/print-pay';
import { readAmount } from '../spelling/amount';
import { type ClauseId, isClauseId } from '../spelling/ids';

export const id = z.string().regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/);
export const date = z.iso.date();
/** What a source prints of a pay, in our one spelling. A record whose pay cannot be read does not load. */
export const payText = z.string().transform((text, context): Odds => {
  const read = parsePay(text);
  if (read.ok) return printPay(read.value);
  context.addIssue({ code: 'custom', message: 'a pay reads like “35 to 1”, “push” or “lose half”' });
  return z.NEVER;
});
// Helpers of the records put clauses together from text: the type comes with the record that loaded.
export const clause = z
  .string()
  .max(40)
  .refine(isClauseId, 'a clause begins with its number') as unknown as z.ZodType<ClauseId, string>;
/** "5%", "1/20" */
export const shareText = z.string().min(1).max(20);

export const amountText = z
  .string()
  .refine((text) => readAmount(text) !== undefined, 'a sum of money is a number such as “2,500”');
