import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { charges, ownCharges } from '#platform/db/schema/charges.ts'
import { checkoutSessions, staff } from '#platform/db/schema/checkout.ts'
import { createdAt, inboxColumns, moment, updatedAt } from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

const methods = sql.raw(`'CREDIT_CARD', 'PIX', 'BOLETO'`)

/** An attempt to pay at the checkout. */
export const paymentAttempts = pgTable(
  'process_payment',
  {
    /** The browser's. */
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => checkoutSessions.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    status: text('status').notNull().default('PENDING'),
    method: text('payment_method').$type<BillingType>().notNull(),
    chargeId: uuid('charge_id').references(() => charges.id),
    /** The refusal's code. */
    refusal: text('motivo'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('process_payment_attempt_key').on(table.sessionId, table.attempt),
    index('process_payment_charge_id_idx').on(table.chargeId),
    check('process_payment_status_check', sql`status IN ('PENDING', 'SUCCESS', 'FAIL')`),
    check('process_payment_payment_method_check', sql`payment_method IN (${methods})`),
    staff(),
  ],
)

/** The code of a charge by PIX. */
export const pixPayments = pgTable(
  'pix_payments',
  {
    chargeId: uuid('charge_id')
      .primaryKey()
      .references(() => charges.id),
    sessionId: uuid('session_id').references(() => checkoutSessions.id, { onDelete: 'set null' }),
    status: text('status').notNull().default('PENDING'),
    payment: text('payment').notNull(),
    customer: text('customer').notNull(),
    subscription: text('subscription'),
    code: text('codigo').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('pix_payments_session_id_idx').on(table.sessionId),
    check('pix_payments_status_check', sql`status IN ('PENDING', 'RECEIVED', 'EXPIRED')`),
    ownCharges(),
    staff(),
  ],
)

const eventColumns = () => ({
  ...inboxColumns(),
  /** What the event named, kept once it is done. */
  hint: jsonb('pista').$type<{ name: string; reference: string | null; chargeId: string | null }>(),
})

/** What the provider told us, each once, and what came of it. */
export const gatewayEvents = pgTable('eventos_asaas', eventColumns(), (table) => [
  uniqueIndex('eventos_asaas_chave_key').on(table.key),
  index('eventos_asaas_remetente_idx').on(table.sender, table.occurredAt),
  index('eventos_asaas_recentes_idx').on(
    table.createdAt.desc().nullsFirst(),
    table.id.desc().nullsFirst(),
  ),
  index('eventos_asaas_espera_idx')
    .on(table.sender, table.occurredAt, table.id)
    .where(sql`resultado IS NULL`),
  index('eventos_asaas_created_at_idx').on(table.createdAt),
  check('eventos_asaas_tipo_check', sql`tipo IN ('cobranca', 'outro')`),
  staff(),
])

/** What an operator should look at. */
export const alerts = pgTable(
  'admin_alerts',
  {
    id: uuid('id').primaryKey(),
    rule: text('rule').notNull(),
    subject: text('subject').notNull(),
    priority: text('priority').notNull(),
    status: text('status').notNull().default('active'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    resolvedAt: moment('resolved_at'),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    /** When what it tells of ended by itself. */
    overAt: moment('over_at'),
    /** The operator who resolved it. */
    resolvedBy: uuid('resolved_by'),
    note: text('note'),
  },
  (table) => [
    index('admin_alerts_user_id_idx').on(table.userId),
    index('admin_alerts_list_idx').on(table.status, table.createdAt, table.id),
    index('admin_alerts_rule_idx').on(table.rule, table.resolvedAt),
    uniqueIndex('admin_alerts_open_key')
      .on(table.rule, table.subject)
      .where(sql`status = 'active'`),
    check('admin_alerts_priority_check', sql`priority IN ('critical', 'high', 'medium')`),
    check('admin_alerts_status_check', sql`status IN ('active', 'resolved')`),
    staff(),
  ],
)
