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
 * Whoever froze it, and whoever created or saved its draft, what this was copied from until then, or versions before it:
 * those that nobody else has sent on yet. Confirming is no writing: that is signed with a name of its own.
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
  const found = await writersFrom(
    db,
    sql`
      SELECT frozen.subject, ${held('frozen', 'draft')}, frozen.seq, frozen.actor
      FROM audit AS frozen
      WHERE frozen.subject IN (${subjects}) AND frozen.kind = 'submission-frozen'`,
  );
  return new Map(
    rows.map(({ id, frozenBy }) => [id, new Set([frozenBy, ...(found.get(`submission:${id}`) ?? [])])]),
  );
}

/** So far, of a draft that is not frozen. */
async function preparersOfDraft(db: Queries, id: string): Promise<ReadonlySet<string>> {
  const found = await writersFrom(db, sql`SELECT 'draft', ${id}, ${Number.MAX_SAFE_INTEGER}, NULL`);
  return found.get('draft') ?? new Set();
}

/** `begun`: of what, by which draft, before which link of the chain, and who froze it. */
async function writersFrom(db: Queries, begun: SQL): Promise<Map<string, Set<string>>> {
  const written = await db.all<{ version: string; actor: string }>(sql`
    WITH RECURSIVE
      of_draft(version, draft, before, froze) AS (
        ${begun}
        UNION
        SELECT of_draft.version, ${held('created', 'from')}, coalesce(frozen.seq, created.seq), frozen.actor
        FROM of_draft
        JOIN audit AS created ON created.subject = 'draft:' || of_draft.draft AND created.kind = 'draft-created'
        LEFT JOIN draft AS origin ON origin.id = ${held('created', 'from')}
        LEFT JOIN audit AS frozen
          ON frozen.subject = 'submission:' || origin.submission_id
          AND frozen.kind = 'submission-frozen'
          AND frozen.seq < created.seq
        WHERE ${held('created', 'from')} IS NOT NULL
          AND (frozen.seq IS NULL OR NOT (${sentOn(sql`origin.submission_id`)}))
        UNION
        SELECT of_draft.version, ${held('frozen', 'draft')}, frozen.seq, frozen.actor
        FROM of_draft
        JOIN audit AS created ON created.subject = 'draft:' || of_draft.draft AND created.kind = 'draft-created'
        JOIN audit AS frozen
          ON frozen.subject = 'submission:' || ${held('created', 'revises')}
          AND frozen.kind = 'submission-frozen'
        WHERE NOT (${sentOn(held('created', 'revises'))})
      )
    SELECT of_draft.version AS version, audit.actor AS actor
    FROM of_draft
    JOIN audit
      ON audit.subject = 'draft:' || of_draft.draft
      AND audit.kind IN ('draft-created', 'draft-saved')
      AND audit.seq < of_draft.before
    UNION
    SELECT version, froze FROM of_draft WHERE froze IS NOT NULL`);
  const found = new Map<string, Set<string>>();
  for (const { version, actor } of written) {
    const among = found.get(version) ?? new Set();
    found.set(version, among.add(actor));
  }
  return found;
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

const approversBeside = async (db: Queries, organisation: string, preparers: ReadonlySet<string>) =>
  (await colleagues(db, organisation, 'approver')).filter(({ id }) => !preparers.has(id));

/** The approvers who may send it on. */
export const othersToSend = async (db: Queries, row: Row): Promise<Colleague[]> =>
  approversBeside(db, row.organisationId, await preparersOf(db, row));

/** Whether nobody could send the draft’s version on, once this member wrote in it or froze it. */
export async function onlyOneToSend(
  db: Queries,
  { id, organisation }: Pick<MemberContext['member'], 'id' | 'organisation'>,
  draft: string,
): Promise<boolean> {
  const left = await approversBeside(db, organisation.id, await preparersOfDraft(db, draft));
  return left.length === 1 && left[0]?.id === id;
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
