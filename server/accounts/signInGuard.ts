/** What is decided of a request before the sign-in library reads it. */
import { createHash } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { rateLimit } from '../db/schema';

const MINUTE = 60_000;

/** Counted by account as well as by address: whoever guesses can have many addresses, or claim them. */
async function triesOf(db: Database, email: string): Promise<number> {
  const key = `account|${createHash('sha256').update(email.toLowerCase()).digest('hex')}`;
  const now = Date.now();
  const over = sql`${rateLimit.lastRequest} <= ${now - MINUTE}`;
  const [row] = await db
    .insert(rateLimit)
    .values({ id: key, key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${rateLimit.count} + 1 END`,
        lastRequest: sql`CASE WHEN ${over} THEN ${now} ELSE ${rateLimit.lastRequest} END`,
      },
    })
    .returning({ count: rateLimit.count });
  return row?.count ?? 0;
}

export function signInGuard(db: Database, triesAMinute: number): BetterAuthPlugin {
  return {
    id: 'sign-in-guard',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/sign-in/email',
          handler: createAuthMiddleware(async (ctx) => {
            const email: unknown = ctx.body?.email;
            if (typeof email === 'string' && (await triesOf(db, email)) > triesAMinute)
              throw new APIError('TOO_MANY_REQUESTS', {
                message: 'Too many tries for this account. Wait a minute and try again.',
              });
          }),
        },
        {
          // Whoever knew the old password is signed out, whether or not the request asks for it.
          matcher: ({ path }) => path === '/change-password',
          handler: createAuthMiddleware(async (ctx) => ({
            context: { body: { ...ctx.body, revokeOtherSessions: true } },
          })),
        },
      ],
    },
  };
}
