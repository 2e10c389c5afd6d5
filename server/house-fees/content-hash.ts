/** What the approval of a house's schedule is sealed over. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { feeSchedule, feeScheduleVersion } from '../db/schema';

type Place = Pick<typeof feeSchedule.$inferSelect, 'rulebook' | 'group' | 'kind' | 'line'>;
type Content = Pick<typeof feeScheduleVersion.$inferSelect, 'name' | 'inForceFrom' | 'rows'>;

export const contentHash = (
  { rulebook, group, kind, line }: Place,
  { name, inForceFrom, rows }: Content,
): string =>
  createHash('sha256')
    .update(canonicalJson({ rulebook, group, kind, line, name, inForceFrom, rows }))
    .digest('hex');
