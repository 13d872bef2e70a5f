import type { MessageContent } from '@lya/core/backoffice/messages/content.ts'
import type { Segment } from '@lya/core/backoffice/segments/segment.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { staff } from '#platform/db/schema/checkout.ts'
import {
  appAdmin,
  appUser,
  createdAt,
  moment,
  ownRows,
  updatedAt,
} from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

const version = () => integer('versao').notNull().default(1)

/** Who is meant, by conditions instead of names. */
export const segments = pgTable(
  'segmentos',
  {
    id: uuid('id').primaryKey(),
    name: text('nome').notNull(),
    rule: jsonb('regra').$type<Segment>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [pgPolicy('operators', { to: appAdmin, using: sql`true`, withCheck: sql`true` })],
)

/** What is said, with variables in double braces. */
export const messageTemplates = pgTable(
  'modelos_mensagem',
  {
    id: uuid('id').primaryKey(),
    name: text('nome').notNull(),
    channel: text('canal').notNull(),
    subject: text('assunto').notNull().default(''),
    body: text('texto').notNull(),
    button: text('botao').notNull().default(''),
    path: text('caminho').notNull().default('/'),
    /** The template's name at WhatsApp. */
    metaName: text('nome_meta').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [check('modelos_mensagem_canal_check', sql`canal IN ('email', 'whatsapp')`), staff()],
)

/** A message to a segment; once launched it has both as they were then. */
export const campaigns = pgTable(
  'campanhas',
  {
    id: uuid('id').primaryKey(),
    name: text('nome').notNull(),
    segmentId: uuid('segmento_id').references(() => segments.id, { onDelete: 'set null' }),
    templateId: uuid('modelo_id').references(() => messageTemplates.id, { onDelete: 'set null' }),
    perMinute: integer('por_minuto').notNull(),
    state: text('situacao').notNull().default('rascunho'),
    startsAt: moment('inicia_em'),
    rule: jsonb('regra').$type<Segment>(),
    content: jsonb('conteudo').$type<MessageContent>(),
    /** People in it as it started. */
    audience: integer('publico'),
    /** What became of them, counted after the fact. */
    results: jsonb('resultado').notNull().default({}),
    batchAt: moment('lote_em'),
    gatheredAt: moment('colhida_em'),
    version: version(),
    startedAt: moment('iniciada_em'),
    endedAt: moment('terminada_em'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('campanhas_created_idx').on(table.createdAt),
    check('campanhas_por_minuto_check', sql`por_minuto BETWEEN 1 AND 1000`),
    check(
      'campanhas_situacao_check',
      sql`situacao IN ('rascunho', 'agendada', 'enviando', 'pausada', 'parada', 'concluida')`,
    ),
    check(
      'campanhas_lancada_check',
      sql`situacao = 'rascunho' OR (regra IS NOT NULL AND conteudo IS NOT NULL)`,
    ),
    staff(),
    pgPolicy('own_campaigns', {
      for: 'select',
      to: appUser,
      using: sql`id IN (SELECT e.campanha_id FROM campanha_envios e
        WHERE e.user_id = (SELECT app_user_id()))`,
    }),
  ],
)

/** Each person of a campaign, once. */
export const campaignSends = pgTable(
  'campanha_envios',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    campaignId: uuid('campanha_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    state: text('situacao').notNull().default('pendente'),
    reason: text('motivo'),
    /** Not before then: it is quiet. */
    tryAt: moment('tentar_em'),
    sentAt: moment('enviado_em'),
    openedLinkAt: moment('clicou_em'),
    leftAt: moment('saiu_em'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.campaignId] }),
    index('campanha_envios_campanha_idx').on(table.campaignId, table.state, table.userId),
    check(
      'campanha_envios_situacao_check',
      sql`situacao IN ('pendente', 'na_fila', 'enviado', 'entregue', 'lido', 'falhou', 'incerto',
        'pulado')`,
    ),
    staff(),
    ownRows(),
  ],
)
