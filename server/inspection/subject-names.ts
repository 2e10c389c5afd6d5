/** What events are about, in names a reader knows, with the page of each that they can open. */
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Member } from '../access/context';
import type { About } from '../audit/shapes';
import type { Queries } from '../db/client';
import {
  attachment,
  draft,
  feeSchedule,
  feeScheduleVersion,
  feeSubmission,
  meeting,
  organization,
  poolFiling,
  poolRules,
  poolRulesVersion,
  submission,
  user,
  variation,
} from '../db/schema';
import { fileHref } from '../vocabulary/attachment';

const SUBMISSION_PAGES = {
  operator: '/submissions',
  regulator: '/review',
  administration: undefined,
} as const;

const VARIATION_PAGES = {
  operator: '/variations',
  regulator: '/review/variations',
  administration: undefined,
} as const;

const FEE_PAGES = {
  operator: '/fees/submissions',
  regulator: '/review/fees',
  administration: undefined,
} as const;

const ofSubmission = sql<string>`${submission.reference} || ', version ' || ${submission.version} || ': ' || ${submission.name}`;
const ofVariation = sql<string>`${variation.number} || ': ' || ${submission.name}`;
const POOL_PAGES = {
  operator: '/pools/submissions',
  regulator: '/review/pools',
  administration: undefined,
} as const;

const ofPools = sql<string>`${poolFiling.number} || ': ' || ${poolRulesVersion.name}`;
const itsRules = sql`${poolRulesVersion.rulesId} = ${poolFiling.rulesId} AND ${poolRulesVersion.revision} = ${poolFiling.version}`;
const ofFees = sql<string>`${feeSubmission.number} || ': ' || ${feeScheduleVersion.name}`;
const itsVersion = sql`${feeScheduleVersion.scheduleId} = ${feeSubmission.scheduleId} AND ${feeScheduleVersion.revision} = ${feeSubmission.version}`;

/** Subjects by their names, as a query. It knows all of them: who may read their events is for whoever asks. */
export const subjectsNamedLike = (like: (name: SQL) => SQL): SQL => sql`
  SELECT 'submission:' || ${submission.id} FROM ${submission} WHERE ${like(ofSubmission)}
  UNION ALL SELECT 'variation:' || ${variation.id} FROM ${variation}
    JOIN ${submission} ON ${submission.id} = ${variation.submissionId} WHERE ${like(ofVariation)}
  UNION ALL SELECT 'fee-submission:' || ${feeSubmission.id} FROM ${feeSubmission}
    JOIN ${feeScheduleVersion} ON ${itsVersion} WHERE ${like(ofFees)}
  UNION ALL SELECT 'pool-filing:' || ${poolFiling.id} FROM ${poolFiling}
    JOIN ${poolRulesVersion} ON ${itsRules} WHERE ${like(ofPools)}
  UNION ALL SELECT 'pool-rules:' || ${poolRules.id} FROM ${poolRules} WHERE ${like(sql`${poolRules.name}`)}
  UNION ALL SELECT 'draft:' || ${draft.id} FROM ${draft} WHERE ${like(sql`${draft.name}`)}
  UNION ALL SELECT 'fee-schedule:' || ${feeSchedule.id} FROM ${feeSchedule} WHERE ${like(sql`${feeSchedule.name}`)}
  UNION ALL SELECT 'meeting:' || ${meeting.id} FROM ${meeting} WHERE ${like(sql`${meeting.name}`)}
  UNION ALL SELECT 'member:' || ${user.id} FROM ${user} WHERE ${like(sql`${user.name}`)}
  UNION ALL SELECT 'file:' || ${attachment.id} FROM ${attachment} WHERE ${like(sql`${attachment.name}`)}
  UNION ALL SELECT 'organisation:' || ${organization.id} FROM ${organization} WHERE ${like(sql`${organization.name}`)}
`;

/** Only of events that this reader may read. */
export async function subjectsNamed(
  db: Queries,
  { organisation }: Member,
  subjects: string[],
): Promise<Map<string, About>> {
  const idsOf = (kind: string): string[] => [
    ...new Set(
      subjects.filter((each) => each.startsWith(`${kind}:`)).map((each) => each.slice(kind.length + 1)),
    ),
  ];
  const named = new Map<string, About>();
  const page = SUBMISSION_PAGES[organisation.kind];
  const submissions = await db
    .select({ id: submission.id, name: ofSubmission })
    .from(submission)
    .where(inArray(submission.id, idsOf('submission')));
  for (const { id, name } of submissions)
    named.set(`submission:${id}`, { name, ...(page ? { href: `${page}/${id}` } : {}) });
  const variations = await db
    .select({ id: variation.id, name: ofVariation })
    .from(variation)
    .innerJoin(submission, eq(submission.id, variation.submissionId))
    .where(inArray(variation.id, idsOf('variation')));
  for (const { id, name } of variations)
    named.set(`variation:${id}`, {
      name,
      ...(VARIATION_PAGES[organisation.kind] ? { href: `${VARIATION_PAGES[organisation.kind]}/${id}` } : {}),
    });
  const fees = await db
    .select({ id: feeSubmission.id, name: ofFees })
    .from(feeSubmission)
    .innerJoin(feeScheduleVersion, itsVersion)
    .where(inArray(feeSubmission.id, idsOf('fee-submission')));
  const feePage = FEE_PAGES[organisation.kind];
  for (const { id, name } of fees)
    named.set(`fee-submission:${id}`, { name, ...(feePage && { href: `${feePage}/${id}` }) });
  const filings = await db
    .select({ id: poolFiling.id, name: ofPools })
    .from(poolFiling)
    .innerJoin(poolRulesVersion, itsRules)
    .where(inArray(poolFiling.id, idsOf('pool-filing')));
  const poolPage = POOL_PAGES[organisation.kind];
  for (const { id, name } of filings)
    named.set(`pool-filing:${id}`, { name, ...(poolPage && { href: `${poolPage}/${id}` }) });
  const rules = await db
    .select({ id: poolRules.id, name: poolRules.name, organisationId: poolRules.organisationId })
    .from(poolRules)
    .where(inArray(poolRules.id, idsOf('pool-rules')));
  for (const { id, name, organisationId } of rules)
    named.set(`pool-rules:${id}`, {
      name,
      ...(organisationId === organisation.id ? { href: `/pools/${id}` } : {}),
    });
  const drafts = await db
    .select({ id: draft.id, name: draft.name, organisationId: draft.organisationId })
    .from(draft)
    .where(inArray(draft.id, idsOf('draft')));
  for (const { id, name, organisationId } of drafts)
    named.set(`draft:${id}`, {
      name,
      ...(organisationId === organisation.id ? { href: `/workbench/${id}` } : {}),
    });
  const schedules = await db
    .select({ id: feeSchedule.id, name: feeSchedule.name, organisationId: feeSchedule.organisationId })
    .from(feeSchedule)
    .where(inArray(feeSchedule.id, idsOf('fee-schedule')));
  for (const { id, name, organisationId } of schedules)
    named.set(`fee-schedule:${id}`, {
      name,
      ...(organisationId === organisation.id ? { href: `/fees/${id}` } : {}),
    });
  const meetings = await db
    .select({ id: meeting.id, name: meeting.name, settlements: meeting.settlements })
    .from(meeting)
    .where(inArray(meeting.id, idsOf('meeting')));
  for (const { id, name, settlements } of meetings)
    named.set(`meeting:${id}`, {
      name,
      ...(organisation.kind === 'operator' || (organisation.kind === 'regulator' && settlements > 0)
        ? { href: `/meetings/${id}` }
        : {}),
    });
  const people = await db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(inArray(user.id, idsOf('member')));
  for (const { id, name } of people) named.set(`member:${id}`, { name });
  const files = await db
    .select({ id: attachment.id, name: attachment.name, organisationId: attachment.organisationId })
    .from(attachment)
    .where(inArray(attachment.id, idsOf('file')));
  for (const { id, name, organisationId } of files)
    named.set(`file:${id}`, {
      name,
      ...(organisationId === organisation.id ? { href: fileHref(id) } : {}),
    });
  const organisations = await db
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(inArray(organization.id, idsOf('organisation')));
  for (const { id, name } of organisations) named.set(`organisation:${id}`, { name });
  return named;
}
