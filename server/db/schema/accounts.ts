/** Tables of the sign-in library, under the names it expects; `kind` and the one-organisation rule are ours. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ORGANISATION_KINDS, ROLES } from '../../vocabulary/roles';
import { json } from './json';
import { Texts } from './shapes';

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' });
const flag = (name: string) => integer(name, { mode: 'boolean' });

export const user = sqliteTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: flag('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  twoFactorEnabled: flag('two_factor_enabled').default(false),
});

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const session = sqliteTable(
  'session',
  {
    id: text('id').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
    token: text('token').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: userId(),
    activeOrganizationId: text('active_organization_id'),
  },
  (table) => [index('session_user').on(table.userId)],
);

export const account = sqliteTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('account_user').on(table.userId)],
);

export const verification = sqliteTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

export const twoFactor = sqliteTable(
  'two_factor',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: userId(),
    verified: flag('verified').default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factor_user').on(table.userId)],
);

export const rateLimit = sqliteTable('rate_limit', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: integer('last_request').notNull(),
});

export const organization = sqliteTable('organization', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  logo: text('logo'),
  metadata: text('metadata'),
  kind: text('kind', { enum: ORGANISATION_KINDS }).notNull(),
  /** A regulator's jurisdictions; null if it looks after all of them. */
  jurisdictions: json<string[]>('jurisdictions', Texts, () => []),
  /** A regulator in which no reviewer decides alone. */
  twoReviewers: flag('two_reviewers').notNull().default(false),
  createdAt: moment('created_at').notNull(),
});

const organizationId = () =>
  text('organization_id')
    .notNull()
    .references(() => organization.id);

export const member = sqliteTable(
  'member',
  {
    id: text('id').primaryKey(),
    organizationId: organizationId(),
    userId: userId(),
    role: text('role', { enum: ROLES }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('member_organization').on(table.organizationId),
    uniqueIndex('member_has_one_organization').on(table.userId),
  ],
);

export const invitation = sqliteTable(
  'invitation',
  {
    id: text('id').primaryKey(),
    organizationId: organizationId(),
    email: text('email').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    status: text('status').notNull().default('pending'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => user.id),
    /** SHA-256 of the link's token; the link itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
  },
  (table) => [index('invitation_email').on(table.email)],
);
