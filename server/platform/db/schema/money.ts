import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { centavos, centavosSum, createdAt, moment, ownRows } from '#platform/db/schema/columns.ts'
import { ofPerson } from '#platform/db/schema/people.ts'

export const categories = pgTable(
  'categorias',
  {
    userId: ofPerson(),
    id: uuid('id').notNull(),
    name: text('nome').notNull(),
    /** One emoji and, behind a pipe, an optional colour. */
    icon: text('icone').notNull().default('\u{1F4CB}'),
    /** Anything but 'receita' counts as 'despesa'. */
    type: text('tipo').notNull().default('despesa'),
    version: integer('versao').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('categorias_user_id_nome_idx').on(table.userId, table.name),
    ownRows(),
  ],
)

export const transactions = pgTable(
  'transacoes',
  {
    userId: ofPerson(),
    id: uuid('id').notNull(),
    description: text('detalhes').notNull().default('N\u00e3o informado'),
    amountCents: centavos('valor').notNull().default(sql`0`),
    date: date('quando')
      .notNull()
      .default(sql`CAST(now() AT TIME ZONE 'America/Sao_Paulo' AS date)`),
    categoryId: uuid('categoria_id'),
    /** Anything but 'receita' counts as 'despesa'. */
    type: text('tipo').notNull().default('despesa'),
    version: integer('versao').notNull().default(1),
    /** The description without case and accents, behind a space. */
    searchText: text('busca').notNull().generatedAlwaysAs(sql`' ' || dobra(detalhes)`),
    createdAt: createdAt(),
  },
  (table) => {
    // Made anew for each index: Drizzle empties the modifiers of those that it has used.
    const newestFirst = () =>
      [
        table.date.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      ] as const
    return [
      primaryKey({ columns: [table.userId, table.id] }),
      // The database clears the category alone, `SET NULL (categoria_id)`.
      foreignKey({
        columns: [table.userId, table.categoryId],
        foreignColumns: [categories.userId, categories.id],
      }).onDelete('set null'),
      index('transacoes_lista_idx').on(table.userId, ...newestFirst()),
      index('transacoes_receitas_idx')
        .on(table.userId, ...newestFirst())
        .where(sql`tipo = 'receita'`),
      index('transacoes_categoria_idx').on(table.userId, table.categoryId, ...newestFirst()),
      index('transacoes_recentes_idx').on(
        table.userId,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      ),
      index('transacoes_valor_idx').on(table.userId, table.amountCents),
      index('transacoes_busca_idx').using('gin', table.userId, table.searchText.op('gin_trgm_ops')),
      ownRows(),
    ]
  },
)

const sums = {
  type: text('tipo').notNull(),
  categoryId: uuid('categoria_id'),
  total: centavosSum('total').notNull(),
  count: integer('quantidade').notNull(),
}

/** Written by the trigger on `transacoes` alone. */
export const monthlySums = pgTable(
  'resumos_mensais',
  {
    userId: ofPerson(),
    /** The first day of the month. */
    month: date('mes').notNull(),
    ...sums,
  },
  (table) => [
    unique('resumos_mensais_key')
      .on(table.userId, table.month, table.type, table.categoryId)
      .nullsNotDistinct(),
    ownRows(),
  ],
)

/** Written by the trigger on `transacoes` alone. */
export const dailySums = pgTable(
  'resumos_diarios',
  { userId: ofPerson(), day: date('dia').notNull(), ...sums },
  (table) => [
    unique('resumos_diarios_key')
      .on(table.userId, table.day, table.type, table.categoryId)
      .nullsNotDistinct(),
    ownRows(),
  ],
)

/** What undoes each command that changed money. */
export const operations = pgTable(
  'operacoes',
  {
    userId: ofPerson(),
    id: uuid('id').notNull(),
    command: text('comando').notNull(),
    inverse: jsonb('inverso').notNull(),
    undoneAt: moment('desfeita_em'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('operacoes_pagamentos_idx')
      .on(table.userId, table.createdAt.desc().nullsFirst())
      .where(sql`comando = 'recurring.pay'`),
    ownRows(),
  ],
)
