/** What of a variant its numbers depend on: an analysis is of exactly this, and of nothing else that was typed. */
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Variant } from './variant';

/** Confirming a rule or naming the premises leaves the numbers alone; the terms of a meter do not. */
export function computedPart(variant: Variant): Variant {
  const { progressive, meters } = variant.circumstances;
  return {
    ...variant,
    circumstances: { ...(progressive && { progressive }), ...(meters && { meters }) },
    attestations: {},
  };
}

export const sameNumbers = (one: Variant, other: Variant): boolean =>
  canonicalJson(computedPart(one)) === canonicalJson(computedPart(other));
