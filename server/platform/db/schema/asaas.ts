import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/db/schema/columns.ts'

/** What the payment provider of the demonstration holds: one document for each thing. */
export const simulatedAsaas = pgTable(
  'simulador_asaas',
  {
    id: text('id').primaryKey(),
    order: bigint('ordem', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    kind: text('tipo').notNull(),
    reference: text('referencia'),
    customer: text('cliente'),
    group: text('grupo'),
    data: jsonb('dados').notNull(),
    visibleAt: moment('visivel_em').notNull(),
    nextAt: moment('proxima_em'),
  },
  (table) => [
    check(
      'simulador_asaas_tipo_check',
      sql`tipo IN ('cliente', 'cobranca', 'parcelamento', 'assinatura', 'cartao')`,
    ),
    index('simulador_asaas_tipo_idx').on(table.kind, table.order.desc().nullsFirst()),
    index('simulador_asaas_referencia_idx').on(table.reference, table.kind),
    index('simulador_asaas_grupo_idx').on(table.group, table.kind),
    index('simulador_asaas_proxima_em_idx').on(table.nextAt).where(sql`proxima_em IS NOT NULL`),
  ],
)

/** Its webhooks, each told until it is answered 200. */
export const simulatedAsaasEvents = pgTable(
  'simulador_asaas_avisos',
  {
    order: bigint('ordem', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event: text('evento').notNull(),
    subject: text('objeto').notNull(),
    body: jsonb('corpo').notNull(),
    fate: text('situacao').notNull(),
    tries: integer('tentativas').notNull().default(0),
    answer: integer('resposta'),
    nextAt: moment('proxima_em').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check(
      'simulador_asaas_avisos_situacao_check',
      sql`situacao IN ('pendente', 'entregue', 'perdido')`,
    ),
    index('simulador_asaas_avisos_pendente_idx').on(table.order).where(sql`situacao = 'pendente'`),
    index('simulador_asaas_avisos_objeto_idx').on(table.subject, table.order),
  ],
)

/** Its clock, its faults, and whether its queue was interrupted. */
export const simulatedAsaasState = pgTable('simulador_asaas_estado', {
  key: text('chave').primaryKey(),
  value: jsonb('valor').notNull(),
})
