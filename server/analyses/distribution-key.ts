import { createHash } from 'node:crypto';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { EngineWager } from '@/simulations/request/request';
import { writtenOf } from '@/simulations/request/settlement';

/**
 * Nothing else decides how often an event happens: of a wager that an operator wrote, its rows do. Kept by organisation,
 * as an answer that is there at once would tell that somebody else has asked.
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
