/** What the fields of a record may hold. */
import { z } from 'zod';
import { type ClauseId, isClauseId } from '../spelling/ids';

export const id = z.string().regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/);
export const date = z.iso.date();
export const payText = z.string().min(1).max(60);
// Helpers of the records put clauses together from text: the type comes with the record that loaded.
export const clause = z
  .string()
  .max(40)
  .refine(isClauseId, 'a clause begins with its number') as unknown as z.ZodType<ClauseId, string>;
/** "5 %", "1/20" */
export const shareText = z.string().min(1).max(20);
