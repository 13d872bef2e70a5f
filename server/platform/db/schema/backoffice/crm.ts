import type {
  TaskAutomation,
  TaskPriority,
  TaskStatus,
  TaskType,
} from '@lya/core/backoffice/crm/task.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { staff } from '#platform/db/schema/checkout.ts'
import { appAdmin, createdAt, moment } from '#platform/db/schema/columns.ts'
import { profiles } from '#platform/db/schema/people.ts'

/** What operators do for a person. */
export const crmTasks = pgTable(
  'crm_tasks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    type: text('task_type').$type<TaskType>().notNull().default('call'),
    priority: text('priority').$type<TaskPriority>().notNull().default('medium'),
    dueDate: date('due_date'),
    status: text('status').$type<TaskStatus>().notNull().default('pending'),
    automation: text('automation_type').$type<TaskAutomation>(),
    callAttempts: integer('call_attempts').notNull().default(0),
    callAnswered: boolean('call_answered').notNull().default(false),
    whatsappSent: boolean('whatsapp_sent').notNull().default(false),
    timerActive: boolean('timer_active').notNull().default(false),
    startedAt: moment('started_at'),
    /** Seconds. */
    callDuration: integer('call_duration').notNull().default(0),
    callNotes: text('call_notes'),
    scriptType: text('call_script_type'),
    completedAt: moment('completed_at'),
    createdAt: createdAt(),
    /** Who last started, paused or ended it. */
    operatorId: uuid('operador_id'),
    version: integer('versao').notNull().default(1),
    /** Title and description, folded. */
    search: text('busca')
      .notNull()
      .generatedAlwaysAs(sql`dobra(title || ' ' || COALESCE(description, ''))`),
    /** The most urgent first. */
    order: smallint('ordem')
      .notNull()
      .generatedAlwaysAs(sql`CASE priority WHEN 'high' THEN 1 WHEN 'medium' THEN 2 ELSE 3 END`),
  },
  (table) => [
    uniqueIndex('crm_tasks_automation_key')
      .on(table.userId, table.automation)
      .where(sql`automation_type IS NOT NULL`),
    index('crm_tasks_user_id_idx').on(table.userId, table.dueDate),
    index('crm_tasks_due_date_idx').on(table.dueDate, table.status),
    index('crm_tasks_status_idx').on(table.status, table.order, table.createdAt, table.id),
    index('crm_tasks_ordem_idx').on(table.order, table.createdAt, table.id),
    index('crm_tasks_busca_idx').using('gin', table.search.op('gin_trgm_ops')),
    check(
      'crm_tasks_task_type_check',
      sql`task_type IN ('call', 'email', 'whatsapp', 'meeting', 'follow_up', 'other')`,
    ),
    check('crm_tasks_priority_check', sql`priority IN ('low', 'medium', 'high')`),
    check('crm_tasks_status_check', sql`status IN ('pending', 'completed', 'cancelled')`),
    check(
      'crm_tasks_automation_type_check',
      sql`automation_type IN ('trial_day_4', 'trial_day_9')`,
    ),
    check('crm_tasks_call_attempts_check', sql`call_attempts >= 0`),
    check('crm_tasks_call_duration_check', sql`call_duration >= 0`),
    staff(),
  ],
)

/** What operators say and write. */
export const callScripts = pgTable(
  'call_scripts',
  {
    id: uuid('id').primaryKey(),
    type: text('script_type').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    whatsappTemplate: text('whatsapp_template'),
    isActive: boolean('active').notNull().default(true),
    version: integer('versao').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('call_scripts_script_type_idx').on(
      table.type,
      table.isActive,
      table.createdAt.desc().nullsFirst(),
    ),
    pgPolicy('operators', { to: appAdmin, using: sql`true`, withCheck: sql`true` }),
  ],
)
