import { placesOf } from '@/rulebooks/editions/places';
import { identityOf } from '@/rulebooks/registry';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import type { Queries } from '../db/client';
import { activeByKey, viewOf } from '../jobs/queries';
import { type Answer, notFound } from '../problems/problem';
import { shelfOf } from '../rulebooks/shelf';
import { readingOf } from './edition';
import { type EditionRow, editionById, editionsOf, isAsTried, trialOf } from './queries';
import type { EditionSummary, EditionWhole } from './shapes';
import { trialKey } from './start-trial';

async function summaryOf(db: Queries, row: EditionRow): Promise<EditionSummary> {
  return {
    id: row.id,
    name: row.name,
    rulebook: row.rulebook,
    rulebookTitle: identityOf(row.rulebook)?.title ?? row.rulebook,
    updatedAt: row.updatedAt,
    updatedBy: await nameOf(db, row.updatedBy),
  };
}

export async function listEditions({ db, member }: MemberContext): Promise<EditionSummary[]> {
  const rows = await editionsOf(db, member.organisation.id);
  return Promise.all(rows.map((row) => summaryOf(db, row)));
}

export async function readEdition(
  { db, now, member }: MemberContext,
  id: string,
): Promise<Answer<EditionWhole>> {
  const row = await editionById(db, { id, organisation: member.organisation.id });
  if (!row) return notFound('draft edition');
  const shelf = await shelfOf(db);
  const editions = shelf.editions(row.rulebook);
  const latest = editions.ok ? editions.value.at(-1) : undefined;
  const trial = await trialOf(db, id);
  const job = await activeByKey(db, trialKey(row));
  const tomorrow = dayAfter(dayIn(row.rulebook, now()), 1);
  const following = latest ? dayAfter(latest.book.validFrom, 1) : tomorrow;
  return {
    ok: true,
    value: {
      ...(await summaryOf(db, row)),
      text: row.text,
      revision: row.revision,
      ...readingOf(shelf, row),
      ...(trial &&
        isAsTried(trial, { revision: row.revision, previous: latest?.hash ?? null }) && {
          tried: { ...trial.result, at: trial.at, by: await nameOf(db, trial.by) },
        }),
      ...(job && { job: viewOf(job) }),
      ...(row.proposedBy !== null &&
        row.proposedRevision === row.revision && {
          proposed: {
            by: await nameOf(db, row.proposedBy),
            at: row.proposedAt ?? '',
            own: row.proposedBy === member.id,
          },
        }),
      ...(member.organisation.twoReviewers && { twoReviewers: true as const }),
      earliest: tomorrow > following ? tomorrow : following,
      places: latest ? placesOf(latest.book) : [],
    },
  };
}
