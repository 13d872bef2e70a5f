import {
  boolean,
  index,
  integer,
  pgSchema,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from '#platform/db/schema/people.ts'

/** The sign-in tables, in the library's own names; only `people/identity` writes them. */
export const auth = pgSchema('auth')

const moment = (name: string) => timestamp(name, { withTimezone: true })
const written = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}

/** `id` is also a profile's: the database refuses a user without one. */
export const user = auth.table('user', {
  id: uuid('id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  email: text('email').notNull().unique('user_email_key'),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  ...written,
})

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const session = auth.table(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    token: text('token').notNull().unique('session_token_key'),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...written,
  },
  (table) => [index('session_user_id_idx').on(table.userId)],
)

export const account = auth.table(
  'account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    ...written,
  },
  (table) => [
    unique('account_provider_id_account_id_key').on(table.providerId, table.accountId),
    index('account_user_id_idx').on(table.userId),
  ],
)

export const verification = auth.table(
  'verification',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...written,
  },
  (table) => [
    index('verification_identifier_idx').on(table.identifier),
    index('verification_value_idx').on(table.value),
  ],
)

/** Secret and recovery codes of the second factor, sealed by the library. */
export const twoFactor = auth.table(
  'two_factor',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userId(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [uniqueIndex('two_factor_user_id_key').on(table.userId)],
)
