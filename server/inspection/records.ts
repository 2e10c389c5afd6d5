/** Compares every submission with its events, and every decision with its seal. */
import { setImmediate } from 'node:timers/promises';
import { and, eq, gt, like } from 'drizzle-orm';
import type { Altered } from '../audit/shapes';
import type { Queries } from '../db/client';
import { audit, submission } from '../db/schema';
import { unconfirmed } from '../seals/decision-seal';
import { alteredParts } from '../submissions/sealed/parts';
import { sealOf } from '../submissions/sealed/seal';
import { told } from '../submissions/sealed/told';
import { decisionOf, type SubmissionRow } from '../submissions/stored/queries';

async function partsOf(db: Queries, row: SubmissionRow): Promise<string[]> {
  const parts = await alteredParts(db, row, await told(db, row.id));
  if (parts.length > 0) return parts;
  const seal = await sealOf(db, row, await decisionOf(db, row.id));
  return unconfirmed(seal) ? ['seal of the decision'] : [];
}

/** Every submission, one at a time: others are answered in between. */
export async function alteredRecords(db: Queries): Promise<Altered[]> {
  const altered: Altered[] = [];
  const seen = new Set<string>();
  for (let after = ''; ; ) {
    const [row] = await db
      .select()
      .from(submission)
      .where(gt(submission.id, after))
      .orderBy(submission.id)
      .limit(1);
    if (!row) break;
    const of = { submission: row.id, reference: row.reference, organisation: row.organisationId };
    altered.push(...(await partsOf(db, row)).map((part) => ({ ...of, part })));
    seen.add(row.id);
    after = row.id;
    await setImmediate();
  }
  const frozen = await db
    .select({ subject: audit.subject, data: audit.data, organisation: audit.organisationId })
    .from(audit)
    .where(and(eq(audit.kind, 'submission-frozen'), like(audit.subject, 'submission:%')));
  for (const { subject, data, organisation } of frozen) {
    const id = subject.slice('submission:'.length);
    const { reference } = JSON.parse(data) as { reference?: unknown };
    if (!seen.has(id))
      altered.push({
        submission: id,
        reference: String(reference),
        organisation: organisation ?? '',
        part: 'whole',
      });
  }
  return altered;
}
