/** Jurisdictions in which nobody on this site decides: a submission there would wait unnoticed. */
import { and, eq, inArray } from 'drizzle-orm';
import { identities, identityOf } from '@/rulebooks/registry';
import type { Queries } from '../../db/client';
import { member, organization, submission } from '../../db/schema';
import { UNDECIDED_STATES } from '../../vocabulary/life/states';
import { allJurisdictions, looksAfter } from './jurisdictions';

/** The jurisdictions of each regulator that has at least one reviewer. */
async function scopes(db: Queries): Promise<{ jurisdictions?: string[] }[]> {
  const rows = await db
    .selectDistinct({ id: organization.id, jurisdictions: organization.jurisdictions })
    .from(organization)
    .innerJoin(member, eq(member.organizationId, organization.id))
    .where(and(eq(organization.kind, 'regulator'), eq(member.role, 'reviewer')));
  return rows.map(({ jurisdictions }) => (jurisdictions ? { jurisdictions } : {}));
}

/** The jurisdiction of each rulebook on which nobody decides. */
export async function unregulatedAmong(
  db: Queries,
  asked: readonly string[],
): Promise<Map<string, { unregulated: string }>> {
  const held = await scopes(db);
  return new Map(
    asked.flatMap((id) => {
      const book = identityOf(id);
      if (!book || held.some((scope) => looksAfter(scope, id))) return [];
      return [[id, { unregulated: book.jurisdiction }]];
    }),
  );
}

export const unregulatedIn = async (db: Queries, rulebook: string): Promise<{ unregulated?: string }> =>
  (await unregulatedAmong(db, [rulebook])).get(rulebook) ?? {};

export type Unregulated = { jurisdiction: string; waiting: number };

/** For the administration: where a regulator is missing, and how many submissions wait for one. */
export async function unregulated(db: Queries): Promise<Unregulated[]> {
  const held = await scopes(db);
  const books = identities();
  const missing = allJurisdictions().filter(
    (jurisdiction) => !held.some((scope) => scope.jurisdictions?.includes(jurisdiction) ?? true),
  );
  const waiting = await db
    .select({ rulebook: submission.rulebook })
    .from(submission)
    .where(inArray(submission.state, [...UNDECIDED_STATES]));
  return missing.map((jurisdiction) => {
    const own: string[] = books.filter((book) => book.jurisdiction === jurisdiction).map(({ id }) => id);
    return { jurisdiction, waiting: waiting.filter(({ rulebook }) => own.includes(rulebook)).length };
  });
}
