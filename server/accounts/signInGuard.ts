/** What is decided of a request before the sign-in library reads it. */
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { Database } from '../db/client';
import { TRIED_TOO_OFTEN, triesOf } from './tries';

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
              throw new APIError('TOO_MANY_REQUESTS', { message: TRIED_TOO_OFTEN });
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
