/** A person's own queues: filters under a name. Nobody else sees them. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { MemberContext } from '../access/context';
import type { Queries } from '../db/client';
import { savedView } from '../db/schema/index';
import { type Answer, notFound, refuse } from '../problems/problem';
import type { SavedView } from './shapes';

export const VIEWS_AT_MOST = 40;

export const viewsOf = (db: Queries, person: string): Promise<SavedView[]> =>
  db
    .select({ id: savedView.id, name: savedView.name, filters: savedView.filters })
    .from(savedView)
    .where(eq(savedView.userId, person))
    .orderBy(asc(savedView.name));

/** Under a name that is there already, it takes that one's place. */
export function saveView(
  { db, member }: MemberContext,
  { name, filters }: { name: string; filters: string },
): Promise<Answer<SavedView[]>> {
  return db.transaction(async (tx): Promise<Answer<SavedView[]>> => {
    const views = await viewsOf(tx, member.id);
    const same = views.find((view) => view.name === name);
    if (same) await tx.update(savedView).set({ filters }).where(eq(savedView.id, same.id));
    else if (views.length >= VIEWS_AT_MOST)
      return refuse(
        'limit-reached',
        `You have ${VIEWS_AT_MOST} saved views, the most anybody can have. Remove one, then try again.`,
      );
    else await tx.insert(savedView).values({ id: randomUUID(), userId: member.id, name, filters });
    return { ok: true, value: await viewsOf(tx, member.id) };
  });
}

export async function removeView({ db, member }: MemberContext, id: string): Promise<Answer<SavedView[]>> {
  const own = and(eq(savedView.id, id), eq(savedView.userId, member.id));
  const gone = await db.delete(savedView).where(own).returning({ id: savedView.id });
  if (gone.length === 0) return notFound('saved view');
  return { ok: true, value: await viewsOf(db, member.id) };
}
