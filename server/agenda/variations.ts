/** What waits because of a local variation: the authority reads it, and what it calls significant is stopped or submitted. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Today } from '@/rulebooks/zones';
import type { Organisation } from '../access/context';
import { looksAfter } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { organization, submission, variation } from '../db/schema';
import { assigneesAmong } from '../submissions/stored/assignments';
import type { StoredVariationState } from '../vocabulary/life/variations';
import type { Owed } from './item';

const inState = (db: Queries, state: StoredVariationState, organisation?: string) =>
  db
    .select({
      id: variation.id,
      submission: variation.submissionId,
      number: variation.number,
      rulebook: variation.rulebook,
      from: variation.from,
      to: variation.to,
      lastDay: variation.lastDay,
      at: variation.at,
      updatedAt: variation.updatedAt,
      name: submission.name,
      reference: submission.reference,
      operator: organization.name,
    })
    .from(variation)
    .innerJoin(submission, eq(submission.id, variation.submissionId))
    .innerJoin(organization, eq(organization.id, variation.organisationId))
    .where(
      and(
        inArray(variation.state, [state]),
        organisation === undefined ? undefined : eq(variation.organisationId, organisation),
      ),
    );

export async function significantOwed(db: Queries, organisation: string): Promise<Owed[]> {
  const rows = await inState(db, 'significant', organisation);
  return rows.map(({ id, number, rulebook, name, reference, lastDay, updatedAt }) => ({
    kind: 'variation-significant',
    about: id,
    says: `Stop ${number}, ${name}, or submit it: the regulator calls it significant.`,
    href: `/variations/${id}`,
    reference,
    rulebook,
    since: updatedAt,
    ...(lastDay && { by: lastDay }),
    role: 'approver',
  }));
}

const onlyFor = (assignee: { id: string } | undefined) => (assignee ? { only: assignee.id } : {});

export async function variationsToRead(db: Queries, regulator: Organisation, today: Today): Promise<Owed[]> {
  const rows = await inState(db, 'notified');
  const assignees = await assigneesAmong(
    db,
    rows.map(({ submission: version }) => version),
  );
  return rows
    .filter(({ rulebook, to }) => looksAfter(regulator, rulebook) && (to === null || today(rulebook) <= to))
    .map(({ id, submission: version, number, rulebook, name, reference, operator, from, at }) => ({
      kind: 'read-variation' as const,
      about: id,
      says: `Read ${number}, ${name}, which ${operator} notifies.`,
      href: `/review/variations/${id}`,
      reference,
      rulebook,
      since: at,
      by: from,
      role: 'reviewer' as const,
      ...onlyFor(assignees.get(version)),
    }));
}
