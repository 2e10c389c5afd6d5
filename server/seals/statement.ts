/** What a seal is, and the bytes it is over: canonical JSON that includes its purpose, so that a seal for one purpose never counts for another. */
import { z } from 'zod';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { PublicKey } from './published-keys';

export const PURPOSES = [
  'decision',
  'ruling',
  'variation',
  'fees',
  'edition',
  'pool-rules',
  'settlement',
  'dossier',
  'paper',
  'bundle',
  'audit-head',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export const Seal = z.object({
  /** The key's name: its fingerprint. */
  key: z.string().regex(/^[0-9a-f]{64}$/),
  /** In base64. */
  signature: z.string().max(200),
});
export type Seal = z.infer<typeof Seal>;

/** `unknown-key`: nobody here can say whose it is. */
export type SealVerdict = 'good' | 'broken' | 'unknown-key';

export const statement = (purpose: Purpose, content: unknown): string =>
  `assay-seal/1\n${canonicalJson({ purpose, content })}`;

export type CheckSeal = (purpose: Purpose, content: unknown, seal: Seal, known: PublicKey[]) => SealVerdict;
