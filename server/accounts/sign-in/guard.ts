/** Checks on a request before the sign-in library reads it. */
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Database } from '../../db/client';
import { TRIED_TOO_OFTEN, triesOf } from './tries';
import { firstUse } from './used-codes';

/**
 * Where a signed-in person types their password: someone at an unlocked screen could try to guess it there.
 */
export const ASK_FOR_PASSWORD = [
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/get-totp-uri',
  '/two-factor/generate-backup-codes',
] as const;
const asksForPassword: ReadonlySet<string> = new Set(ASK_FOR_PASSWORD);

/** As the library names it. */
const TWO_FACTOR_COOKIE = 'two_factor';
const CODE_USED = 'This code has already been tried. Wait for the next one.';

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** A person who has given the right password but not yet a code. */
async function halfSignedIn(ctx: HookContext): Promise<string | undefined> {
  const { name } = ctx.context.createAuthCookie(TWO_FACTOR_COOKIE);
  const signed = await ctx.getSignedCookie(name, ctx.context.secret);
  return signed ? (await ctx.context.internalAdapter.findVerificationValue(signed))?.value : undefined;
}

export function signInGuard(db: Database, triesAMinute: number): BetterAuthPlugin {
  const count = async (email: string) => {
    if ((await triesOf(db, email)) > triesAMinute)
      throw new APIError('TOO_MANY_REQUESTS', { message: TRIED_TOO_OFTEN });
  };
  return {
    id: 'sign-in-guard',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/sign-in/email',
          handler: createAuthMiddleware(async (ctx) => {
            const email: unknown = ctx.body?.email;
            if (typeof email === 'string') await count(email);
          }),
        },
        {
          matcher: ({ path }) => path !== undefined && asksForPassword.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx);
            if (session) await count(session.user.email);
          }),
        },
        {
          // Checked first: if two requests bring one code at the same moment, only one may pass.
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const person = (await getSessionFromCtx(ctx))?.user.id ?? (await halfSignedIn(ctx));
            if (person !== undefined && !(await firstUse(db, person, String(ctx.body?.code))))
              throw new APIError('UNAUTHORIZED', { message: CODE_USED, code: 'CODE_USED' });
          }),
        },
        {
          // Anyone who signed in with the old password is signed out, even if the request does not ask for
          // it.
          matcher: ({ path }) => path === '/change-password',
          handler: createAuthMiddleware(async (ctx) => ({
            context: { body: { ...ctx.body, revokeOtherSessions: true } },
          })),
        },
      ],
    },
  };
}
