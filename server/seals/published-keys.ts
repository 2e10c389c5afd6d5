/** Public keys as a site publishes them. Runs in a browser too. */
import { z } from 'zod';

export const KEYS_FORMAT = 'assay-keys/1';

export const PublicKey = z.object({
  /** SHA-256 of the key, in hexadecimal. */
  id: z.string().regex(/^[0-9a-f]{64}$/),
  /** Ed25519, SubjectPublicKeyInfo in base64. */
  publicKey: z.string().max(200),
  /** From when it signed, and until when; the current one has no end. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
});
export type PublicKey = z.infer<typeof PublicKey>;

/** As the site publishes them. */
export const PublishedKeys = z.object({
  format: z.literal(KEYS_FORMAT),
  site: z.string().max(2000).optional(),
  keys: z.array(PublicKey).max(1000),
});
export type PublishedKeys = z.infer<typeof PublishedKeys>;
