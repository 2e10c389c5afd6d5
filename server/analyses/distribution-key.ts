import { createHash } from 'node:crypto';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { EngineWager } from '@/simulations/request/request';
import { writtenOf } from '@/simulations/request/settlement';

/**
 * Only these decide how often an event happens; for an operator's own wager, its rows do. Keys are per
 * organisation: an instant answer would reveal that somebody else has asked.
 */
export function distributionKey(
  { family, parameters, wager, settled }: EngineWager,
  organisation: string,
): string {
  const written = writtenOf(settled);
  return createHash('sha256')
    .update(
      canonicalJson({ organisation, family, parameters, wager, ...(written && { written }), engine: ENGINE }),
    )
    .digest('hex');
}
