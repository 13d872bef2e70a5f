import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  appAdmin,
  appSystem,
  appUser,
  centavos,
  createdAt,
  moment,
  updatedAt,
} from '#platform/db/schema/columns.ts'

const operators = () =>
  pgPolicy('operators', { to: appAdmin, using: sql`true`, withCheck: sql`true` })

/** What is sold. */
export const plans = pgTable(
  'admin_plans',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    price: centavos('price').notNull(),
    originalPrice: centavos('original_price'),
    period: text('period').$type<PlanPeriod>().notNull(),
    /** A list of sentences; what was loaded from elsewhere may be that list as text. */
    features: jsonb('features').$type<string[] | string>().notNull().default([]),
    isActive: boolean('active').notNull().default(true),
    displayOrder: integer('display_order').notNull().default(0),
    isHighlighted: boolean('highlight').notNull().default(false),
    discountPercent: integer('discount_percentage'),
    instalmentsMax: integer('installment_count'),
    instalmentsMaxValue: centavos('installment_value'),
    isInParts: boolean('show_installments').notNull().default(false),
    /** 999999 is without limit. */
    transactionsMax: integer('max_transactions').notNull().default(999_999),
    categoriesMax: integer('max_categories').notNull().default(100),
    hasPremiumFeatures: boolean('has_premium_features').notNull().default(true),
    colorTheme: text('color_theme').notNull().default('#0F4C5C'),
    /** The plan's own ways to pay in parts, all of them. */
    own: jsonb('parcelas').$type<{ count: number; valueCents: number }[]>().notNull().default([]),
    version: integer('versao').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Off the catalogue for good; the row stays for what points at it. */
    removedAt: moment('excluido_em'),
  },
  () => [
    check('admin_plans_price_check', sql`price > 0`),
    check('admin_plans_period_check', sql`period IN ('MONTHLY', 'QUARTERLY', 'YEARLY')`),
    pgPolicy('anybody', { for: 'select', to: [appUser, appSystem], using: sql`true` }),
    operators(),
  ],
)

/** The nine groups of settings of the checkout, their secrets sealed. */
export const checkoutConfig = pgTable(
  'checkout_config',
  {
    key: text('key').primaryKey(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull().default({}),
    version: integer('versao').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [
    check(
      'checkout_config_key_check',
      sql`key IN ('payment_methods', 'installments', 'urls', 'session_timeout', 'abandonment_rules', 'error_messages', 'pixels_analytics', 'webhooks', 'asaas_config')`,
    ),
    pgPolicy('readers', { for: 'select', to: appSystem, using: sql`true` }),
    operators(),
  ],
)
