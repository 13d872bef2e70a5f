import { type PlanState, planStates } from '@lya/core/people/plan/plan.ts'
import { type Role, roles } from '@lya/core/people/roles/roles.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  appAdmin,
  appSystem,
  appUser,
  centavos,
  createdAt,
  moment,
  updatedAt,
} from '#platform/db/schema/columns.ts'

/** These words as SQL has them; the lists of the core are the only ones. */
const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** About people, so keyed by `id` alone; only `people/profile` and `people/identity` write it. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull().default(''),
    email: text('email'),
    /** 13 digits from 55. */
    phone: text('whatsapp_number'),
    planPrice: centavos('price_plan'),
    planPeriod: text('period_plan'),
    planStatus: text('status_plan').$type<PlanState>().notNull().default('TRIAL'),
    /** Null is without limit, as all are who are on trial. */
    transactionsMax: integer('max_transactions'),
    categoriesMax: integer('max_categories'),
    billingType: text('billing_type'),
    planEndDate: date('end_date_plan'),
    gatewayCustomerId: text('asaas_user_id'),
    trialEndDate: date('trial_end_date'),
    onboardingStep: integer('onboarding_step'),
    affiliateCode: text('affiliate_code'),
    referredByUserId: uuid('referred_by_user_id').references((): AnyPgColumn => profiles.id, {
      onDelete: 'set null',
    }),
    referredByCode: text('referred_by_code'),
    timeZone: text('fuso_horario').notNull().default('America/Sao_Paulo'),
    /** A new address that waits for its proof. */
    pendingEmail: text('email_pendente'),
    /** Which picture is theirs; null without one. */
    photoVersion: uuid('foto_versao'),
    roles: text('papeis').array().$type<Role[]>().notNull().default([]),
    /** Since when the roles count for nothing; null while they do. */
    operatorSuspendedAt: moment('operador_suspenso_em'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the account ends; null unless its end was asked for. */
    leavesAt: moment('excluir_em'),
  },
  (table) => [
    uniqueIndex('profiles_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('profiles_whatsapp_number_key').on(table.phone),
    uniqueIndex('profiles_affiliate_code_key').on(table.affiliateCode),
    index('profiles_referred_by_user_id_idx').on(table.referredByUserId),
    index('profiles_operators_idx').on(table.id).where(sql`papeis <> '{}'`),
    check('profiles_status_plan_check', sql`status_plan IN (${listed(planStates)})`),
    check('profiles_papeis_check', sql`papeis <@ ARRAY[${listed(roles)}]`),
    check('profiles_max_transactions_check', sql`max_transactions > 0`),
    check('profiles_max_categories_check', sql`max_categories > 0`),
    pgPolicy('own_profile', { to: appUser, using: sql`id = (SELECT app_user_id())` }),
    pgPolicy('system_profiles', {
      to: [appSystem, appAdmin],
      using: sql`true`,
      withCheck: sql`true`,
    }),
  ],
)

/** Whose row it is, in a table whose rows go with their person. */
export const ofPerson = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

/** Counters of rate limits; unlogged, since losing them in a crash is harmless. */
export const usageLimits = pgTable(
  'limites_de_uso',
  {
    key: text('chave').primaryKey(),
    count: integer('contagem').notNull(),
    expiresAt: moment('expira_em').notNull(),
  },
  (table) => [index('limites_de_uso_expira_em_idx').on(table.expiresAt)],
)

/** Who did what from the back-office or the command line, and why; rows are only ever added. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: uuid('id').primaryKey(),
    /** The operator; null when it was done from the command line. */
    operatorId: uuid('user_id'),
    action: text('action').notNull(),
    table: text('table_name').notNull(),
    recordId: text('record_id'),
    oldValues: jsonb('old_values'),
    newValues: jsonb('new_values'),
    address: text('address'),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_logs_created_at_idx').on(table.createdAt.desc().nullsFirst()),
    index('audit_logs_record_idx').on(
      table.table,
      table.recordId,
      table.createdAt.desc().nullsFirst(),
    ),
    index('audit_logs_latest_idx').on(table.createdAt, table.id),
    index('audit_logs_operator_idx').on(table.operatorId, table.createdAt, table.id),
    index('audit_logs_action_idx').on(table.action, table.createdAt, table.id),
    index('audit_logs_whose_idx').on(table.recordId, table.createdAt, table.id),
    index('audit_logs_words_idx').using(
      'gin',
      sql`dobra(coalesce(reason, '') || ' ' || action) gin_trgm_ops`,
    ),
    pgPolicy('audited', { to: [appSystem, appAdmin], using: sql`true`, withCheck: sql`true` }),
  ],
)

/** What the demonstration's mailbox keeps while no mail server is configured. */
export const mailbox = pgTable(
  'caixa_de_saida',
  {
    id: uuid('id').primaryKey(),
    recipient: text('destinatario').notNull(),
    subject: text('assunto').notNull(),
    text: text('texto').notNull(),
    html: text('html').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('caixa_de_saida_recentes_idx').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)
