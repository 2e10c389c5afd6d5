/** What papers about documents of a house carry: a letter its sealed decision, a posted sheet or a pool sign what the public record says of it. */
import { z } from 'zod';

/** Of a letter. */
export const DECISION_ATTACHMENT = 'decision.json';
/** Of a sheet from the public record. It has neither the number nor the house’s own name of the document. */
export const FILED_ATTACHMENT = 'filed.json';

const line = z.string().max(500);

export const EnclosedFiled = z.object({
  paper: z.enum(['fee-sheet', 'pool-sign']),
  code: line,
  title: line,
  operator: line,
  authority: line,
  decidedAt: z.iso.datetime(),
  inForceFrom: z.iso.date(),
  /** Of the document as it was approved. */
  hash: line,
  /** The row of the option that is in use at the table. */
  use: z.int().optional(),
});
export type EnclosedFiled = z.infer<typeof EnclosedFiled>;
