/** What a version changes against one before it. */

import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import { identityOf } from '@/rulebooks/registry';
import { analysisById } from '../../analyses/queries';
import type { Queries } from '../../db/client';
import { submission } from '../../db/schema/index';
import { isDamaged } from '../../db/schema/json';
import { rulebookFrozen } from '../../rulebooks/shelf';
import { type StoredState, TRIAL_STATES } from '../../vocabulary/life/states';
import { frozenVariant, type SubmissionRow, submissionById, wholeRow } from '../stored/queries';
import type { SubmissionWhole } from '../stored/shapes';
import { compared } from './compared';
import type { Content } from './content';
import { knownOf } from './known';
import { edgeLines, verdictLines } from './outcome-lines';
import { variantLines } from './variant-lines';
import { keysSince } from './written-rows';

export type Changes = NonNullable<SubmissionWhole['changes']>;

export async function contentOf(db: Queries, row: SubmissionRow): Promise<Content> {
  const analysis = await analysisById(db, row.analysisId);
  const { variant } = frozenVariant(row);
  const rulebook = await rulebookFrozen(db, row, variant);
  return {
    variant,
    rulebook: rulebook.ok ? rulebook.value : undefined,
    day: row.day,
    wagers: analysis && !isDamaged(analysis.result) ? analysis.result.wagers : [],
    findings: isDamaged(row.findings) ? [] : row.findings,
  };
}

/** Every place where two versions are not the same, in words: edges and verdicts first, then what was chosen. */
export function changesBetween(earlier: Content, later: Content): Changes['differences'] {
  const [old, fresh] = [knownOf(earlier), knownOf(later)];
  const verdicts = [verdictLines(earlier.findings, old), verdictLines(later.findings, fresh)] as const;
  const [had, has] = verdicts.map((lines) => new Set(lines.map(({ key }) => key)));
  // A rule met by a newly offered wager is no news; an open one is.
  const told = (other: Set<string> | undefined) => (line: { key: string; settled: boolean }) =>
    !line.settled || other?.has(line.key) === true;
  return [
    ...compared(
      edgeLines(earlier.wagers, earlier.variant, old),
      edgeLines(later.wagers, later.variant, fresh),
    ),
    ...compared(verdicts[0].filter(told(has)), verdicts[1].filter(told(had))),
    ...compared(
      variantLines(earlier, old),
      variantLines(later, fresh, keysSince(earlier.variant, later.variant)),
    ),
  ];
}

const between = async (db: Queries, earlier: SubmissionRow, later: Content): Promise<Changes> => ({
  since: { id: earlier.id, version: earlier.version },
  differences: changesBetween(await contentOf(db, earlier), later),
});

const before = async ({ previousId }: SubmissionRow, db: Queries): Promise<SubmissionRow | undefined> =>
  previousId ? submissionById(db, previousId) : undefined;

/** For its own organisation: against the version it was made from. */
export async function changesOf(db: Queries, row: SubmissionRow): Promise<Changes | undefined> {
  const earlier = await before(row, db);
  return earlier && between(db, earlier, await contentOf(db, row));
}

/** Submitted, and to the same regulator. */
function sameReaders({ submittedAt, rulebook }: SubmissionRow, later: SubmissionRow): boolean {
  const [one, other] = [identityOf(rulebook), identityOf(later.rulebook)];
  const same = one && other ? one.jurisdiction === other.jurisdiction : rulebook === later.rulebook;
  return submittedAt !== null && same;
}

/**
 * For the regulator, and on every paper: against the last version that was submitted. One that was frozen and
 * never submitted is the operator's own affair.
 */
export async function changesPutForward(db: Queries, id: string): Promise<Changes | undefined> {
  const row = await submissionById(db, id);
  let earlier = row && (await before(row, db));
  while (earlier && row && !sameReaders(earlier, row)) earlier = await before(earlier, db);
  return row && earlier && between(db, earlier, await contentOf(db, row));
}

const APPROVED: readonly StoredState[] = ['approved', 'approved-with-conditions', 'adopted', 'superseded'];

/** For the regulator: against the last version under the same reference that was approved or adopted. */
export async function changesSinceApproved(db: Queries, row: SubmissionRow): Promise<Changes | undefined> {
  const [approved] = await db
    .select(wholeRow)
    .from(submission)
    .where(
      and(
        eq(submission.reference, row.reference),
        lt(submission.version, row.version),
        or(inArray(submission.state, [...APPROVED]), inArray(submission.state, [...TRIAL_STATES])),
      ),
    )
    .orderBy(desc(submission.version))
    .limit(1);
  if (!approved || !sameReaders(approved, row)) return undefined;
  return between(db, approved, await contentOf(db, row));
}

/** Of a draft, against the version it revises. */
export async function changesFrom(db: Queries, id: string, later: Content): Promise<Changes | undefined> {
  const earlier = await submissionById(db, id);
  return earlier && between(db, earlier, later);
}
