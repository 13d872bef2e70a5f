import type { CommissionKind } from '@lya/core/commerce/referral/commission.ts'
import type { ExclusionReason } from '@lya/core/commerce/referral/self-referral.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { charges } from '#platform/db/schema/charges.ts'
import { staff } from '#platform/db/schema/checkout.ts'
import { centavos, moment, ownReading, ownRows, updatedAt } from '#platform/db/schema/columns.ts'
import { ofPerson, profiles } from '#platform/db/schema/people.ts'

/** What referrals earn; rows are only ever added, and outlive their people. */
export const commissions = pgTable(
  'commissions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    referredUserId: uuid('referred_user_id').references(() => profiles.id, {
      onDelete: 'set null',
    }),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    kind: text('kind').$type<CommissionKind>().notNull(),
    amount: centavos('amount').notNull(),
    isOfApproved: boolean('of_approved').notNull().default(false),
    cause: text('cause').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('commissions_user_id_idx').on(table.userId, table.createdAt),
    index('commissions_referred_user_id_idx').on(table.referredUserId),
    index('commissions_charge_id_idx').on(table.chargeId),
    check(
      'commissions_kind_check',
      sql`kind IN ('accrued', 'approved', 'reversed', 'paid-out', 'recovered')`,
    ),
    check('commissions_amount_check', sql`amount > 0`),
    ownReading(),
    staff(),
  ],
)

/** The free months that were won, each milestone once. */
export const freeMonths = pgTable(
  'free_months',
  {
    userId: ofPerson(),
    id: uuid('id').notNull(),
    referrals: integer('referrals').notNull(),
    months: integer('months').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('free_months_referrals_key').on(table.userId, table.referrals),
    check('free_months_months_check', sql`months > 0`),
    ownReading(),
    staff(),
  ],
)

/** Referrals that bring nothing: somebody referred themselves. */
export const referralExclusions = pgTable(
  'referral_exclusions',
  {
    userId: ofPerson(),
    referredUserId: uuid('referred_user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ExclusionReason>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.referredUserId] }),
    check(
      'referral_exclusions_reason_check',
      sql`reason IN ('document', 'phone', 'card', 'browser', 'payout-key', 'loop')`,
    ),
    staff(),
  ],
)

/** The PIX key to which somebody's commissions go. */
export const payoutKeys = pgTable(
  'payout_keys',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    pixKey: text('chave').notNull(),
    updatedAt: updatedAt(),
  },
  () => [ownRows(), staff()],
)
