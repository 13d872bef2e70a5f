import { sql } from 'drizzle-orm'
import {
  bytea,
  check,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appSystem, createdAt, inboxColumns, moment, ownRows } from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

/** What WhatsApp told us, each message and each status once; whose it is turns out later. */
export const whatsappEvents = pgTable('eventos_whatsapp', inboxColumns(), (table) => [
  uniqueIndex('eventos_whatsapp_chave_key').on(table.key),
  index('eventos_whatsapp_espera_idx')
    .on(table.sender, table.occurredAt, table.id)
    .where(sql`resultado IS NULL`),
  index('eventos_whatsapp_resultado_idx').on(table.sender, table.outcome, table.processedAt),
  index('eventos_whatsapp_created_at_idx').on(table.createdAt),
  check('eventos_whatsapp_tipo_check', sql`tipo IN ('mensagem', 'situacao', 'outro')`),
])

/** The WhatsApp numbers that people proved to be theirs. */
export const whatsappChannels = pgTable(
  'canais_whatsapp',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    businessScopedId: text('bsuid'),
    waId: text('wa_id'),
    /** The same with and without the ninth digit. */
    key: text('chave'),
    lastMessageAt: moment('ultima_mensagem_em').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('canais_whatsapp_bsuid_key').on(table.businessScopedId),
    uniqueIndex('canais_whatsapp_chave_key').on(table.key),
    check('canais_whatsapp_check', sql`bsuid IS NOT NULL OR wa_id IS NOT NULL`),
    ownRows(),
    pgPolicy('system_channels', { to: appSystem, using: sql`true`, withCheck: sql`true` }),
  ],
)

/** A code, hashed, that proves a number when it comes from there. */
export const linkingCodes = pgTable(
  'codigos_de_vinculo',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    code: text('codigo').notNull(),
    expiresAt: moment('expira_em').notNull(),
  },
  (table) => [
    uniqueIndex('codigos_de_vinculo_codigo_key').on(table.code),
    pgPolicy('system_codes', { to: appSystem, using: sql`true`, withCheck: sql`true` }),
  ],
)

/** What the telephone of the demonstration shows. */
export const simulatedTelephone = pgTable(
  'simulador_whatsapp',
  {
    id: text('id').primaryKey(),
    phone: text('telefone').notNull(),
    author: text('autor').notNull(),
    content: jsonb('conteudo').notNull(),
    fate: text('situacao').notNull(),
    createdAt: createdAt(),
    /** When it was sent, as the telephone pretends. */
    sentAt: moment('enviada_em').notNull().defaultNow(),
    bytes: bytea('arquivo'),
  },
  (table) => [
    index('simulador_whatsapp_telefone_idx').on(
      table.phone,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('simulador_whatsapp_autor_check', sql`autor IN ('pessoa', 'lya')`),
  ],
)
