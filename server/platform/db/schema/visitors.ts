import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { appSystem, createdAt, ownRows } from '#platform/db/schema/columns.ts'
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
