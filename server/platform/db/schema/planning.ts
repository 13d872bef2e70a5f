import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { centavos, createdAt, ownRows, updatedAt } from '#platform/db/schema/columns.ts'
import { categories } from '#platform/db/schema/money.ts'
import { ofPerson } from '#platform/db/schema/people.ts'

export const budgets = pgTable(
  'planejamento_gastos',
  {
    userId: ofPerson(),
    id: uuid('id').notNull(),
    categoryId: uuid('categoria_id').notNull(),
    plannedCents: centavos('valor_planejado').notNull(),
    /** Year, hyphen, month without a zero. */
    month: text('mes_ano').notNull(),
    /** False means deleted. */
    isActive: boolean('ativo').notNull().default(true),
    version: integer('versao').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.categoryId],
      foreignColumns: [categories.userId, categories.id],
    }).onDelete('cascade'),
    check('planejamento_gastos_mes_ano_check', sql`mes_ano ~ '^\\d{4}-([1-9]|1[0-2])$'`),
    uniqueIndex('planejamento_gastos_vigente_key')
      .on(table.userId, table.month, table.categoryId)
      .where(sql`ativo`),
    index('planejamento_gastos_categoria_idx').on(table.userId, table.categoryId),
    ownRows(),
  ],
)

export const recurringPayments = pgTable(
  'pagamentos_recorrentes',
  {
    userId: ofPerson(),
    id: uuid('id').notNull(),
    name: text('nome').notNull(),
    amountCents: centavos('valor').notNull(),
    /** Anything unknown counts as 'mensal'. */
    frequency: text('frequencia').notNull().default('mensal'),
    dueDay: integer('dia_vencimento').notNull(),
    categoryId: uuid('categoria_id'),
    notes: text('observacoes'),
    isActive: boolean('ativo').notNull().default(true),
    nextDate: date('data_proximo_pagamento').notNull(),
    lastPaidDate: date('data_ultimo_pagamento'),
    instalments: integer('total_parcelas'),
    instalmentsPaid: integer('parcelas_pagas').notNull().default(0),
    endDate: date('data_termino'),
    /** The date that the last payment settled. */
    settledDate: date('vencimento_pago'),
    /** What undoes the last payment. */
    paymentOperationId: uuid('operacao_pagamento'),
    version: integer('versao').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // The database clears the category alone, `SET NULL (categoria_id)`.
    foreignKey({
      columns: [table.userId, table.categoryId],
      foreignColumns: [categories.userId, categories.id],
    }).onDelete('set null'),
    check(
      'pagamentos_recorrentes_dia_vencimento_check',
      sql`dia_vencimento >= 1 AND dia_vencimento <= 31`,
    ),
    check('pagamentos_recorrentes_total_parcelas_check', sql`total_parcelas >= 1`),
    check('pagamentos_recorrentes_parcelas_pagas_check', sql`parcelas_pagas >= 0`),
    index('pagamentos_recorrentes_vencimento_idx').on(table.userId, table.nextDate, table.id),
    index('pagamentos_recorrentes_alterados_idx').on(
      table.userId,
      table.updatedAt.desc().nullsFirst(),
    ),
    index('pagamentos_recorrentes_categoria_idx').on(table.userId, table.categoryId),
    ownRows(),
  ],
)

export const goals = pgTable(
  'metas_financeiras',
  {
    userId: ofPerson(),
    id: uuid('id').notNull(),
    name: text('nome').notNull().default('Meta sem nome'),
    targetCents: centavos('valor_objetivo').notNull(),
    savedCents: centavos('valor_atual').notNull().default(sql`0`),
    isActive: boolean('ativa').notNull().default(true),
    type: text('tipo'),
    targetDate: date('data_objetivo'),
    version: integer('versao').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('metas_financeiras_user_id_created_at_idx').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    ownRows(),
  ],
)
