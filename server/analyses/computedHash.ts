import { variantHash } from '@/rulebooks/hash';
import type { Variant } from '@/rulebooks/variant';

/** Of what the numbers depend on: confirming an attestation or naming the premises leaves an analysis valid. */
export const computedHash = (variant: Variant): Promise<string> =>
  variantHash({ ...variant, circumstances: {}, attestations: {} });
