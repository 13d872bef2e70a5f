/** A task as rules see it; the database's and the wire's own words. */
export const taskTypes = ['call', 'email', 'whatsapp', 'meeting', 'follow_up', 'other'] as const
export type TaskType = (typeof taskTypes)[number]

/** From the least to the most urgent. */
export const taskPriorities = ['low', 'medium', 'high'] as const
export type TaskPriority = (typeof taskPriorities)[number]

export const taskStatuses = ['pending', 'completed', 'cancelled'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** By which day one looks for tasks. */
export const dueFilters = ['all', 'today', 'yesterday', 'tomorrow', 'overdue'] as const

/** What made a task by itself. */
export const taskAutomations = ['trial_day_4', 'trial_day_9'] as const
export type TaskAutomation = (typeof taskAutomations)[number]

/** What a card shows: a pending task is in one of two states. */
export type ShownState = 'completed' | 'cancelled' | 'running' | 'pending'

export function shownState(task: { status: TaskStatus; isRunning: boolean }): ShownState {
  if (task.status !== 'pending') return task.status
  return task.isRunning ? 'running' : 'pending'
}

/** Calls after which nobody need try again. */
export const callAttemptsMax = 3

type Calls = { callAttempts: number; callAnswered: boolean }

/** Whether calling has come to its end: somebody answered, or it was tried often enough. */
export function isCallingOver({ callAttempts, callAnswered }: Calls): boolean {
  return callAnswered || callAttempts >= callAttemptsMax
}

/**
 * Whether a message may be sent for a task. One that made itself is a call first, so the message
 * waits for its end; whoever wrote a task by hand knows what they want.
 */
export function mayWhatsApp(
  task: Calls & { status: TaskStatus; automation: TaskAutomation | null },
): boolean {
  if (task.status !== 'pending') return false
  return task.automation === null || isCallingOver(task)
}
