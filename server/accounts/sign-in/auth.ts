/**
 * Sign-in, sessions and the second factor. Everything about organisations and roles goes through our own
 * procedures, which write the audit chain. Of this library's endpoints, only those in `OPEN_PATHS` answer.
 */
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { organization, twoFactor } from 'better-auth/plugins';
import { origins } from '../../access/origins';
import type { Database } from '../../db/client';
import * as tables from '../../db/schema/accounts';
import { type Environment, environment, secret } from '../../environment/environment';
import { withoutValues } from '../../problems/without-values';
import { database } from '../../site/database';
import { accountEvents } from './account-events';
import { ASK_FOR_PASSWORD, signInGuard } from './guard';
import { hashPassword, verifyPassword } from './passwords';
import { TRIES_A_MINUTE } from './tries';

export const OPEN_PATHS: ReadonlySet<string> = new Set([
  '/sign-in/email',
  '/sign-out',
  '/get-session',
  '/list-sessions',
  '/revoke-session',
  '/revoke-other-sessions',
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/get-totp-uri',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/two-factor/generate-backup-codes',
]);

/**
 * Columns in the library's tables that only our own procedures write; it refuses to start on a column it does
 * not know.
 */
const OWN_COLUMNS = {
  organization: {
    additionalFields: {
      kind: { type: 'string', required: true },
      jurisdictions: { type: 'string', required: false },
    },
  },
  invitation: { additionalFields: { tokenHash: { type: 'string', required: true } } },
} as const;

const HOUR_S = 60 * 60;
const SESSION_S = 12 * HOUR_S;
const PROLONGED_EVERY_S = HOUR_S;
/** A session with no more than this left is prolonged when it is next read. */
export const SESSION_PROLONGED_BEFORE_MS = (SESSION_S - PROLONGED_EVERY_S) * 1000;

export function buildAuth(db: Database, site: Environment) {
  const tries = TRIES_A_MINUTE[site.mode];
  const events = accountEvents(db);
  return betterAuth({
    appName: 'Assay',
    baseURL: site.publicUrl,
    basePath: '/api/auth',
    secret: secret(site),
    trustedOrigins: origins(site.publicUrl),
    database: drizzleAdapter(db, { provider: 'sqlite', schema: tables }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: SESSION_S, updateAge: PROLONGED_EVERY_S },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 300,
      customRules: Object.fromEntries(
        ['/sign-in/email', ...ASK_FOR_PASSWORD].map((path) => [path, { window: 60, max: tries.address }]),
      ),
    },
    advanced: { useSecureCookies: site.publicUrl.startsWith('https:'), cookiePrefix: 'assay' },
    telemetry: { enabled: false },
    // `signInAnswer` answers for every error that is not the library's own refusal.
    onAPIError: { throw: true },
    databaseHooks: events.databaseHooks,
    logger: {
      level: 'error',
      log: (_, message, ...rest) => console.error(`sign-in: ${message}`, ...rest.map(withoutValues)),
    },
    plugins: [
      organization({ allowUserToCreateOrganization: false, schema: OWN_COLUMNS }),
      twoFactor({ issuer: 'Assay' }),
      signInGuard(db, tries.account),
      events.plugin,
    ],
  });
}

type Auth = ReturnType<typeof buildAuth>;
let built: Promise<Auth> | undefined;

export function auth(): Promise<Auth> {
  built ??= database().then((db) => buildAuth(db, environment()));
  return built;
}
