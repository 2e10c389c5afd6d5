/** Which flag on the results of a trial both sides last had a notice of. The chain of events is its only record. */
import { type SQL, sql } from 'drizzle-orm';
import type { Monitored } from '@/simulations/monitoring/monitor';

export type Flag = Exclude<Monitored['flag'], 'none'>;

const ofLast = (value: SQL) => sql`(SELECT CASE audit.kind WHEN 'results-flagged' THEN ${value} END FROM audit
  WHERE audit.subject = 'submission:' || submission.id AND audit.kind IN ('results-flagged', 'results-flag-gone')
  ORDER BY audit.seq DESC LIMIT 1)`;

/** Columns beside those of `submission`, in a query of that table; null where no flag is up. */
export const flagTold = sql<Flag | null>`${ofLast(sql`json_extract(audit.data, '$.flag')`)}`;
export const flaggedAt = sql<string | null>`${ofLast(sql`audit.at`)}`;
