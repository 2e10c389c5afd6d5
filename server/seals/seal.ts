/**
 * A seal: an Ed25519 signature over canonical JSON that includes its purpose, so that a seal for one purpose
 * never counts for another.
 */
import { sign, verify } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '@/simulations/exact/canonical';
import { keyObjectOf, type PublicKey } from './keys';
import { currentKey, type SigningKey } from './ring';

export const PURPOSES = ['decision', 'dossier', 'audit-head'] as const;
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

const signed = (purpose: Purpose, content: unknown): Buffer =>
  Buffer.from(`assay-seal/1\n${canonicalJson({ purpose, content })}`);

export function seal(purpose: Purpose, content: unknown, by: SigningKey = currentKey()): Seal {
  return { key: by.id, signature: sign(null, signed(purpose, content), by.privateKey).toString('base64') };
}

export function checkSeal(
  purpose: Purpose,
  content: unknown,
  { key, signature }: Seal,
  known: PublicKey[],
): SealVerdict {
  const found = known.find(({ id }) => id === key);
  const publicKey = found && keyObjectOf(found);
  if (!publicKey) return 'unknown-key';
  const good = verify(null, signed(purpose, content), publicKey, Buffer.from(signature, 'base64'));
  return good ? 'good' : 'broken';
}
