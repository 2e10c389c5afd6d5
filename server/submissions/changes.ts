/** What a version changes against one before it. */
import { rulebookOf } from '@/rulebooks/registry';
import type { Variant } from '@/rulebooks/variant';
import type { Queries } from '../db/client';
import { differences } from './differences';
import { frozenVariant, type SubmissionRow, submissionById } from './queries';
import type { SubmissionWhole } from './shapes';

export type Changes = NonNullable<SubmissionWhole['changes']>;

type Content = { variant: Variant; at: string };
const contentOf = (row: SubmissionRow): Content => ({ variant: frozenVariant(row).variant, at: row.at });
const flat = ({ variant, at }: Content) => ({ ...variant, at });

const between = (earlier: SubmissionRow, later: Content): Changes => ({
  since: { id: earlier.id, version: earlier.version },
  differences: differences(flat(contentOf(earlier)), flat(later)),
});

const before = async ({ previousId }: SubmissionRow, db: Queries): Promise<SubmissionRow | undefined> =>
  previousId ? submissionById(db, previousId) : undefined;

/** For its own organisation: against the version it was made from. */
export async function changesOf(db: Queries, row: SubmissionRow): Promise<Changes | undefined> {
  const earlier = await before(row, db);
  return earlier && between(earlier, contentOf(row));
}

/** Submitted, and to the same regulator. */
function sameReaders({ submittedAt, rulebook }: SubmissionRow, later: SubmissionRow): boolean {
  const [one, other] = [rulebookOf(rulebook), rulebookOf(later.rulebook)];
  const same =
    one.ok && other.ok ? one.value.jurisdiction === other.value.jurisdiction : rulebook === later.rulebook;
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
  return row && earlier && between(earlier, contentOf(row));
}

/** Of a draft, against the version it revises. */
export async function changesFrom(db: Queries, id: string, later: Content): Promise<Changes | undefined> {
  const earlier = await submissionById(db, id);
  return earlier && between(earlier, later);
}
