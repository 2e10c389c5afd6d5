/** What of a variant its numbers depend on: an analysis is of exactly this, and of nothing else that was typed. */
import { canonicalJson } from '@/simulations/exact/canonical';
import { type FiledGame, NO_RULES } from './filed-game';
import type { Variant } from './variant';

/** Of a filed game: what is counted, without what is only read. */
export function countedPart({ proprietor: _, ...filed }: FiledGame): FiledGame {
  return { ...filed, rules: NO_RULES };
}

/** The text of a filed game's rules is no number either. Confirming a rule or naming the premises leaves the numbers alone; the terms of a meter do not. */
export function computedPart(variant: Variant): Variant {
  const { progressive, meters } = variant.circumstances;
  return {
    ...variant,
    ...(variant.filed && { filed: countedPart(variant.filed) }),
    circumstances: { ...(progressive && { progressive }), ...(meters && { meters }) },
    attestations: {},
  };
}

export const sameNumbers = (one: Variant, other: Variant): boolean =>
  canonicalJson(computedPart(one)) === canonicalJson(computedPart(other));
