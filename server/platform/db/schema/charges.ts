import type { BillingType, ChargeReason } from '@lya/core/commerce/charges/charge-state.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkoutSessions, staff } from '#platform/db/schema/checkout.ts'
import {
  appUser,
  centavos,
  createdAt,
  moment,
  ownReading,
  updatedAt,
} from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'
import { plans } from '#platform/db/schema/plans.ts'

const environments = sql.raw(`'simulator', 'sandbox', 'production'`)
const methods = sql.raw(`'CREDIT_CARD', 'PIX', 'BOLETO'`)

const person = () => uuid('user_id').references(() => profiles.id, { onDelete: 'set null' })

/** Who a person is to the provider. */
export const gatewayCustomers = pgTable(
  'asaas_customers',
  {
    id: uuid('id').primaryKey(),
    userId: person(),
    environment: text('environment').notNull(),
    customerId: text('customer_id').notNull(),
    name: text('name').notNull(),
    document: text('cpfcnpj').notNull(),
    cardHolder: text('cc_holdername'),
    /** `**** 1234`. */
    cardNumber: text('cc_number'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('asaas_customers_customer_id_key').on(table.environment, table.customerId),
    index('asaas_customers_user_id_idx').on(table.userId),
    check('asaas_customers_environment_check', sql`environment IN (${environments})`),
    ownReading(),
    staff(),
  ],
)

/** A card that the provider keeps. */
export const cardTokens = pgTable(
  'card_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: person(),
    environment: text('environment').notNull(),
    customerId: text('customer_id').notNull(),
    /** Sealed. */
    token: text('token').notNull(),
    lastFour: text('last_four_digits').notNull(),
    brand: text('card_brand').notNull(),
    holderName: text('holder_name').notNull(),
    expiryMonth: text('expiry_month').notNull(),
    expiryYear: text('expiry_year').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Of whoever paid for the person as a guest: it buys nothing but what it bought. */
    isOthers: boolean('de_terceiro').notNull().default(false),
    /** A keyed hash, the same for the same card. */
    fingerprint: text('impressao').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('card_tokens_user_id_idx').on(table.userId),
    index('card_tokens_impressao_idx').on(table.fingerprint),
    check('card_tokens_environment_check', sql`environment IN (${environments})`),
    check('card_tokens_last_four_digits_check', sql`length(last_four_digits) = 4`),
    ownReading(),
    staff(),
  ],
)

/** What we ask of somebody; how it stands with it is in `chargeEvents` alone. */
export const charges = pgTable(
  'charges',
  {
    /** The provider's `externalReference`. */
    id: uuid('id').primaryKey(),
    /** Null until the person exists, and once they are gone. */
    userId: person(),
    sessionId: uuid('session_id').references(() => checkoutSessions.id, { onDelete: 'set null' }),
    reason: text('motivo').$type<ChargeReason>().notNull(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    period: text('period').$type<PlanPeriod>().notNull(),
    amount: centavos('amount').notNull(),
    /** The plan's price in it, without the cost of instalments. */
    planAmount: centavos('plan_amount').notNull(),
    installments: integer('installments').notNull().default(1),
    billingType: text('billing_type').$type<BillingType>().notNull(),
    dueOn: date('due_date').notNull(),
    environment: text('environment').notNull(),
    providerId: text('provider_id'),
    customerId: text('customer_id').notNull(),
    cardTokenId: uuid('card_token_id').references(() => cardTokens.id, { onDelete: 'set null' }),
    boletoLine: text('boleto_line'),
    boletoUrl: text('boleto_url'),
    /** When it is taken back, should nobody have paid. */
    expiresAt: moment('expira_em'),
    readings: integer('leituras').notNull().default(0),
    lookUps: integer('buscas').notNull().default(0),
    lookedUpAt: moment('buscada_em'),
    lastReadAt: moment('last_read_at'),
    createdAt: createdAt(),
    /** Its money goes back, and nothing else follows from it. */
    isSurplus: boolean('excedente').notNull().default(false),
    /** The provider's page on which a boleto's payer says where the money goes. */
    refundUrl: text('reembolso_url'),
  },
  (table) => [
    index('charges_sem_resposta_idx').on(table.createdAt).where(sql`provider_id IS NULL`),
    index('charges_expira_em_idx').on(table.expiresAt).where(sql`expira_em IS NOT NULL`),
    index('charges_user_id_idx').on(table.userId, table.createdAt),
    index('charges_session_id_idx').on(table.sessionId),
    index('charges_plan_id_idx').on(table.planId),
    index('charges_card_token_id_idx').on(table.cardTokenId),
    index('charges_created_at_idx').on(table.createdAt),
    uniqueIndex('charges_provider_id_key').on(table.environment, table.providerId),
    check('charges_motivo_check', sql`motivo IN ('compra', 'renovacao', 'troca')`),
    check('charges_amount_check', sql`amount > 0`),
    check('charges_billing_type_check', sql`billing_type IN (${methods})`),
    check('charges_environment_check', sql`environment IN (${environments})`),
    ownReading(),
    staff(),
  ],
)

export const ownCharges = () =>
  pgPolicy('own_charges', {
    for: 'select',
    to: appUser,
    using: sql`EXISTS (SELECT FROM charges c
      WHERE c.id = charge_id AND c.user_id = (SELECT app_user_id()))`,
  })

/** The ledger: rows are only ever added. */
export const chargeEvents = pgTable(
  'charge_events',
  {
    id: uuid('id').primaryKey(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    state: text('state').notNull(),
    providerStatus: text('provider_status').notNull(),
    amount: centavos('amount').notNull(),
    refunded: centavos('refunded').notNull(),
    /** What made us look, such as `webhook`. */
    cause: text('cause').notNull(),
    occurredAt: moment('occurred_at').notNull(),
  },
  (table) => [
    uniqueIndex('charge_events_state_key').on(
      table.chargeId,
      table.state,
      table.providerStatus,
      table.refunded,
    ),
    index('charge_events_occurred_at_idx').on(table.occurredAt),
    ownCharges(),
    staff(),
  ],
)
