/** The identity of a thing: SHA-256 of its canonical JSON, by the Web Crypto that Node and browsers share. */
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Variant } from './variant';

export async function sha256(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalJson(value));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same whatever the order of keys; different as soon as anything typed differs. */
export const variantHash = (variant: Variant): Promise<string> => sha256(variant);
