/** Which tables of an operator carry a game on a day, whichever version of it. */
import type { Queries } from '../db/client';
import { inForceOn } from './offer-in-force';
import { offersOf, submissionsAmong, type TableRow, tablesOf } from './queries';

export type Carrying = TableRow & { carries: boolean };

export async function tablesCarrying(
  db: Queries,
  organisation: string,
  { reference, day }: { reference: string; day: string },
): Promise<Carrying[]> {
  const tables = await tablesOf(db, organisation);
  const offers = (
    await offersOf(
      db,
      tables.map(({ id }) => id),
    )
  ).map(({ offer }) => offer);
  const versions = new Map(
    (await submissionsAmong(db, [...new Set(offers.flatMap(({ submissionId }) => submissionId ?? []))])).map(
      (row) => [row.id, row.reference],
    ),
  );
  return tables.map((table) => {
    const offer = inForceOn(
      offers.filter(({ tableId }) => tableId === table.id),
      day,
    );
    return { ...table, carries: !!offer?.submissionId && versions.get(offer.submissionId) === reference };
  });
}
