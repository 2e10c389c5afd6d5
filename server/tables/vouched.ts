/** Why no table may be given a version that its own days allow: nothing vouches for what is stored of its decision or variation. */
import type { Queries } from '../db/client';
import { OnceAMinute } from '../record/once-a-minute';
import { unconfirmed } from '../seals/decision-seal';
import { sealOf } from '../submissions/sealed/seal';
import { decisionOf, type SubmissionRow } from '../submissions/stored/queries';
import { alteredVariation } from '../submissions/variations/as-told';
import { variationOfSubmission } from '../submissions/variations/queries';

/** In a sentence; undefined where something does. */
export async function notVouched(db: Queries, row: SubmissionRow): Promise<string | undefined> {
  const named = `${row.reference} version ${row.version}`;
  const variation = row.state === 'frozen' ? await variationOfSubmission(db, row.id) : undefined;
  if (variation)
    return (await alteredVariation(db, variation, row)).length > 0
      ? `${named} may not be played: its notification is not what was recorded. Ask the administrator to verify the audit.`
      : undefined;
  const failed = unconfirmed(await sealOf(db, row, await decisionOf(db, row.id)));
  return failed
    ? `${named} may not be played: its decision is not confirmed. ${failed} Ask the regulator what was decided.`
    : undefined;
}

const LOOKED_AT = new OnceAMinute<string | undefined>();

/** For lists and phones, which anybody may open again and again. */
export const notVouchedOf = (db: Queries, row: SubmissionRow, now: Date): Promise<string | undefined> => {
  const { id, revision, state, trialFrom, trialTo } = row;
  return LOOKED_AT.of(db, { id, row: JSON.stringify([revision, state, trialFrom, trialTo]), now }, () =>
    notVouched(db, row),
  );
};
