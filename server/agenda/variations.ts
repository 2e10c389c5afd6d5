/** What waits because of what is offered without an approval: the authority reads it, its questions are answered, and what it calls significant is stopped or submitted. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Today } from '@/rulebooks/zones';
import type { Organisation } from '../access/context';
import { looksAfter } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { organization, submission, variation } from '../db/schema';
import { assigneesAmong } from '../submissions/stored/assignments';
import { oldestOfVariation, openOfVariation } from '../submissions/stored/questions';
import {
  nextVariationState,
  type StoredVariationState,
  variationStateOn,
} from '../vocabulary/life/variations';
import { type Owed, theQuestions } from './item';

const rowsWhere = (db: Queries, where: SQL | undefined, organisation?: string) =>
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
      state: variation.state,
      openQuestions: openOfVariation,
      oldestQuestion: oldestOfVariation,
    })
    .from(variation)
    .innerJoin(submission, eq(submission.id, variation.submissionId))
    .innerJoin(organization, eq(organization.id, variation.organisationId))
    .where(and(where, organisation === undefined ? undefined : eq(variation.organisationId, organisation)));
type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

const inState = (db: Queries, state: StoredVariationState, organisation?: string) =>
  rowsWhere(db, eq(variation.state, state), organisation);

/** Since when a question waits; undefined where the state, as the clock shows it, takes no answer. */
const waits = ({ state, to, rulebook, oldestQuestion }: Row, today: Today): string | undefined =>
  oldestQuestion && nextVariationState(variationStateOn(state, { to }, today(rulebook)), 'answer')
    ? oldestQuestion
    : undefined;

const asked = (db: Queries, organisation?: string) =>
  rowsWhere(db, sql`${oldestOfVariation} IS NOT NULL`, organisation);

const onlyFor = (assignee: { id: string } | undefined) => (assignee ? { only: assignee.id } : {});

export async function variationsToAnswer(db: Queries, organisation: string, today: Today): Promise<Owed[]> {
  const rows = await asked(db, organisation);
  return rows.flatMap((row): Owed[] => {
    const { id, number, rulebook, name, reference, openQuestions } = row;
    const since = waits(row, today);
    if (!since) return [];
    const at = { about: id, href: `/variations/${id}`, reference, rulebook, since };
    return [
      {
        ...at,
        kind: 'answer-question',
        says: `Answer ${theQuestions(openQuestions)} on ${number}, ${name}.`,
      },
    ];
  });
}

export async function variationsAwaitingAnswer(
  db: Queries,
  regulator: Organisation,
  today: Today,
): Promise<Owed[]> {
  const rows = (await asked(db)).filter(({ rulebook }) => looksAfter(regulator, rulebook));
  const assignees = await assigneesAmong(
    db,
    rows.map(({ submission: version }) => version),
  );
  return rows.flatMap((row): Owed[] => {
    const { id, submission: version, number, rulebook, reference, operator } = row;
    const since = waits(row, today);
    if (!since) return [];
    const at = { about: id, href: `/review/variations/${id}`, reference, rulebook, since };
    return [
      {
        ...at,
        kind: 'awaits-answer',
        says: `${operator} has a question on ${number} to answer.`,
        ...onlyFor(assignees.get(version)),
      },
    ];
  });
}

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
