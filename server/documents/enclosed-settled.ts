/** What the papers of a settlement that was kept carry: the settlement as sealed, and whether a later one had replaced it. */
import { z } from 'zod';
import { SealedSettlement } from '../seals/settlement-record';

export const SETTLED_ATTACHMENT = 'settled.json';
/** Of a report: what came of it, which the sealed record has the hash of. */
export const SETTLEMENT_ATTACHMENT = 'settlement.json';

export const SETTLED_PAPERS = ['dividend-statement', 'settlement-report'] as const;
export type SettledPaperKind = (typeof SETTLED_PAPERS)[number];

/** The one right after it, which stays the same whatever is settled after that. */
export const Replaced = z.object({ by: z.int(), at: z.iso.datetime() });
export type Replaced = z.infer<typeof Replaced>;

export const EnclosedSettled = z.object({
  paper: z.enum(SETTLED_PAPERS),
  settlement: SealedSettlement,
  replaced: Replaced.optional(),
});
export type EnclosedSettled = z.infer<typeof EnclosedSettled>;
