/** Names for sentences and records: everybody and every organisation that ever acted keeps theirs. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { organization, user } from '../../db/schema';

export async function nameOf(db: Queries, person: string): Promise<string> {
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.id, person));
  return row?.name ?? 'Someone';
}

export async function operatorName(db: Queries, organisation: string): Promise<string> {
  const [row] = await db
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, organisation));
  return row?.name ?? '';
}
