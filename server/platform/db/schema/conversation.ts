import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, moment, ownRows, updatedAt } from '#platform/db/schema/columns.ts'
import { categories } from '#platform/db/schema/money.ts'
import { ofPerson, profiles } from '#platform/db/schema/people.ts'

export const conversations = pgTable(
  'conversas',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Read and written whole: as `jsonb` every message would take it apart. */
    state: json('estado').notNull().default({}),
    /** When the second began whose new messages `received` counts. */
    windowStart: moment('janela').notNull().defaultNow(),
    received: integer('recebidas').notNull().default(0),
    updatedAt: updatedAt(),
  },
  () => [ownRows()],
)

/** Ids from outside are unique for a person and a channel. */
export const messages = pgTable(
  'mensagens',
  {
    userId: ofPerson(),
    channel: text('canal').notNull(),
    id: text('id').notNull(),
    text: text('texto').notNull(),
    sentAt: moment('enviada_em').notNull().defaultNow(),
    createdAt: createdAt(),
    /** When the person took it away: its text is empty then, and its replies are gone. */
    deletedAt: moment('apagada_em'),
    /** The message of either side that it answers, by its id at the channel. */
    replyTo: text('responde_a'),
    /** It waits for its person's plan. */
    isKept: boolean('guardada').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.channel, table.id] }),
    index('mensagens_guardadas_idx').on(table.userId, table.sentAt).where(sql`${table.isKept}`),
    index('mensagens_recentes_idx')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} IS NULL`),
    ownRows(),
  ],
)

/** What Lya answered, in order. */
export const replies = pgTable(
  'respostas',
  {
    userId: ofPerson(),
    id: uuid('id').notNull(),
    channel: text('canal').notNull(),
    messageId: text('mensagem_id').notNull(),
    position: integer('ordem').notNull(),
    text: text('texto').notNull(),
    quickReplies: text('opcoes').array().notNull().default([]),
    operationId: uuid('operacao_id'),
    createdAt: createdAt(),
    /** What it tells of: a `LastRegistration` of the assistant's. */
    registration: jsonb('registro'),
    /** Folded words of the message and the reply. */
    search: text('busca').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.channel, table.messageId],
      foreignColumns: [messages.userId, messages.channel, messages.id],
    }).onDelete('cascade'),
    index('respostas_mensagem_idx').on(
      table.userId,
      table.channel,
      table.messageId,
      table.position,
    ),
    index('respostas_busca_idx').using('gin', table.userId, table.search.op('gin_trgm_ops')),
    ownRows(),
  ],
)

/** What becomes of a reply that a provider carries: the outbox. */
export const deliveries = pgTable(
  'envios',
  {
    userId: uuid('user_id').notNull(),
    replyId: uuid('resposta_id').notNull(),
    channel: text('canal').notNull(),
    /** Which of the person's numbers it goes to. */
    channelId: uuid('canal_id').notNull(),
    position: integer('ordem').notNull(),
    fate: text('situacao').notNull().default('pendente'),
    attempts: integer('tentativas').notNull().default(0),
    /** When it may be tried again, or until when a try that runs is waited for. */
    nextAt: moment('proxima_em'),
    error: text('erro'),
    /** Its id at the channel that carried it. */
    externalId: text('id_externo'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.replyId] }),
    foreignKey({
      columns: [table.userId, table.replyId],
      foreignColumns: [replies.userId, replies.id],
    }).onDelete('cascade'),
    index('envios_a_enviar_idx')
      .on(table.userId, table.createdAt, table.position)
      .where(sql`situacao IN ('pendente', 'enviando')`),
    index('envios_id_externo_idx')
      .on(table.userId, table.channel, table.externalId)
      .where(sql`id_externo IS NOT NULL`),
    ownRows(),
  ],
)

/** A word, and the category that it meant to this person. */
export const learnedChoices = pgTable(
  'aprendizados',
  {
    userId: ofPerson(),
    term: text('termo').notNull(),
    type: text('tipo').notNull(),
    categoryId: uuid('categoria_id').notNull(),
    times: integer('vezes').notNull().default(1),
    updatedAt: updatedAt(),
    /** What the choice replaced, for the case that it is taken back. */
    previousCategoryId: uuid('categoria_anterior'),
    previousTimes: integer('vezes_anterior').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.term, table.type] }),
    foreignKey({
      columns: [table.userId, table.categoryId],
      foreignColumns: [categories.userId, categories.id],
    }).onDelete('cascade'),
    // The database clears the category alone, `SET NULL (categoria_anterior)`.
    foreignKey({
      columns: [table.userId, table.previousCategoryId],
      foreignColumns: [categories.userId, categories.id],
    }).onDelete('set null'),
    ownRows(),
  ],
)

/** How often each rule of Lya's decided on a day; nobody's words, nobody's name. */
export const ruleCounts = pgTable(
  'contagens_regras',
  {
    day: date('dia').notNull(),
    rule: text('regra').notNull(),
    decisions: integer('decisoes').notNull().default(0),
    asked: integer('perguntas').notNull().default(0),
    undone: integer('desfeitas').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.rule] })],
)
