/** A session of somebody, as the sign-in library keeps one: no password is asked for where many processes begin. */
import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { session, user } from '../db/schema/accounts';
import { environment, secret } from '../environment/environment';

const HOUR_MS = 3_600_000;

export async function cookieOf(db: Database, email: string): Promise<string> {
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  if (!row) throw new Error(`nobody is ${email}`);
  const token = randomUUID().replaceAll('-', '');
  const at = new Date();
  await db.insert(session).values({
    id: randomUUID(),
    token,
    userId: row.id,
    createdAt: at,
    updatedAt: at,
    expiresAt: new Date(at.getTime() + HOUR_MS),
  });
  const signature = createHmac('sha256', secret(environment())).update(token).digest('base64');
  return `assay.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
