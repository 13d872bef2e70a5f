import type { Role } from '@lya/core/people/roles/roles.ts'
import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appAdmin, appSystem, createdAt, moment } from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

/** Invitations to the back-office that are open. */
export const operatorInvitations = pgTable(
  'convites_operador',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    roles: text('papeis').array().$type<Role[]>().notNull(),
    /** The hash of the link. */
    mark: text('marca').notNull(),
    invitedBy: uuid('convidado_por')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    expiresAt: moment('expira_em').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('convites_operador_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('convites_operador_marca_key').on(table.mark),
    index('convites_operador_convidado_por_idx').on(table.invitedBy),
    check(
      'convites_operador_papeis_check',
      sql`papeis <@ ARRAY['admin', 'finance', 'support', 'marketing'] AND papeis <> '{}'`,
    ),
    pgPolicy('staff', { to: [appSystem, appAdmin], using: sql`true`, withCheck: sql`true` }),
  ],
)
