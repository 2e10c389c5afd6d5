/** Of submissions, the notification of a temporary variation that the regulator has. */
import { inArray } from 'drizzle-orm';
import type { Notified } from '@/rulebooks/judging/notified';
import { dayIn } from '@/rulebooks/zones';
import type { Queries } from '../../db/client';
import { variation } from '../../db/schema';

type Row = Pick<typeof variation.$inferSelect, 'kind' | 'state' | 'number' | 'at' | 'rulebook'>;

export const notifiedBy = (row: Row | undefined): Notified | undefined =>
  row?.kind === 'temporary' && row.state !== 'taken-back'
    ? { number: row.number, day: dayIn(row.rulebook, row.at) }
    : undefined;

export async function notifiedAmong(db: Queries, ids: string[]): Promise<Map<string, Notified>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(variation).where(inArray(variation.submissionId, ids));
  return new Map(
    rows.flatMap((row): [string, Notified][] => {
      const notified = notifiedBy(row);
      return notified ? [[row.submissionId, notified]] : [];
    }),
  );
}
