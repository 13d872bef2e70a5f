import type { TaskDraft } from '@lya/contract/backoffice/crm.ts'
import { limits } from '@lya/core/limits.ts'
import { tidyDescription } from '@lya/core/money/transactions/description.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { type Shown, shownTask, type TaskRow } from '#backoffice/crm/shown-task.ts'
import { findTask, lockTask } from '#backoffice/crm/tasks.queries.ts'
import { insertTask, removeTask, rewriteTask } from '#backoffice/crm/tasks.store.ts'
import { refuseStale } from '#money/journal/index.ts'
import type { AdminContext } from '#platform/audit/as-admin.ts'
import { refusing } from '#platform/db/refusing.ts'
import { newId } from '#platform/security/ids.ts'

const table = 'crm_tasks'

const refusingStranger = refusing({
  crm_tasks_user_id_fkey: { kind: 'missing', code: 'crm.person-missing' },
})

/**
 * Writes a task for somebody. An id that was used before for the same one changes nothing.
 *
 * @throws Refusal `crm.title-required`, `crm.person-missing`, `crm.id-used`.
 */
export async function createTask(
  ctx: AdminContext,
  draft: TaskDraft & { id?: string | undefined; userId: string },
): Promise<string> {
  const { id = newId(), userId, ...rest } = draft
  const content = checkedTask(rest)
  const task = { id, userId, content, at: ctx.clock.now() }
  const isInserted = await refusingStranger(insertTask(ctx.tx, task))
  if (!isInserted) {
    const stored = await findTask(ctx.tx, id)
    if (stored?.user_id !== userId || stored.title !== content.title) {
      throw new Refusal('conflict', 'crm.id-used')
    }
  }
  await ctx.note({ action: 'crm.task-created', table, recordId: id, newValues: told(content) })
  return id
}

/**
 * Edits a task, which then waits to be done, whatever it was.
 *
 * @throws Refusal `crm.missing`, `crm.title-required`; `crm.stale` with `{ yours, stored }`.
 */
export async function updateTask(
  ctx: AdminContext,
  patch: TaskDraft & { id: string; version?: number | undefined },
  shown: Shown,
): Promise<void> {
  const { id, version, ...rest } = patch
  const row = await getTask(ctx, id)
  const content = checkedTask(rest)
  const stored = shownTask(row, shown)
  refuseStale('crm.stale', version, { stored, yours: () => ({ ...stored, ...content }) })
  await rewriteTask(ctx.tx, { id, content })
  await ctx.note({
    action: 'crm.task-edited',
    table,
    recordId: id,
    oldValues: { ...told(stored), status: stored.status },
    newValues: { ...told(content), status: 'pending' },
  })
}

/** @throws Refusal `crm.missing` */
export async function deleteTask(ctx: AdminContext, id: string): Promise<void> {
  const row = await getTask(ctx, id)
  await removeTask(ctx.tx, id)
  const oldValues = { user_id: row.user_id, task_type: row.task_type, status: row.status }
  await ctx.note({ action: 'crm.task-deleted', table, recordId: id, oldValues })
}

/** A task, locked until the transaction ends. @throws Refusal `crm.missing` */
export async function getTask({ tx }: AdminContext, id: string): Promise<TaskRow> {
  const row = await lockTask(tx, id)
  if (!row) throw new Refusal('missing', 'crm.missing')
  return row
}

/** What was written about a person stays out of the audit, which outlives their account. */
function told({ type, priority, dueDate }: TaskDraft): Record<string, unknown> {
  return { task_type: type, priority, due_date: dueDate }
}

function checkedTask(content: TaskDraft): TaskDraft {
  const title = tidyDescription(content.title)
  if (title === '') throw new Refusal('invalid', 'crm.title-required')
  return { ...content, title, description: tidyText(content.description ?? '') || null }
}

/** Lines stay lines; what PostgreSQL refuses goes. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\0', '')
    .trim()
    .slice(0, limits.callNotesLengthMax)
}
