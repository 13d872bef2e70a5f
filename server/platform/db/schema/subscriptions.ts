import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import type { SubscriptionStatus } from '@lya/core/commerce/subscriptions/status.ts'
import type { Subscription } from '@lya/core/commerce/subscriptions/subscription.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { staff } from '#platform/db/schema/checkout.ts'
import { centavos, createdAt, moment, ownReading, updatedAt } from '#platform/db/schema/columns.ts'
import { ofPerson, profiles } from '#platform/db/schema/people.ts'
import { plans } from '#platform/db/schema/plans.ts'

/** How somebody stands with their plan. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    planId: uuid('plan_id').references(() => plans.id),
    period: text('period').$type<PlanPeriod>(),
    price: centavos('price'),
    billingType: text('billing_type').$type<BillingType>(),
    endsOn: date('ends_on'),
    renewsOn: date('renews_on'),
    heldAt: moment('held_at'),
    cancelledOn: date('cancelled_on'),
    lookAt: moment('proxima_em').notNull(),
    /** All that is known; what stands beside it follows from it. */
    state: jsonb('estado').$type<Subscription>().notNull(),
    version: integer('versao').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('subscriptions_proxima_idx').on(table.lookAt),
    index('subscriptions_plan_id_idx').on(table.planId, table.status, table.heldAt),
    index('subscriptions_planejado_idx')
      .on(sql`(estado #>> '{planned,terms,planId}')`)
      .where(sql`estado #>> '{planned,terms,planId}' IS NOT NULL`),
    index('subscriptions_status_idx').on(table.status, table.endsOn),
    check(
      'subscriptions_status_check',
      sql`status IN ('trial', 'active', 'grace', 'suspended', 'cancelled', 'ended', 'refunded',
        'charged-back')`,
    ),
    check(
      'subscriptions_billing_type_check',
      sql`billing_type IN ('CREDIT_CARD', 'PIX', 'BOLETO')`,
    ),
    ownReading(),
    staff(),
  ],
)

/** What happened to it; rows are only ever added. */
export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    userId: ofPerson(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    cause: text('cause').notNull(),
    status: text('status').notNull(),
    details: jsonb('details').notNull().default({}),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('subscription_events_created_at_idx').on(table.createdAt),
    check(
      'subscription_events_cause_check',
      sql`cause IN ('pessoa', 'operador', 'dia', 'provedor', 'conta', 'premio')`,
    ),
    ownReading(),
    staff(),
  ],
)

/** What a night's comparison with the provider looked at, and what it had to mend. */
export const reconciliations = pgTable(
  'conciliacoes',
  {
    id: uuid('id').primaryKey(),
    startedAt: moment('iniciada_em').notNull(),
    endedAt: moment('terminada_em').notNull(),
    readCount: integer('lidas').notNull(),
    failureCount: integer('falhas').notNull(),
    mended: jsonb('corrigidas').$type<object[]>().notNull().default([]),
  },
  (table) => [index('conciliacoes_iniciada_idx').on(table.startedAt), staff()],
)
