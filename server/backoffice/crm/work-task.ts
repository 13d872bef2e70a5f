import { mergeNotes } from '@lya/core/backoffice/crm/merge-notes.ts'
import { mayWhatsApp } from '@lya/core/backoffice/crm/task.ts'
import { pauseTimer, startTimer } from '@lya/core/backoffice/crm/timer.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { Working } from '#backoffice/crm/act-on-task.ts'
import { getTask, tidyText } from '#backoffice/crm/edit-task.ts'
import { shownTask, type TaskRow, timerOf } from '#backoffice/crm/shown-task.ts'
import { endTask, saveWork, type Work } from '#backoffice/crm/tasks.store.ts'
import type { Deed } from '#platform/audit/record-audit.ts'

/** What the execution dialog holds; all of it or nothing. */
export interface Progress {
  notes?: string | undefined
  /** What its screen had been given. */
  notesBefore?: string | undefined
  answered?: boolean | undefined
}

/** Starts the timer; one that runs goes on, whoever started it. */
export async function startTask(ctx: Working, id: string): Promise<void> {
  const row = await getPending(ctx, id)
  const change = row.timer_active
    ? {}
    : { timer: startTimer(row.call_duration, ctx.clock.now()), operatorId: ctx.operator.userId }
  await save(ctx, row, { action: 'crm.task-started', change })
}

/** Stops the timer and keeps what was written. */
export async function pauseTask(ctx: Working, id: string, progress: Progress): Promise<void> {
  const row = await getPending(ctx, id)
  const change = { ...progressOf(row, progress), ...stopped(ctx, row) }
  await save(ctx, row, { action: 'crm.task-paused', change })
}

/** Keeps what was written while the call goes on. */
export async function keepProgress(ctx: Working, id: string, progress: Progress): Promise<void> {
  const row = await getPending(ctx, id)
  await save(ctx, row, { action: 'crm.progress-kept', change: progressOf(row, progress) })
}

/** @throws Refusal `crm.call-known` when this attempt was noted already, or one is left out. */
export async function logCall(ctx: Working, id: string, attempt: number): Promise<void> {
  const row = await getPending(ctx, id)
  if (row.call_attempts !== attempt - 1) throw refusedWith('crm.call-known', row, ctx)
  await save(ctx, row, { action: 'crm.call-logged', change: { attempts: attempt } })
}

/** @throws Refusal `crm.whatsapp-too-early` while it should be called first. */
export async function markWhatsApp(ctx: Working, id: string): Promise<void> {
  const row = await getPending(ctx, id)
  const isAllowed = mayWhatsApp({
    status: row.status,
    automation: row.automation_type,
    callAttempts: row.call_attempts,
    callAnswered: row.call_answered,
  })
  if (!isAllowed) throw refusedWith('crm.whatsapp-too-early', row, ctx)
  await save(ctx, row, { action: 'crm.whatsapp-sent', change: { isWhatsAppSent: true } })
}

/** The first to end a task wins; whoever comes after is told what it became. */
export async function completeTask(ctx: Working, id: string, progress: Progress): Promise<void> {
  const row = await getPending(ctx, id)
  const at = ctx.clock.now()
  const change = { ...progressOf(row, progress), ...stopped(ctx, row) }
  await endTask(ctx.tx, { id, status: 'completed', at })
  await save(ctx, row, { action: 'crm.task-completed', change })
}

export async function cancelTask(ctx: Working, id: string): Promise<void> {
  const row = await getPending(ctx, id)
  const at = ctx.clock.now()
  await endTask(ctx.tx, { id, status: 'cancelled', at })
  await save(ctx, row, { action: 'crm.task-cancelled', change: stopped(ctx, row) })
}

/** @throws Refusal `crm.missing`, or `crm.ended` with the task as it became. */
async function getPending(ctx: Working, id: string): Promise<TaskRow> {
  const row = await getTask(ctx, id)
  if (row.status !== 'pending') throw refusedWith('crm.ended', row, ctx)
  return row
}

function refusedWith(code: string, row: TaskRow, { shown }: Working): Refusal {
  return new Refusal('conflict', code, { data: { task: shownTask(row, shown) } })
}

function stopped({ clock, operator }: Working, row: TaskRow): Partial<Work> {
  return { timer: pauseTimer(timerOf(row), clock.now()), operatorId: operator.userId }
}

function progressOf(row: TaskRow, { notes, notesBefore, answered }: Progress): Partial<Work> {
  const kept: Partial<Work> = {}
  if (notes !== undefined) {
    const mine = tidyText(notes)
    kept.notes = tidyText(
      mergeNotes({ before: notesBefore ?? row.call_notes, mine, stored: row.call_notes }),
    )
  }
  if (answered !== undefined) kept.answered = answered
  return kept
}

async function save(
  ctx: Working,
  row: TaskRow,
  done: { action: Deed['action']; change: Partial<Work> },
): Promise<void> {
  const before: Omit<Work, 'operatorId'> = {
    timer: timerOf(row),
    notes: row.call_notes,
    answered: row.call_answered,
    attempts: row.call_attempts,
    isWhatsAppSent: row.whatsapp_sent,
  }
  const after: Work = {
    ...before,
    operatorId: row.operador_id ?? ctx.operator.userId,
    ...done.change,
  }
  await saveWork(ctx.tx, row.id, after)
  await ctx.note({
    action: done.action,
    table: 'crm_tasks',
    recordId: row.id,
    oldValues: told(before),
    newValues: told(after),
  })
}

/** Notes are the person's, and stay out of the audit, which outlives their account. */
function told({ timer, answered, attempts, isWhatsAppSent }: Omit<Work, 'operatorId'>) {
  return {
    timer_active: timer.isRunning,
    call_duration: timer.durationSeconds,
    call_answered: answered,
    call_attempts: attempts,
    whatsapp_sent: isWhatsAppSent,
  }
}
