/** A decision on a schedule of fees, as one record that is sealed when it is made. Runs in a browser too. */
import { z } from 'zod';
import { FILING_DECISIONS } from '../vocabulary/life/filings';
import { enclosedField } from './enclosed-record';

const line = z.string().max(500);

export const FeeDecisionRecord = z.object({
  number: line,
  operator: line,
  rulebook: line,
  /** The printed schedule that it is in place of: group, kind, line of the source. */
  printed: line,
  schedule: line,
  version: z.int(),
  /** Of the version. */
  hash: line,
  inForceFrom: z.iso.date(),
  decision: z.enum(FILING_DECISIONS),
  /** How many breaches it had. */
  breaches: z.int(),
  reasons: z.string().max(50_000),
  at: z.iso.datetime(),
  by: line,
  proposedBy: line.optional(),
  authority: line,
  enclosed: enclosedField,
});
export type FeeDecisionRecord = z.infer<typeof FeeDecisionRecord>;
