import { computedPart } from '@/rulebooks/computed-part';
import { variantHash } from '@/rulebooks/hash';
import type { Variant } from '@/rulebooks/variant';

/** A hash of everything the numbers depend on. */
export const computedHash = (variant: Variant): Promise<string> => variantHash(computedPart(variant));
