import type { CrmTask, TaskFilters } from '@lya/contract/backoffice/crm.ts'
import type { TaskAutomation } from '@lya/core/backoffice/crm/task.ts'
import { readableDay } from '@lya/core/calendar/readable-day.ts'
import { type Shown, shownTask, type TaskRow } from '#backoffice/crm/shown-task.ts'
import { pageSize, type TaskKey } from '#backoffice/crm/task-cursor.ts'
import { type Conditions, conditionsOf } from '#backoffice/crm/task-filters.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

const moment = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const columns = `t.id, t.user_id, p.name AS person_name, p.email AS person_email,
  p.phone AS person_phone, p.trial_end_date::text AS trial_end_date, t.title, t.description,
  t.task_type, t.priority, t.due_date::text AS due_date, t.status, t.automation_type,
  t.call_attempts, t.call_answered, t.whatsapp_sent, t.timer_active,
  ${moment('t.started_at')} AS started_at, t.call_duration, coalesce(t.call_notes, '') AS call_notes,
  t.call_script_type, ${moment('t.completed_at')} AS completed_at,
  ${moment('t.created_at')} AS created_at, t.operador_id, o.name AS operator_name, t.versao,
  t.ordem`
const tables = `crm_tasks t JOIN admin_people p ON p.user_id = t.user_id
  LEFT JOIN admin_people o ON o.user_id = t.operador_id`

/** One page of tasks, and how many there are with these filters, and with status and day alone. */
export async function listTasks(
  tx: Tx,
  seen: Shown & { filters: TaskFilters; today: Temporal.PlainDate; after: TaskKey | null },
): Promise<{ items: CrmTask[]; last: TaskKey | null; shown: number; total: number }> {
  const { filters, today, after } = seen
  const page = conditionsOf(filters, today)
  const where = after
    ? page.and(`(t.ordem, t.created_at, t.id) > (?, ?, ?)`, [
        after.order,
        after.createdAt,
        after.id,
      ])
    : page
  const { rows } = await tx.query<TaskRow>({
    text: `SELECT ${columns} FROM ${tables} WHERE ${where.text}
      ORDER BY t.ordem, t.created_at, t.id LIMIT ${pageSize + 1}`,
    values: where.values,
  })
  const { status, due } = filters
  const whole = conditionsOf({ status, due, type: 'all', priority: 'all' }, today)
  const shown = await countTasks(tx, page)
  const total = page.text === whole.text ? shown : await countTasks(tx, whole)
  const kept = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? kept.at(-1) : undefined
  return {
    items: kept.map((row) => shownTask(row, seen)),
    last: last ? { order: last.ordem, createdAt: last.created_at, id: last.id } : null,
    ...{ shown, total },
  }
}

async function countTasks(tx: Tx, { text, values }: Conditions): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM crm_tasks t WHERE ${text}`,
    values,
  })
  return rows[0]?.count ?? 0
}

/** What is due this day and not completed; what was called off comes last. */
export async function listDueOn(
  tx: Tx,
  seen: Shown & { day: Temporal.PlainDate; limit: number },
): Promise<{ items: CrmTask[]; total: number }> {
  const { rows } = await tx.query<TaskRow & { total: number }>({
    name: 'crm-tasks-due-on',
    text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM ${tables}
      WHERE t.due_date = $1 AND t.status <> 'completed'
      ORDER BY t.status = 'cancelled', t.ordem, t.created_at, t.id LIMIT $2`,
    values: [seen.day.toString(), seen.limit],
  })
  return { items: rows.map((row) => shownTask(row, seen)), total: rows[0]?.total ?? 0 }
}

/** Everything that was or is to be done for somebody, the first due day first. */
export async function listOfPerson(tx: Tx, userId: string): Promise<TaskRow[]> {
  const { rows } = await tx.query<TaskRow>({
    name: 'crm-tasks-of-person',
    text: `SELECT ${columns} FROM ${tables} WHERE t.user_id = $1
      ORDER BY t.due_date, t.created_at, t.id`,
    values: [userId],
  })
  return rows
}

/** One task, or null. */
export async function findTask(tx: Tx, id: string): Promise<TaskRow | null> {
  const { rows } = await tx.query<TaskRow>({
    name: 'crm-tasks-find',
    text: `SELECT ${columns} FROM ${tables} WHERE t.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** As `findTask`, and nobody else changes it until the transaction ends. */
export async function lockTask(tx: Tx, id: string): Promise<TaskRow | null> {
  // Apart: whoever waits for the row would read its neighbours as they were before the wait.
  tx.send({
    name: 'crm-tasks-lock',
    text: 'SELECT FROM crm_tasks WHERE id = $1 FOR UPDATE',
    values: [id],
  })
  return findTask(tx, id)
}

/** What made itself for somebody and still waits, held until the transaction ends. */
export async function lockAutomatic(
  tx: Tx,
  of: { userId: string; automation: TaskAutomation },
): Promise<{ id: string; dueOn: Temporal.PlainDate | null } | null> {
  const { rows } = await tx.query<{ id: string; due: string | null }>({
    name: 'crm-tasks-lock-automatic',
    text: `SELECT id, due_date::text AS due FROM crm_tasks
            WHERE user_id = $1 AND automation_type = $2 AND status = 'pending' FOR UPDATE`,
    values: [of.userId, of.automation],
  })
  const [row] = rows
  return row ? { id: row.id, dueOn: readableDay(row.due) } : null
}
