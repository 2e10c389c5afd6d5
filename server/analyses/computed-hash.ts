import { computedPart } from '@/rulebooks/variant/computed-part';
import { variantHash } from '@/rulebooks/variant/hash';
import type { Variant } from '@/rulebooks/variant/variant';

/** A hash of everything the numbers depend on. */
export const computedHash = (variant: Variant): Promise<string> => variantHash(computedPart(variant));
