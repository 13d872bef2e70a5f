import type { TaskDraft } from '@lya/contract/backoffice/crm.ts'
import type { TaskAutomation, TaskStatus } from '@lya/core/backoffice/crm/task.ts'
import type { Timer } from '@lya/core/backoffice/crm/timer.ts'
import type { Tx } from '#platform/db/transaction.ts'

function contentValues({ title, description, type, priority, dueDate }: TaskDraft): unknown[] {
  return [title, description, type, priority, dueDate]
}

/** @returns Whether it was inserted: a known id changes nothing. */
export async function insertTask(
  tx: Tx,
  task: { id: string; userId: string; content: TaskDraft; at: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'crm-tasks-insert',
    text: `INSERT INTO crm_tasks
        (id, user_id, created_at, title, description, task_type, priority, due_date)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING`,
    values: [task.id, task.userId, task.at.toString(), ...contentValues(task.content)],
  })
  return rowCount === 1
}

/** Inserts what makes itself, as the system; what is there already stays as it is. */
export async function insertAutomatic(
  tx: Tx,
  task: {
    id: string
    userId: string
    automation: TaskAutomation
    content: TaskDraft
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query({
    name: 'crm-tasks-insert-automatic',
    text: `INSERT INTO crm_tasks (id, user_id, created_at, automation_type, call_script_type,
        title, description, task_type, priority, due_date)
      VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)
      ON CONFLICT (user_id, automation_type) WHERE automation_type IS NOT NULL DO NOTHING`,
    values: [
      ...[task.id, task.userId, task.at.toString(), task.automation],
      ...contentValues(task.content),
    ],
  })
}

/**
 * Calls off what made itself and waits, as the system.
 *
 * @param of.isPaid Only of somebody who pays by now.
 */
export async function cancelAutomatic(
  tx: Tx,
  of: { userId: string; isPaid: boolean },
): Promise<void> {
  await tx.query({
    name: 'crm-tasks-cancel-automatic',
    text: `UPDATE crm_tasks SET status = 'cancelled', timer_active = false, started_at = NULL,
        versao = versao + 1
      WHERE user_id = $1 AND automation_type IS NOT NULL AND status = 'pending'
        AND (NOT $2 OR EXISTS (SELECT FROM profiles WHERE id = $1 AND status_plan = 'ATIVO'))`,
    values: [of.userId, of.isPaid],
  })
}

/** Gives a locked task another day. */
export async function moveDue(
  tx: Tx,
  task: { id: string; dueOn: Temporal.PlainDate },
): Promise<void> {
  await tx.query({
    name: 'crm-tasks-move',
    text: 'UPDATE crm_tasks SET due_date = $2, versao = versao + 1 WHERE id = $1',
    values: [task.id, task.dueOn.toString()],
  })
}

/** Overwrites a locked task, which waits again. */
export async function rewriteTask(tx: Tx, task: { id: string; content: TaskDraft }): Promise<void> {
  await tx.query({
    name: 'crm-tasks-rewrite',
    text: `UPDATE crm_tasks SET versao = versao + 1, status = 'pending', completed_at = NULL,
        title = $2, description = $3, task_type = $4, priority = $5, due_date = $6
      WHERE id = $1`,
    values: [task.id, ...contentValues(task.content)],
  })
}

/** What of a locked task its work moves. */
export interface Work {
  timer: Timer
  notes: string
  answered: boolean
  attempts: number
  isWhatsAppSent: boolean
  operatorId: string
}

export async function saveWork(tx: Tx, id: string, work: Work): Promise<void> {
  const { timer } = work
  await tx.query({
    name: 'crm-tasks-save-work',
    text: `UPDATE crm_tasks SET timer_active = $2, started_at = $3, call_duration = $4,
        call_notes = nullif($5, ''), call_answered = $6, call_attempts = $7, whatsapp_sent = $8,
        operador_id = $9
      WHERE id = $1`,
    values: [
      id,
      ...[timer.isRunning, timer.startedAt?.toString() ?? null, timer.durationSeconds],
      ...[work.notes, work.answered, work.attempts, work.isWhatsAppSent, work.operatorId],
    ],
  })
}

/** Ends a locked task. */
export async function endTask(
  tx: Tx,
  task: { id: string; status: Exclude<TaskStatus, 'pending'>; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    name: 'crm-tasks-end',
    text: `UPDATE crm_tasks SET status = $2, versao = versao + 1,
        completed_at = CASE $2 WHEN 'completed' THEN $3::timestamptz END
      WHERE id = $1`,
    values: [task.id, task.status, task.at.toString()],
  })
}

/** @returns Whether there was one. */
export async function removeTask(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'crm-tasks-remove',
    text: 'DELETE FROM crm_tasks WHERE id = $1',
    values: [id],
  })
  return rowCount === 1
}
