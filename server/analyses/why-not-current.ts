import { ENGINE } from '@/simulations/analysis/engine-version';
import type { StoredAnalysis } from './queries';

/** Why a draft's last analysis does not match the draft: ends a sentence about it. */
export function whyNotCurrent(
  last: Pick<StoredAnalysis, 'variantHash' | 'engine'> | null | undefined,
  variantHash: string,
): string {
  if (!last) return 'has not been analysed yet';
  if (last.variantHash !== variantHash) return 'has changed since it was last analysed';
  return last.engine === ENGINE
    ? 'has an analysis that cannot be read'
    : `was last analysed by another engine (${last.engine}, now ${ENGINE})`;
}
