/** Whether the reports of a version are those that its events vouch for: changed, removed and added ones show. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Queries } from '../db/client';
import { audit, tableDay } from '../db/schema';
import type { TableDayRow } from './queries';

/** Of what one file brought, as it is stored; nobody chose the order or the ids. */
export const hashOfReports = (rows: readonly TableDayRow[]): string =>
  createHash('sha256')
    .update(
      canonicalJson(
        rows.map(({ id: _, ...row }) => row).sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1)),
      ),
    )
    .digest('hex');

export async function reportsAltered(db: Queries, submission: string): Promise<boolean> {
  const rows = await db.select().from(tableDay).where(eq(tableDay.submissionId, submission));
  const told = await db
    .select({ at: audit.at, data: audit.data })
    .from(audit)
    .where(and(eq(audit.kind, 'results-taken'), eq(audit.subject, `submission:${submission}`)));
  let known = 0;
  for (const { at, data } of told) {
    const { file, reports } = JSON.parse(data) as { file?: unknown; reports?: unknown };
    const brought = rows.filter((row) => row.at === at && row.file === file);
    if (hashOfReports(brought) !== reports) return true;
    known += brought.length;
  }
  return known !== rows.length;
}
