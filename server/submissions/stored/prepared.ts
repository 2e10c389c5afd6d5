/** Two pairs of eyes: who prepared a version, as the chain of events says, and so does not send it on. */
import { type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../../access/context';
import { colleagues } from '../../accounts/stored/queries';
import type { Colleague } from '../../accounts/stored/shapes';
import type { Queries } from '../../db/client';
import { refuse } from '../../problems/problem';
import type { SubmissionRow } from './queries';

type Row = Pick<SubmissionRow, 'id' | 'organisationId' | 'frozenBy'>;

/**
 * Whoever froze it, and whoever created or saved its draft, the drafts that this one was copied from, or those of versions
 * before it that nobody else has sent on yet. Confirming is no writing: that is signed with a name of its own.
 */
export async function preparersAmong(
  db: Queries,
  rows: Pick<Row, 'id' | 'frozenBy'>[],
): Promise<Map<string, ReadonlySet<string>>> {
  if (rows.length === 0) return new Map();
  const subjects = sql.join(
    rows.map(({ id }) => sql`${`submission:${id}`}`),
    sql`, `,
  );
  const written = await db.all<{ version: string; actor: string }>(sql`
    WITH RECURSIVE
      of_draft(version, draft) AS (
        SELECT frozen.subject, ${held('frozen', 'draft')}
        FROM audit AS frozen
        WHERE frozen.subject IN (${subjects}) AND frozen.kind = 'submission-frozen'
        UNION
        SELECT of_draft.version, ${held('created', 'from')}
        FROM of_draft
        JOIN audit AS created ON created.subject = 'draft:' || of_draft.draft AND created.kind = 'draft-created'
        LEFT JOIN draft AS origin ON origin.id = ${held('created', 'from')}
        WHERE ${held('created', 'from')} IS NOT NULL AND NOT (${sentOn(sql`origin.submission_id`)})
        UNION
        SELECT of_draft.version, ${held('frozen', 'draft')}
        FROM of_draft
        JOIN audit AS created ON created.subject = 'draft:' || of_draft.draft AND created.kind = 'draft-created'
        JOIN audit AS frozen
          ON frozen.subject = 'submission:' || ${held('created', 'revises')}
          AND frozen.kind = 'submission-frozen'
        WHERE NOT (${sentOn(held('created', 'revises'))})
      )
    SELECT DISTINCT of_draft.version AS version, audit.actor AS actor
    FROM of_draft
    JOIN audit ON audit.subject = 'draft:' || of_draft.draft AND audit.kind IN ('draft-created', 'draft-saved')`);
  const found = new Map(rows.map(({ id, frozenBy }) => [`submission:${id}`, new Set([frozenBy])]));
  for (const { version, actor } of written) found.get(version)?.add(actor);
  return new Map(rows.map(({ id, frozenBy }) => [id, found.get(`submission:${id}`) ?? new Set([frozenBy])]));
}

const held = (event: 'created' | 'frozen', name: 'draft' | 'from' | 'revises') =>
  sql.raw(`CASE WHEN json_valid(${event}.data) THEN json_extract(${event}.data, '$.${name}') END`);

/** Somebody who did not prepare it has read it: it was submitted, or offered without an approval. */
const sentOn = (id: SQL) => sql`
  EXISTS (SELECT 1 FROM submission WHERE submission.id = ${id} AND submission.submitted_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM variation WHERE variation.submission_id = ${id})`;

export async function preparersOf(db: Queries, row: Pick<Row, 'id' | 'frozenBy'>) {
  return (await preparersAmong(db, [row])).get(row.id) ?? new Set([row.frozenBy]);
}

/** The approvers who may send it on. */
export async function othersToSend(db: Queries, row: Row): Promise<Colleague[]> {
  const preparers = await preparersOf(db, row);
  const people = await colleagues(db, row.organisationId);
  return people.filter(({ id, role }) => role === 'approver' && !preparers.has(id));
}

/** `does`: what the other approver does with it. */
export async function preparedByThem(
  db: Queries,
  { member }: Pick<MemberContext, 'member'>,
  row: Row,
  does: string,
): Promise<ReturnType<typeof refuse> | undefined> {
  if (!(await preparersOf(db, row)).has(member.id)) return undefined;
  return refuse(
    'second-person',
    `You prepared this version: you wrote in its draft or froze it. Another approver of ${member.organisation.name} ${does}. Ask one, or invite one under Organisation.`,
  );
}
