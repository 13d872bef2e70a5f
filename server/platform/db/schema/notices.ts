import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  appAdmin,
  appSystem,
  createdAt,
  moment,
  ownRows,
  updatedAt,
} from '#platform/db/schema/columns.ts'
import { ofPerson, profiles } from '#platform/db/schema/people.ts'

/** What a person wants to be told of, where, and when not. */
export const noticeWishes = pgTable(
  'preferencias_avisos',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    quietFrom: time('silencio_inicio').notNull().default('22:00'),
    quietUntil: time('silencio_fim').notNull().default('08:00'),
    /** When to look after the person next. */
    nextVisitAt: moment('proxima_em').notNull().defaultNow(),
    /** The last of the person's days whose notices were made. */
    plannedOn: date('planejado_em'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Channels by kind; a kind that is not named goes where its area sends it. */
    choices: jsonb('escolhas').$type<Record<string, string[]>>().notNull().default({}),
  },
  (table) => [
    index('preferencias_avisos_proxima_idx').on(table.nextVisitAt),
    ownRows(),
    pgPolicy('system_notices', { to: appSystem, using: sql`true`, withCheck: sql`true` }),
    pgPolicy('admin_reach', { for: 'select', to: appAdmin, using: sql`true` }),
  ],
)

/** One notice on one channel, and its fate. */
export const notices = pgTable(
  'avisos',
  {
    userId: ofPerson(),
    id: uuid('id').notNull(),
    kind: text('tipo').notNull(),
    /** `todos`: it was asked for, and has not been given its channels. */
    channel: text('canal').notNull(),
    /** What it is about; once for a channel. */
    key: text('chave').notNull(),
    fate: text('situacao').notNull().default('pendente'),
    sendAt: moment('enviar_em').notNull(),
    attempts: integer('tentativas').notNull().default(0),
    error: text('erro'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** What its words are made from when it leaves. */
    data: jsonb('dados'),
    /** What the screens show. */
    title: text('titulo'),
    sentence: text('texto'),
    path: text('caminho'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('avisos_chave_key').on(table.userId, table.key, table.channel),
    index('avisos_a_enviar_idx')
      .on(table.userId, table.sendAt)
      .where(sql`situacao IN ('pendente', 'enviando')`),
    index('avisos_no_app_idx')
      .on(table.userId, table.createdAt)
      .where(sql`canal = 'app' AND situacao = 'enviado'`),
    check('avisos_canal_check', sql`canal IN ('todos', 'app', 'email', 'whatsapp', 'push')`),
    ownRows(),
    pgPolicy('system_news', { for: 'select', to: appSystem, using: sql`tipo = 'novidades'` }),
    pgPolicy('system_asks', { for: 'insert', to: appSystem, withCheck: sql`canal = 'todos'` }),
  ],
)

/** What a person answered about a kind and a channel; rows are only ever added. */
export const consents = pgTable(
  'consentimentos',
  {
    /** No key to a profile: what was agreed to stays proven. */
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('tipo').notNull(),
    channel: text('canal').notNull(),
    isYes: boolean('resposta').notNull(),
    origin: text('origem').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('consentimentos_leitura_idx')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`tipo = 'leitura'`),
    index('consentimentos_novidades_idx')
      .on(table.createdAt, table.userId)
      .where(sql`tipo = 'novidades'`),
    check('consentimentos_origem_check', sql`origem IN ('tela', 'link')`),
    ownRows(),
    pgPolicy('system_news', { for: 'select', to: appSystem, using: sql`tipo = 'novidades'` }),
  ],
)

/** What happened to a person on one of their days, and how often. */
export const facts = pgTable(
  'fatos',
  {
    userId: ofPerson(),
    fact: text('fato').notNull(),
    day: date('dia').notNull(),
    times: integer('vezes').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fact, table.day] }),
    index('fatos_escreveu_idx').on(table.day).where(sql`fato = 'escreveu'`),
    check(
      'fatos_fato_check',
      sql`fato IN ('cadastrou', 'comecou', 'primeiro_lancamento', 'escreveu', 'vinculou', 'perguntado', 'desfez', 'exportou')`,
    ),
    ownRows(),
  ],
)

/** Browsers that take notifications; address and keys are sealed. */
export const pushBrowsers = pgTable(
  'assinaturas_push',
  {
    userId: ofPerson(),
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
