/** The limits that the sign of a version prints. */
import { analysisById } from '../analyses/queries';
import type { Queries } from '../db/client';
import { limitsFor } from '../documents/content/limits';
import { OnceAMinute } from '../record/once-a-minute';
import { playedAs, publicSubject } from '../record/played';
import type { SubmissionRow } from '../submissions/stored/queries';

type Printed = ReturnType<typeof limitsFor>;

/** As its sign prints them; undefined where it can no longer be read. */
export async function printedLimits(db: Queries, row: SubmissionRow): Promise<Printed | undefined> {
  const played = await playedAs(db, row);
  const analysis = await analysisById(db, row.analysisId);
  return played.ok && analysis ? limitsFor(publicSubject(row, played.value, analysis)) : undefined;
}

const LOOKED_AT = new OnceAMinute<Printed | undefined>();

/** For lists and phones, which anybody may open again and again. */
export const printedLimitsOf = (db: Queries, row: SubmissionRow, now: Date): Promise<Printed | undefined> => {
  const { id, revision, hash, variant } = row;
  return LOOKED_AT.of(db, { id, row: JSON.stringify([revision, hash, variant]), now }, () =>
    printedLimits(db, row),
  );
};
