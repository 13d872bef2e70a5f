import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appSystem, moment, ownRows } from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

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

/** Files of all that is held of a person, made at their wish. */
export const dataExports = pgTable(
  'exportacoes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    state: text('situacao').notNull().default('pendente'),
    bytes: integer('bytes'),
    requestedAt: moment('pedida_em').notNull(),
    expiresAt: moment('expira_em'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('exportacoes_pendente_key').on(table.userId).where(sql`situacao = 'pendente'`),
    index('exportacoes_expira_em_idx').on(table.expiresAt),
    check('exportacoes_situacao_check', sql`situacao IN ('pendente', 'pronta')`),
    ownRows(),
    pgPolicy('system_exports', { to: appSystem, using: sql`true`, withCheck: sql`true` }),
  ],
)

/** Who asked for the end of their account, and when it was done. */
export const deletions = pgTable(
  'exclusoes',
  {
    /** No key to a profile: it outlives the person. */
    userId: uuid('user_id').primaryKey(),
    requestedAt: moment('pedida_em').notNull(),
    dueAt: moment('apagar_em').notNull(),
    doneAt: moment('feita_em'),
  },
  (table) => [
    index('exclusoes_a_fazer_idx').on(table.dueAt).where(sql`feita_em IS NULL`),
    pgPolicy('system_deletions', { to: appSystem, using: sql`true`, withCheck: sql`true` }),
  ],
)
