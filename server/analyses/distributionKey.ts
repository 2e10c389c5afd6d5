import { createHash } from 'node:crypto';
import { ENGINE } from '@/simulations/engine-version';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { EngineWager } from '@/simulations/model';

/** Nothing else decides how often an event happens. */
export function distributionKey({ family, parameters, wager }: EngineWager): string {
  return createHash('sha256')
    .update(canonicalJson({ family, parameters, wager, engine: ENGINE }))
    .digest('hex');
}
