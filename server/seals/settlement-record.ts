/** A settlement of a race meeting, as one record that is sealed when it is kept. Runs in a browser too. */
import { z } from 'zod';
import { Seal } from './statement';

const line = z.string().max(500);

export const SettlementRecord = z.object({
  /** Of the meeting: two may have the same name. */
  id: line,
  meeting: line,
  venue: line,
  day: z.iso.date(),
  settlement: z.int(),
  /** SHA-256 of the settlement. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Why it amends the one before; empty where it does not. */
  why: z.string().max(50_000),
  /** Of the pool rules in force; left out where none were. */
  poolRules: z.object({ number: line, hash: line }).optional(),
  operator: line,
  by: line,
  at: z.iso.datetime(),
});
export type SettlementRecord = z.infer<typeof SettlementRecord>;

export const SealedSettlement = z.object({ record: SettlementRecord, seal: Seal });
export type SealedSettlement = z.infer<typeof SealedSettlement>;
