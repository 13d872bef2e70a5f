import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { staff } from '#platform/db/schema/checkout.ts'
import { createdAt, moment } from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

/** What happened on a day in Sao Paulo; the slices of a number are summed. */
export const dailyFigures = pgTable(
  'numeros_diarios',
  {
    day: date('dia').notNull(),
    number: text('numero').notNull(),
    slice: smallint('fatia').notNull().default(0),
    /** Pieces or centavos. */
    value: bigint('valor', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.number, table.slice] })],
)

/** What a night's recount had to correct. */
export const recounts = pgTable(
  'recontagens',
  {
    id: uuid('id').primaryKey(),
    madeAt: moment('feita_em').notNull(),
    days: integer('dias').notNull(),
    differences: jsonb('diferencas').$type<object[]>().notNull().default([]),
  },
  (table) => [index('recontagens_feita_em_idx').on(table.madeAt)],
)

/** Who first paid in a month, and was there still at the end of another. */
export const monthlyCohorts = pgTable(
  'coortes_mensais',
  {
    cohort: date('coorte').notNull(),
    month: date('mes').notNull(),
    people: integer('pessoas').notNull(),
    retained: integer('retidas').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cohort, table.month] })],
)

/** What is dear to work out, for a while. */
export const adminCache = pgTable(
  'admin_cache',
  {
    key: text('cache_key').primaryKey(),
    data: jsonb('cache_data').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('admin_cache_created_at_idx').on(table.createdAt)],
)

/** What the back-office does by itself after a while. */
export const adminAutomations = pgTable(
  'admin_automations',
  {
    id: uuid('id').primaryKey(),
    type: text('automation_type').notNull(),
    userId: uuid('user_id').references(() => profiles.id, { onDelete: 'cascade' }),
    trigger: jsonb('trigger_data').notNull().default({}),
    scheduledFor: moment('scheduled_for').notNull(),
    status: text('status').notNull().default('pending'),
    executedAt: moment('executed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('admin_automations_due_idx').on(table.scheduledFor).where(sql`status = 'pending'`),
    index('admin_automations_created_at_idx').on(table.createdAt),
    index('admin_automations_user_id_idx').on(table.userId, table.type, table.createdAt),
    check('admin_automations_status_check', sql`status IN ('pending', 'executed')`),
    staff(),
  ],
)

/** What each process counts of itself. */
export const processMeasures = pgTable('medidas_processos', {
  process: uuid('processo').primaryKey(),
  startedAt: moment('iniciado_em').notNull(),
  seenAt: moment('visto_em').notNull(),
  measures: jsonb('medidas').notNull(),
})
