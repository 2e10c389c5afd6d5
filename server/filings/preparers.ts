/** Two pairs of eyes: who wrote a version, as the chain of events says, and so does not send it on. */
import { sql } from 'drizzle-orm';
import type { Member } from '../access/context';
import { colleagues } from '../accounts/stored/queries';
import type { Queries } from '../db/client';
import { refuse } from '../problems/problem';
import type { EventKind } from '../vocabulary/event-kinds';
import type { Filed, FilingKind } from './kind';

type Written = {
  /** Of the document, in the audit. */
  subject: string;
  kinds: readonly [begun: EventKind, saved: EventKind];
  /** Versions after this one, up to that one. */
  after: number;
  upTo: number;
};

/** Whoever saved these versions of a document. */
export async function writersOf(db: Queries, { subject, kinds, after, upTo }: Written): Promise<string[]> {
  const revision = sql.raw(`json_extract(audit.data, '$.revision')`);
  const written = await db.all<{ actor: string }>(sql`
    SELECT DISTINCT actor FROM audit
    WHERE subject = ${subject}
      AND kind IN (${kinds[0]}, ${kinds[1]}) AND json_valid(data)
      AND ${revision} <= ${upTo}
      AND ${revision} > ${after}`);
  return written.map(({ actor }) => actor);
}

/** The approvers who may send it on. */
export async function othersToSend<F extends Filed>(
  kind: FilingKind<F>,
  db: Queries,
  filed: F,
): Promise<{ id: string; name: string }[]> {
  const preparers = await kind.preparers(db, filed);
  return (await colleagues(db, filed.submission.organisationId, 'approver')).filter(
    ({ id }) => !preparers.has(id),
  );
}

export async function preparedByThem<F extends Filed>(
  kind: FilingKind<F>,
  db: Queries,
  filed: F,
  member: Member,
) {
  if (!(await kind.preparers(db, filed)).has(member.id)) return undefined;
  return refuse(
    'second-person',
    `You wrote in ${kind.document} or prepared its version. Another approver of ${member.organisation.name} submits it. Ask one, or invite one under Organisation.`,
  );
}
