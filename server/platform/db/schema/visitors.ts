import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  appSystem,
  centavos,
  createdAt,
  moment,
  ownRows,
  updatedAt,
} from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

/** What visitors of the public pages answered about cookies; rows are only ever added. */
export const visitorConsents = pgTable(
  'consentimentos_visitantes',
  {
    id: uuid('id').primaryKey(),
    /** An id that their browser keeps. */
    visitor: uuid('visitante').notNull(),
    measurement: boolean('medicao').notNull(),
    marketing: boolean('marketing').notNull(),
    textVersion: text('texto_versao').notNull(),
    /** The beginning of their address. */
    network: text('rede').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('consentimentos_visitantes_visitante_idx').on(table.visitor, table.createdAt),
    pgPolicy('system_consents', { to: appSystem, using: sql`true`, withCheck: sql`true` }),
  ],
)

/** The browser that somebody signed up with, where they had agreed to be recognised. */
export const visits = pgTable(
  'visitas',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    visitor: uuid('visitante').notNull(),
    /** What the networks' scripts had left in it. */
    marks: jsonb('marcas').notNull(),
    createdAt: createdAt(),
  },
  () => [
    ownRows(),
    pgPolicy('system_visits', { to: appSystem, using: sql`true`, withCheck: sql`true` }),
  ],
)

/** One fact that one network is told of, and its fate; both together are told once. */
export const conversions = pgTable(
  'conversoes',
  {
    /** Such as `compra:<charge>`. */
    fact: text('fato').notNull(),
    network: text('rede').notNull(),
    /** What networks know the fact by. */
    eventId: text('evento').notNull(),
    name: text('nome').notNull(),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    visitor: uuid('visitante').notNull(),
    marks: jsonb('marcas').notNull(),
    planName: text('plano'),
    amount: centavos('valor'),
    occurredAt: moment('ocorrido_em').notNull(),
    fate: text('situacao').notNull().default('pendente'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.fact, table.network] }),
    index('conversoes_user_id_idx').on(table.userId),
    index('conversoes_created_at_idx').on(table.createdAt),
    check('conversoes_rede_check', sql`rede IN ('meta', 'tiktok', 'google')`),
    ownRows(),
    pgPolicy('system_conversions', { to: appSystem, using: sql`true`, withCheck: sql`true` }),
  ],
)
