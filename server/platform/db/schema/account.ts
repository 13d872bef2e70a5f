import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { appSystem, moment, ownRows } from '#platform/db/schema/columns.ts'

/** When and from where somebody used the product, for the six months that the law asks for. */
export const accesses = pgTable(
  'registros_de_acesso',
  {
    /** No key to a profile: it outlives the person's account. */
    userId: uuid('user_id').notNull(),
    at: moment('momento').notNull(),
    ip: text('ip'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.at] }),
    index('registros_de_acesso_momento_idx').on(table.at),
    ownRows(),
    pgPolicy('system_accesses', { to: appSystem, using: sql`true`, withCheck: sql`true` }),
  ],
)
