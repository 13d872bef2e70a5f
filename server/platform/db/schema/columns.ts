import { type Cents, centsFromDecimal, decimalFromCents } from '@lya/core/amounts/cents.ts'
import { sql } from 'drizzle-orm'
import { customType, integer, pgPolicy, pgRole, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An amount of one transaction: `numeric(14,2)` there, integer centavos here. */
export const centavos = amount('numeric(14,2)')

/** A sum of many: two digits more before the point. */
export const centavosSum = amount('numeric(16,2)')

/** A moment with its microseconds, which a Date would lose. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()

export const appUser = pgRole('app_user').existing()
export const appSystem = pgRole('app_system').existing()
export const appAdmin = pgRole('app_admin').existing()

/** Of a table of `platform/inbox`: what came from one provider, each once. */
export const inboxColumns = () => ({
  id: uuid('id').primaryKey(),
  key: text('chave').notNull(),
  kind: text('tipo').notNull(),
  /** Whose turn it is done in. */
  sender: text('remetente'),
  occurredAt: moment('ocorrido_em').notNull(),
  content: text('conteudo').notNull(),
  /** Null while it waits. */
  outcome: text('resultado'),
  attempts: integer('tentativas').notNull().default(0),
  processedAt: moment('processado_em'),
  createdAt: createdAt(),
})

/** A person sees and writes their own rows alone. */
export const ownRows = () =>
  pgPolicy('own_rows', { to: appUser, using: sql`user_id = (SELECT app_user_id())` })

/** A person reads their own rows; what stands in them is not theirs to write. */
export const ownReading = () =>
  pgPolicy('own_rows', {
    for: 'select',
    to: appUser,
    using: sql`user_id = (SELECT app_user_id())`,
  })

function amount(type: string) {
  return customType<{ data: Cents; driverData: string }>({
    dataType: () => type,
    fromDriver: centsFromDecimal,
    toDriver: decimalFromCents,
  })
}
