/** Decisions on documents of a house, each kind with its record, and how one is kept with its seal. */
import { z } from 'zod';
import { FILING_DECISIONS } from '../vocabulary/life/filings';
import { enclosedField } from './enclosed-record';
import { FeeDecisionRecord } from './fee-decision-record';
import { Seal } from './statement';

const line = z.string().max(500);

export const PoolDecisionRecord = z.object({
  number: line,
  operator: line,
  rulebook: line,
  /** The name of the pool rules. */
  poolRules: line,
  version: z.int(),
  /** Of the version. */
  hash: line,
  inForceFrom: z.iso.date(),
  decision: z.enum(FILING_DECISIONS),
  /** How many breaches they had. */
  breaches: z.int(),
  reasons: z.string().max(50_000),
  at: z.iso.datetime(),
  by: line,
  proposedBy: line.optional(),
  authority: line,
  enclosed: enclosedField,
});
export type PoolDecisionRecord = z.infer<typeof PoolDecisionRecord>;

export type FilingDecisionRecord = FeeDecisionRecord | PoolDecisionRecord;
export const SealedFilingDecision = z.object({
  record: z.union([FeeDecisionRecord, PoolDecisionRecord]),
  seal: Seal,
});
export type SealedFilingDecision = z.infer<typeof SealedFilingDecision>;
