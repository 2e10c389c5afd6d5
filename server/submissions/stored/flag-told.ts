/** Which flags on the results of a trial both sides last had a notice of. The chain of events is its only record. */
import { and, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Flag } from '@/simulations/monitoring/monitor';
import type { Queries } from '../../db/client';
import { audit } from '../../db/schema/index';

/** `flag`: on all tables together; `tables`: on single ones, by their names. Events from before tables had their own have none. */
export type FlagsTold = { flag: Flag | null; tables: Record<string, Flag> };

const ofLast = (value: SQL, kinds: SQL) => sql`(SELECT ${value} FROM audit
  WHERE audit.subject = 'submission:' || submission.id AND audit.kind IN ${kinds}
  ORDER BY audit.seq DESC LIMIT 1)`;

/** Columns beside those of `submission`, in a query of that table: the data of the last event, and when a flag last went up. */
export const flagEvent = sql<
  string | null
>`${ofLast(sql`audit.data`, sql`('results-flagged', 'results-flag-gone')`)}`;
export const flaggedAt = sql<string | null>`${ofLast(sql`audit.at`, sql`('results-flagged')`)}`;

export function flagsTold(event: string | null): FlagsTold {
  const { flag, tables } = JSON.parse(event ?? '{}') as Partial<FlagsTold>;
  return { flag: flag ?? null, tables: tables ?? {} };
}

/** Names beyond so many are counted. */
const NAMED_AT_MOST = 3;

export const tablesNamed = (names: readonly string[]): string =>
  names.length > NAMED_AT_MOST + 1
    ? `${names.slice(0, NAMED_AT_MOST).join('; ')} and ${names.length - NAMED_AT_MOST} more tables`
    : names.join('; ');

/** "they are flagged"; nothing where no flag is up. */
export function flagsSaid({ flag, tables }: FlagsTold): string | undefined {
  const names = Object.keys(tables);
  if (names.length === 0) return flag ? 'they are flagged' : undefined;
  const single = `${tablesNamed(names)} ${names.length === 1 ? 'is flagged by itself' : 'are flagged by themselves'}`;
  return flag ? `all tables together are flagged, and ${single}` : single;
}

/** As both sides had read it at a moment. */
export async function flagsToldAt(db: Queries, submission: string, at: string): Promise<FlagsTold> {
  const [last] = await db
    .select({ data: audit.data })
    .from(audit)
    .where(
      and(
        eq(audit.subject, `submission:${submission}`),
        inArray(audit.kind, ['results-flagged', 'results-flag-gone']),
        lte(audit.at, at),
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(1);
  return flagsTold(last?.data ?? null);
}
