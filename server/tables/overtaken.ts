/** Why a sign that is of the right version has to be printed again, or a new version made: what it says was overtaken. */
import { identityOf } from '@/rulebooks/registry';
import { longDate } from '@/rulebooks/spelling/wording';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Queries } from '../db/client';
import { onPapers } from '../letterheads/on-papers';
import { frozenLetterheadOf, letterheadOf } from '../letterheads/queries';
import type { SubmissionRow } from '../submissions/stored/queries';
import { trialStepsOf } from '../submissions/stored/trial-steps';

/** The trial was extended after the sign was put up, which names its days. */
export async function extendedSince(
  db: Queries,
  submission: string,
  putUp: string,
): Promise<string | undefined> {
  const extended = (await trialStepsOf(db, submission)).findLast(
    ({ step, at }) => step === 'extend' && at > putUp,
  );
  return extended?.lastDay
    ? `The trial was extended to ${longDate(extended.lastDay)} after this sign was put up. The sign names the days: print it again.`
    : undefined;
}

/** `putUp`: when somebody said that the sign is up. */
export async function overtaken(db: Queries, row: SubmissionRow, putUp: string): Promise<string[]> {
  const book = identityOf(row.rulebook);
  const current = await letterheadOf(db, row.organisationId);
  const now = book && onPapers(current ?? {}, book);
  const frozen = await frozenLetterheadOf(db, row.id);
  const changed = canonicalJson(now ?? null) !== canonicalJson(frozen ?? null);
  const extended = await extendedSince(db, row.id, putUp);
  return [
    ...(extended === undefined ? [] : [extended]),
    ...(changed
      ? [
          'What papers say of you (name, contact, help or mark) has changed since this version was frozen. Its sign says what was frozen: make a new version to change it.',
        ]
      : []),
  ];
}
