/** How many days of its tables were reported of a version, corrections among them. */
import { and, count, eq, lte } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { tableDay } from '../../db/schema/index';

/** `until`: a moment, where what came later does not count. */
export async function reportCount(db: Queries, submission: string, until?: string): Promise<number> {
  const [row] = await db
    .select({ known: count() })
    .from(tableDay)
    .where(
      and(eq(tableDay.submissionId, submission), until === undefined ? undefined : lte(tableDay.at, until)),
    );
  return row?.known ?? 0;
}
