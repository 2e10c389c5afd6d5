/** Two accounts may be one person: what the site knows of it is who invited whom. */
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { audit, invitation, user } from '../../db/schema';
import { preparersOf } from '../stored/prepared';
import type { SubmissionRow } from '../stored/queries';

/** Where one of those who prepared a version invited whoever submitted it: who, and when that person joined. */
export async function submitterInvitedBy(
  db: Queries,
  row: Pick<SubmissionRow, 'id' | 'frozenBy' | 'submittedBy'>,
): Promise<{ by: string; joined: string } | undefined> {
  if (!row.submittedBy) return undefined;
  const [found] = await db
    .select({ inviter: invitation.inviterId, by: user.name, joined: audit.at })
    .from(audit)
    .innerJoin(
      invitation,
      sql`${invitation.id} = CASE WHEN json_valid(${audit.data}) THEN json_extract(${audit.data}, '$.invitation') END`,
    )
    .innerJoin(user, eq(user.id, invitation.inviterId))
    .where(and(eq(audit.subject, `member:${row.submittedBy}`), eq(audit.kind, 'member-joined')));
  if (!found || !(await preparersOf(db, row)).has(found.inviter)) return undefined;
  return { by: found.by, joined: found.joined };
}
