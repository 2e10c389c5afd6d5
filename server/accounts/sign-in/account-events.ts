/**
 * Records in the audit chain what people change about how they sign in. The sign-in library makes these
 * changes outside our transactions, so each event follows its change in a transaction of its own.
 */
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { actorOf, appendEvent } from '../../audit/append';
import type { Database } from '../../db/client';
import type { EventKind } from '../../vocabulary/event-kinds';
import { endOtherSessions, forgetDevices, memberOf } from '../stored/queries';

const ON = '/two-factor/verify-totp';
const OFF = '/two-factor/disable';
const PASSWORD = '/change-password';
const SIGNS_IN: ReadonlySet<string> = new Set(['/sign-in/email', ON, '/two-factor/verify-backup-code']);

export function accountEvents(db: Database) {
  /**
   * Requests that switch a second factor on: the endpoint that checks their code also checks codes at
   * sign-in.
   */
  const switchedOn = new WeakSet<Request>();

  async function write(person: string, kind: EventKind): Promise<void> {
    await db.transaction(async (tx) => {
      const member = await memberOf(tx, person);
      if (!member) return;
      await appendEvent(tx, {
        at: new Date().toISOString(),
        actor: actorOf(member),
        organisation: member.organisation,
        kind,
        subject: `member:${member.id}`,
      });
    });
  }

  const databaseHooks: BetterAuthOptions['databaseHooks'] = {
    user: {
      update: {
        after: async (user, ctx) => {
          if (ctx?.path === ON || ctx?.path === OFF) await forgetDevices(db, user.id);
          if (ctx?.path === ON) {
            if (ctx.request) switchedOn.add(ctx.request);
            await write(user.id, 'two-factor-enabled');
          }
          if (ctx?.path === OFF) await write(user.id, 'two-factor-disabled');
        },
      },
    },
    account: {
      update: {
        after: async (account, ctx) => {
          if (ctx?.path !== PASSWORD) return;
          await forgetDevices(db, account.userId);
          await write(account.userId, 'password-changed');
        },
      },
    },
  };

  /**
   * Runs after the second factor's own plugin, which takes back the session of a person who still has to give
   * a code.
   */
  const plugin: BetterAuthPlugin = {
    id: 'account-events',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path !== undefined && SIGNS_IN.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            const made = ctx.context.newSession;
            if (!made) return;
            // Sessions opened elsewhere never gave a code.
            if (ctx.request && switchedOn.has(ctx.request))
              await endOtherSessions(db, made.user.id, made.session.id);
            else await write(made.user.id, 'signed-in');
          }),
        },
      ],
    },
  };
  return { databaseHooks, plugin };
}
