import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  appAdmin,
  appSystem,
  centavos,
  createdAt,
  moment,
  updatedAt,
} from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'
import { plans } from '#platform/db/schema/plans.ts'

/** Whoever is no person: the system and the back-office. */
export const staff = () =>
  pgPolicy('staff', { to: [appSystem, appAdmin], using: sql`true`, withCheck: sql`true` })

/** A visit to the checkout. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: uuid('session_id').primaryKey(),
    /** The browser's cookie, hashed. */
    browser: text('navegador').notNull(),
    /** Who was signed in, or whom the payment is for. */
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    cpf: text('cpf').notNull().default(''),
    cep: text('cep').notNull().default(''),
    address: text('address').notNull().default(''),
    addressNumber: text('address_number').notNull().default(''),
    passwordHash: text('password'),
    remoteIp: text('remote_ip'),
    method: text('payment_method').$type<BillingType>(),
    /** `**** 1234`. */
    cardNumber: text('cc_number'),
    cardHolder: text('cc_holder_name'),
    cardExpiryMonth: text('cc_expiry_month'),
    cardExpiryYear: text('cc_expiry_year'),
    pixDocument: text('pix_document').notNull().default(''),
    planPrice: centavos('price_plan').notNull(),
    planPeriod: text('period_plan').$type<PlanPeriod>().notNull(),
    installments: integer('installments').notNull().default(1),
    step: integer('current_step').notNull().default(1),
    referralCode: text('codigo_indicacao'),
    /** Opened in a browser in which the owner of that code had been signed in. */
    isOwnLink: boolean('link_proprio').notNull().default(false),
    wantsReminders: boolean('aceita_lembretes').notNull().default(false),
    remindersSent: integer('lembretes_enviados').notNull().default(0),
    remindedAt: moment('lembrado_em'),
    expiresAt: moment('expira_em').notNull(),
    completedAt: moment('concluida_em'),
    /** Its buyer gave it up: nothing is bought in it any more. */
    givenUpAt: moment('desistiu_em'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('checkout_sessions_navegador_key').on(table.browser),
    index('checkout_sessions_user_id_idx').on(table.userId),
    index('checkout_sessions_plan_id_idx').on(table.planId),
    index('checkout_sessions_email_idx').on(table.email),
    index('checkout_sessions_lembrar_idx')
      .on(table.updatedAt)
      .where(sql`concluida_em IS NULL AND aceita_lembretes`),
    index('checkout_sessions_desistiu_em_idx')
      .on(table.givenUpAt)
      .where(sql`desistiu_em IS NOT NULL`),
    check('checkout_sessions_current_step_check', sql`current_step IN (1, 2)`),
    check(
      'checkout_sessions_payment_method_check',
      sql`payment_method IN ('CREDIT_CARD', 'PIX', 'BOLETO')`,
    ),
    staff(),
  ],
)
