/** What a version of pool rules is known by. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { RulesRow, VersionRow } from './queries';

export const contentHash = (
  { rulebook }: Pick<RulesRow, 'rulebook'>,
  { name, inForceFrom, content }: Pick<VersionRow, 'name' | 'inForceFrom' | 'content'>,
): string =>
  createHash('sha256').update(canonicalJson({ rulebook, name, inForceFrom, content })).digest('hex');
