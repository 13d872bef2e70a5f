import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { charges } from '#platform/db/schema/charges.ts'
import { staff } from '#platform/db/schema/checkout.ts'
import { centavos, moment } from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

/** How it stands with each charge by its rows, kept by triggers for lists alone. */
export const chargeStandings = pgTable(
  'situacao_cobrancas',
  {
    chargeId: uuid('charge_id')
      .primaryKey()
      .references(() => charges.id, { onDelete: 'cascade' }),
    state: text('estado').notNull().default('prepared'),
    rank: integer('posto').notNull().default(1),
    refunded: centavos('devolvido').notNull().default(sql`0`),
    amount: centavos('valor').notNull(),
    billingType: text('meio').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('situacao_cobrancas_created_idx').on(table.createdAt, table.chargeId),
    index('situacao_cobrancas_valor_idx').on(table.amount, table.chargeId),
    index('situacao_cobrancas_estado_idx').on(table.state, table.createdAt, table.chargeId),
    index('situacao_cobrancas_estado_valor_idx').on(table.state, table.amount, table.chargeId),
    index('situacao_cobrancas_meio_idx').on(table.billingType, table.createdAt, table.chargeId),
    staff(),
  ],
)

/** What an operator asked the provider to give back. */
export const refunds = pgTable(
  'reembolsos',
  {
    id: uuid('id').primaryKey(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    total: centavos('valor_total').notNull(),
    reason: text('motivo').notNull(),
    askedBy: uuid('pedido_por').references(() => profiles.id, { onDelete: 'set null' }),
    askedAt: moment('pedido_em').notNull(),
    result: text('resultado').$type<'feito' | 'recusado'>(),
    code: text('codigo'),
    endedAt: moment('terminado_em'),
  },
  (table) => [
    index('reembolsos_charge_id_idx').on(table.chargeId),
    index('reembolsos_pedido_por_idx').on(table.askedBy),
    uniqueIndex('reembolsos_aberto_key').on(table.chargeId).where(sql`resultado IS NULL`),
    check('reembolsos_valor_total_check', sql`valor_total > 0`),
    check('reembolsos_resultado_check', sql`resultado IN ('feito', 'recusado')`),
    staff(),
  ],
)
