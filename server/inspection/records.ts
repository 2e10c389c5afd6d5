/** Compares every submission, its results, every settled meeting and every edition with their events, and what was decided with its seal. */
import { setImmediate } from 'node:timers/promises';
import { and, eq, gt, inArray, like } from 'drizzle-orm';
import type { Altered } from '../audit/shapes';
import type { Queries } from '../db/client';
import { audit, submission, variation } from '../db/schema';
import { alteredEditions } from '../editions/as-told';
import { FEES } from '../fee-submissions/filing';
import { everyId, submissionById } from '../fee-submissions/queries';
import { alteredFiling } from '../filings/as-told';
import type { Filed, FilingKind } from '../filings/kind';
import { alteredMeetings } from '../meetings/as-told';
import { POOLS } from '../pool-filings/filing';
import { everyId as everyPoolFiling, filingById } from '../pool-filings/queries';
import { reportsAltered } from '../results/as-told';
import { unconfirmed } from '../seals/decision-seal';
import { alteredParts } from '../submissions/sealed/parts';
import { sealOf } from '../submissions/sealed/seal';
import { told } from '../submissions/sealed/told';
import { decisionOf, type SubmissionRow, wholeRow } from '../submissions/stored/queries';
import { alteredVariation } from '../submissions/variations/as-told';

async function partsOf(db: Queries, row: SubmissionRow): Promise<string[]> {
  const parts = await alteredParts(db, row, await told(db, row.id));
  if (parts.length > 0) return parts;
  const seal = await sealOf(db, row, await decisionOf(db, row.id));
  return unconfirmed(seal) ? ['seal of the decision'] : [];
}

/** Of each variation, what is not as its events say; one of which only the events are left is missing whole. */
async function alteredVariations(db: Queries): Promise<Altered[]> {
  const rows = await db
    .select({ variation, submission })
    .from(variation)
    .innerJoin(submission, eq(submission.id, variation.submissionId));
  const altered: Altered[] = [];
  for (const row of rows) {
    const of = {
      submission: row.submission.id,
      reference: row.variation.number,
      organisation: row.variation.organisationId,
    };
    altered.push(
      ...(await alteredVariation(db, row.variation, row.submission)).map((part) => ({ ...of, part })),
    );
    await setImmediate();
  }
  const known = new Set(rows.map(({ variation: { id } }) => `variation:${id}`));
  const told = await db
    .select({ subject: audit.subject, data: audit.data, organisation: audit.organisationId })
    .from(audit)
    .where(inArray(audit.kind, ['variation-notified', 'better-pays-offered']));
  const lost = told.filter(({ subject }) => !known.has(subject));
  return [
    ...altered,
    ...lost.map(({ data, organisation }) => ({
      reference: String((JSON.parse(data) as { number?: unknown }).number),
      organisation: organisation ?? '',
      part: 'whole',
    })),
  ];
}

type Known<F extends Filed> = {
  ids: (db: Queries) => Promise<string[]>;
  byId: (db: Queries, id: string) => Promise<F | undefined>;
};

/** The same of each document of a kind that was prepared for a regulator. */
async function alteredFilings<F extends Filed>(
  db: Queries,
  kind: FilingKind<F>,
  { ids, byId }: Known<F>,
): Promise<Altered[]> {
  const altered: Altered[] = [];
  const known = new Set<string>();
  for (const id of await ids(db)) {
    const row = await byId(db, id);
    if (!row) continue;
    known.add(`${kind.subject}:${id}`);
    // Each operator counts its own.
    const reference = `${row.submission.number} of ${row.operator}`;
    const { organisationId: organisation } = row.submission;
    const parts = await alteredFiling(db, kind, row);
    altered.push(...parts.map((part) => ({ reference, organisation, part })));
    await setImmediate();
  }
  const told = await db
    .select({
      subject: audit.subject,
      data: audit.data,
      organisation: audit.organisationId,
      operator: audit.organisationName,
    })
    .from(audit)
    .where(and(eq(audit.kind, 'submission-frozen'), like(audit.subject, `${kind.subject}:%`)));
  const lost = told.filter(({ subject }) => !known.has(subject));
  return [
    ...altered,
    ...lost.map(({ data, organisation, operator }) => ({
      reference: `${(JSON.parse(data) as { number?: unknown }).number} of ${operator}`,
      organisation: organisation ?? '',
      part: 'whole',
    })),
  ];
}

/** Every submission, one at a time: others are answered in between. */
export async function alteredRecords(db: Queries): Promise<Altered[]> {
  const altered: Altered[] = [];
  const seen = new Set<string>();
  for (let after = ''; ; ) {
    const [row] = await db
      .select(wholeRow)
      .from(submission)
      .where(gt(submission.id, after))
      .orderBy(submission.id)
      .limit(1);
    if (!row) break;
    const of = { submission: row.id, reference: row.reference, organisation: row.organisationId };
    altered.push(...(await partsOf(db, row)).map((part) => ({ ...of, part })));
    if (await reportsAltered(db, row.id)) altered.push({ ...of, part: 'results' });
    seen.add(row.id);
    after = row.id;
    await setImmediate();
  }
  altered.push(
    ...(await alteredVariations(db)),
    ...(await alteredEditions(db)),
    ...(await alteredFilings(db, FEES, { ids: everyId, byId: submissionById })),
    ...(await alteredFilings(db, POOLS, { ids: everyPoolFiling, byId: filingById })),
    ...(await alteredMeetings(db)),
  );
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
