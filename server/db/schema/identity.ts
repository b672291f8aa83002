import { boolean, index, integer, pgTable, text, uuid, check, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { ACCOUNT_LINK_PURPOSES } from '#contract/account.ts';
import { ROLES } from '#contract/roles.ts';
import { createdAt, id, instant, oneOf, updatedAt, version } from './columns.ts';

/** The sign-in library's tables: its field names, our ids. Nothing of the product hangs on them but `user.id`. */
export const user = pgTable('user', {
  id: id(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const session = pgTable(
  'session',
  {
    id: id(),
    expiresAt: instant('expires_at').notNull(),
    token: text().notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [index('session_user').on(table.userId)],
);

export const account = pgTable(
  'account',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_user').on(table.userId)],
);

export const verification = pgTable(
  'verification',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
);

/** The second step of signing in, where somebody has set it up: secret and recovery codes, encrypted by the library. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: id(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** false until the first code was typed */
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
  },
  (table) => [uniqueIndex('two_factor_user').on(table.userId)],
);

/** Tries to sign in and the like as `auth/` counts them; the columns' names are its library's. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** the rule, a SHA-256 of the e-mail, the address: whichever the rule counts by */
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant(),
  },
  (table) => [index('sign_in_failures_expire').on(table.expire)],
);

/** Role, company and whether somebody may still sign in. People are deactivated, never deleted. */
export const profiles = pgTable(
  'profiles',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => user.id),
    role: text(),
    full_name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    company_name: text(),
    /** trimmed and lower-cased, so that one company is one whatever way it was typed */
    company_key: text().generatedAlwaysAs(sql`nullif(lower(btrim(company_name)), '')`),
    active: boolean().notNull().default(true),
    must_change_password: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
  },
  (table) => [
    check('profiles_role', oneOf(table.role, [...ROLES, 'hr_admin'])),
    uniqueIndex('profiles_email').on(sql`lower(btrim(${table.email}))`),
    index('profiles_company').on(table.company_key),
  ],
);

/** Links that are sent by mail and work once: for another password, and for another e-mail address. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: id(),
    purpose: text().notNull(),
    /** whose; null until it is known whether the address is anybody's */
    user_id: uuid().references(() => profiles.user_id),
    /** where the mail goes; of a changed address, the new one */
    email: text().notNull(),
    /** SHA-256 of what stands in the link; null before it was sent, and where none is */
    token_hash: text().unique(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    check('account_links_purpose', oneOf(table.purpose, ACCOUNT_LINK_PURPOSES)),
    index('account_links_user').on(table.user_id, table.purpose),
    index('account_links_expires').on(table.expires_at),
  ],
);

/**
 * Who was asked to join: the identity is there, the profile comes with the first sign-in. One for each person, kept when
 * it has been taken up. Of the link only a hash.
 */
export const invitations = pgTable(
  'invitations',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    full_name: text().notNull(),
    email: text().notNull(),
    company_name: text(),
    company_key: text().generatedAlwaysAs(sql`nullif(lower(btrim(company_name)), '')`),
    token_hash: text().notNull().unique(),
    /** in `outgoing_mails` as long as it has not left */
    mail_id: uuid(),
    invited_by: uuid().references(() => profiles.user_id),
    /** with the newest link */
    invited_at: createdAt(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    accepted_at: instant(),
    version: version(),
  },
  (table) => [
    check('invitations_role', oneOf(table.role, ROLES)),
    index('invitations_company').on(table.company_key),
  ],
);
