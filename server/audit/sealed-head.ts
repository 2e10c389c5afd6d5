/** The head of the chain with its seal, and how a site publishes those of its days. Runs in a browser too. */
import { z } from 'zod';
import { Seal } from '../seals/statement';

const Head = z.object({
  seq: z.int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
});
export type Head = z.infer<typeof Head>;

export const SealedHead = z.object({ head: Head, seal: Seal });
export type SealedHead = z.infer<typeof SealedHead>;

export const HEADS_FORMAT = 'assay-audit-heads/1';

/** The last head of each day on which something happened, oldest first. */
export const PublishedHeads = z.object({
  format: z.literal(HEADS_FORMAT),
  site: z.string().max(2000).optional(),
  heads: z.array(SealedHead).max(100_000),
});
export type PublishedHeads = z.infer<typeof PublishedHeads>;
