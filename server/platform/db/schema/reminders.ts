import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appSystem, createdAt, moment, ownRows, updatedAt } from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

/** What a person wants to be reminded of, where, and when not. */
export const reminderWishes = pgTable(
  'preferencias_lembretes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    duePayments: text('contas').array().notNull().default(['email']),
    budgets: text('orcamentos').array().notNull().default([]),
    weeklySummary: text('resumo').array().notNull().default([]),
    quietFrom: time('silencio_inicio').notNull().default('22:00'),
    quietUntil: time('silencio_fim').notNull().default('08:00'),
    /** When to look after the person next. */
    nextVisitAt: moment('proxima_em').notNull().defaultNow(),
    /** The last of the person's days whose reminders were made. */
    plannedOn: date('planejado_em'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('preferencias_lembretes_proxima_idx').on(table.nextVisitAt),
    check(
      'preferencias_lembretes_check',
      sql`(contas || orcamentos || resumo) <@ ARRAY['email', 'whatsapp', 'push']`,
    ),
    ownRows(),
    pgPolicy('system_reminders', { to: appSystem, using: sql`true`, withCheck: sql`true` }),
  ],
)

/** One reminder on one channel, and its fate. */
export const reminders = pgTable(
  'lembretes',
  {
    userId: person(),
    id: uuid('id').notNull(),
    kind: text('tipo').notNull(),
    channel: text('canal').notNull(),
    /** What it is about; once for a channel. */
    key: text('chave').notNull(),
    fate: text('situacao').notNull().default('pendente'),
    sendAt: moment('enviar_em').notNull(),
    attempts: integer('tentativas').notNull().default(0),
    error: text('erro'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('lembretes_chave_key').on(table.userId, table.key, table.channel),
    index('lembretes_a_enviar_idx')
      .on(table.userId, table.sendAt)
      .where(sql`situacao IN ('pendente', 'enviando')`),
    check('lembretes_tipo_check', sql`tipo IN ('contas', 'orcamentos', 'resumo')`),
    check('lembretes_canal_check', sql`canal IN ('email', 'whatsapp', 'push')`),
    ownRows(),
  ],
)

/** Browsers that take notifications; address and keys are sealed. */
export const pushBrowsers = pgTable(
  'assinaturas_push',
  {
    userId: person(),
    id: uuid('id').notNull(),
    /** The address, hashed. */
    key: text('chave').notNull(),
    content: text('conteudo').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('assinaturas_push_chave_key').on(table.userId, table.key),
    ownRows(),
  ],
)
