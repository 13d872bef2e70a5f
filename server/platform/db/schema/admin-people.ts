import type { ChurnParts } from '@lya/core/backoffice/churn/churn.ts'
import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import type { SubscriptionStatus } from '@lya/core/commerce/subscriptions/status.ts'
import type { PlanState } from '@lya/core/people/plan/plan.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  type IndexColumn,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { staff } from '#platform/db/schema/checkout.ts'
import { appAdmin, centavos, createdAt, moment, updatedAt } from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

/** Through what somebody writes to us. */
export type Channel = 'whatsapp' | 'web' | 'both' | 'none'
/** How somebody came to sign up. */
export type Source = 'referral' | 'meta' | 'checkout' | 'direct'

const count = (name: string) => integer(name).notNull().default(0)

/** The read model of the back-office: a copy of the profile, and what is counted of a person. */
export const adminPeople = pgTable(
  'admin_people',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    sortName: text('sort_name').notNull(),
    searchText: text('search').notNull(),
    createdAt: moment('created_at').notNull(),
    planStatus: text('status_plan').$type<PlanState>().notNull(),
    trialEndDate: date('trial_end_date'),
    planEndDate: date('end_date_plan'),
    planPrice: centavos('price_plan'),
    planPeriod: text('period_plan').$type<PlanPeriod>(),
    billingType: text('billing_type').$type<BillingType>(),
    onboardingStep: integer('onboarding_step').notNull(),
    referredByUserId: uuid('referred_by_user_id'),
    leavesAt: moment('leaves_at'),
    /** Holds a role of the back-office. */
    isStaff: boolean('is_staff').notNull().default(false),
    /** Null before any payment, as with people who came with the existing product's data. */
    subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>(),
    engagement: count('engagement'),
    transactions: count('transactions'),
    categories: count('categories'),
    goals: count('goals'),
    budgets: count('budgets'),
    recurring: count('recurring'),
    uploads: count('uploads'),
    churn: count('churn'),
    churnParts: jsonb('churn_parts').$type<Partial<ChurnParts>>().notNull().default({}),
    lastWriteAt: moment('last_write_at'),
    /** Of the last 14 days, today among them, and of the 14 before. */
    writes14Days: count('writes_14d'),
    writesPrior14Days: count('writes_prior_14d'),
    channel: text('channel').$type<Channel>().notNull().default('none'),
    source: text('source').$type<Source>().notNull().default('direct'),
    referralsTotal: count('referrals_total'),
    referralsPaid: count('referrals_paid'),
    onboardedAt: moment('onboarded_at'),
    firstEntryAt: moment('first_entry_at'),
    /** The third day, of the first seven, with something written. */
    engagedAt: moment('engaged_at'),
    checkoutOpenedAt: moment('checkout_opened_at'),
    firstPaidAt: moment('first_paid_at'),
    /** Null asks for a recount. */
    refreshedAt: moment('refreshed_at'),
  },
  (table) => [
    index('admin_people_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    index('admin_people_stale_idx').on(table.userId).where(sql`refreshed_at IS NULL`),
    index('admin_people_referred_idx').on(table.referredByUserId),
    index('admin_people_first_paid_idx').on(
      table.firstPaidAt,
      table.userId,
      table.subscriptionStatus,
    ),
    index('admin_people_created_idx').on(table.createdAt, table.userId),
    index('admin_people_name_idx').on(table.sortName, table.userId),
    index('admin_people_churn_idx').on(table.churn, table.userId),
    index('admin_people_figures_idx').on(
      table.planStatus,
      table.planEndDate,
      table.trialEndDate,
      table.churn,
      table.engagement,
      table.isStaff,
    ),
    ...partsOf('trial', sql`status_plan = 'TRIAL'`, table.userId, {
      name: () => table.sortName,
      email: () => sql`coalesce(email, '')`,
      end: () => sql`coalesce(trial_end_date, '-infinity'::date)`,
      step: () => table.onboardingStep,
      engagement: () => table.engagement,
      created: () => table.createdAt,
      write: () => sql`coalesce(last_write_at, '-infinity'::timestamptz)`,
    }),
    ...partsOf('plan', sql`status_plan <> 'TRIAL'`, table.userId, {
      name: () => table.sortName,
      email: () => sql`coalesce(email, '')`,
      end: () => sql`coalesce(end_date_plan, 'infinity'::date)`,
      period: () => sql`coalesce(period_plan, '')`,
      price: () => sql`coalesce(price_plan, -1)`,
      billing: () => sql`coalesce(billing_type, '')`,
      churn: () => table.churn,
      write: () => sql`coalesce(last_write_at, '-infinity'::timestamptz)`,
    }),
    check('admin_people_channel_check', sql`channel IN ('whatsapp', 'web', 'both', 'none')`),
    check('admin_people_source_check', sql`source IN ('referral', 'meta', 'checkout', 'direct')`),
    staff(),
  ],
)

/** The indexes of one of the two lists, by which it is sorted. */
function partsOf(
  list: 'trial' | 'plan',
  where: ReturnType<typeof sql>,
  userId: AnyPgColumn,
  sorts: Record<string, () => IndexColumn | ReturnType<typeof sql>>,
) {
  return Object.entries(sorts).map(([name, by]) =>
    index(`admin_people_${list}_${name}_idx`)
      .on(by() as IndexColumn, userId)
      .where(where),
  )
}

/** An operator's filters and order of a list, under a name. */
export const savedViews = pgTable(
  'visoes_salvas',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    page: text('pagina').notNull(),
    name: text('nome').notNull(),
    query: text('consulta').notNull(),
    isShared: boolean('compartilhada').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('visoes_salvas_nome_key').on(
      table.operatorId,
      table.page,
      sql`lower(${table.name})`,
    ),
    index('visoes_salvas_pagina_idx').on(table.page).where(sql`compartilhada`),
    pgPolicy('operators', { to: appAdmin, using: sql`true`, withCheck: sql`true` }),
  ],
)
