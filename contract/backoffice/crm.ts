import {
  callAttemptsMax,
  dueFilters,
  taskAutomations,
  taskPriorities,
  taskStatuses,
  taskTypes,
} from '@lya/core/backoffice/crm/task.ts'
import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { day, id, storedDay } from '#fields.ts'

export const crmRefusals = [
  'crm.missing',
  'crm.person-missing',
  'crm.title-required',
  'crm.id-used',
  /** Somebody edited it meanwhile; `data` holds both versions. */
  'crm.stale',
  /** Somebody ended it meanwhile; `data.task` is what it became. */
  'crm.ended',
  /** This attempt was noted already; `data.task` says how many there are. */
  'crm.call-known',
  'crm.whatsapp-too-early',
  'crm.cursor-invalid',
] as const

const notes = z.string().max(limits.callNotesLengthMax)

/** What operators do for a person. */
export const crmTask = z.object({
  id,
  person: z.object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    /** Digits with their country. */
    phone: z.string().nullable(),
  }),
  title: z.string(),
  description: z.string().nullable(),
  type: z.enum(taskTypes),
  priority: z.enum(taskPriorities),
  dueDate: storedDay.nullable(),
  status: z.enum(taskStatuses),
  automation: z.enum(taskAutomations).nullable(),
  callAttempts: z.int(),
  callAnswered: z.boolean(),
  whatsappSent: z.boolean(),
  isRunning: z.boolean(),
  /** At the moment of the answer; a running one goes on from there. */
  elapsedSeconds: z.int(),
  callNotes: z.string(),
  completedAt: z.string().nullable(),
  createdAt: z.string(),
  /** Who last started, paused or ended it; null for nobody, or somebody who left. */
  operator: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
  version: z.int(),
})
export type CrmTask = z.infer<typeof crmTask>

/** A task to be worked on: what is to be said, filled in for this person. */
export const workedTask = crmTask.extend({
  script: z.object({ title: z.string(), content: z.string() }).nullable(),
  /** What a message to them begins with; empty without a script. */
  whatsappText: z.string(),
})
export type WorkedTask = z.infer<typeof workedTask>

const filters = z.object({
  search: z.string().max(limits.searchLengthMax).optional(),
  status: z.enum([...taskStatuses, 'all']).default('pending'),
  type: z.enum([...taskTypes, 'all']).default('all'),
  priority: z.enum([...taskPriorities, 'all']).default('all'),
  due: z.enum(dueFilters).default('today'),
})
export type TaskFilters = z.infer<typeof filters>

const draft = z.object({
  title: z.string().max(limits.descriptionLengthMax),
  description: z.string().max(limits.notesLengthMax).nullable().default(null),
  type: z.enum(taskTypes).default('call'),
  priority: z.enum(taskPriorities).default('medium'),
  dueDate: day.nullable().default(null),
})
export type TaskDraft = z.infer<typeof draft>

/** What the execution dialog holds, and what it had been given of it. */
const progress = z.object({ notes, notesBefore: notes, answered: z.boolean() })
const changed = z.object({ task: workedTask })

export const crm = {
  tasks: {
    list: forOperators('support')
      .route({ method: 'GET', path: '/admin/tasks', summary: 'The most urgent first, then by age' })
      .input(filters.extend({ cursor: z.string().max(200).optional() }))
      .output(
        z.object({
          items: z.array(crmTask),
          nextCursor: z.string().nullable(),
          /** Those that all filters leave, and those that status and day leave. */
          shown: z.int(),
          total: z.int(),
          today: day,
        }),
      ),
    today: forOperators('support')
      .route({ method: 'GET', path: '/admin/tasks/today', summary: 'Due today and not completed' })
      .output(z.object({ items: z.array(crmTask), total: z.int(), today: day })),
    find: forOperators('support')
      .route({ method: 'GET', path: '/admin/tasks/{id}' })
      .input(z.object({ id }))
      .output(changed),
    ofPerson: forOperators('support')
      .route({ method: 'GET', path: '/admin/people/{userId}/tasks', summary: 'By due day' })
      .input(z.object({ userId: id }))
      .output(z.object({ items: z.array(workedTask) })),
    create: forOperators('support')
      .route({ method: 'POST', path: '/admin/tasks', successStatus: 201 })
      .input(draft.extend({ id: id.optional(), userId: id }))
      .output(changed),
    update: forOperators('support')
      .route({ method: 'PATCH', path: '/admin/tasks/{id}', summary: 'Makes it pending again' })
      .input(draft.extend({ id, version: z.int().optional() }))
      .output(changed),
    delete: forOperators('support')
      .route({ method: 'DELETE', path: '/admin/tasks/{id}' })
      .input(z.object({ id }))
      .output(z.object({ isDeleted: z.literal(true) })),
    start: forOperators('support')
      .route({ method: 'POST', path: '/admin/tasks/{id}/start', summary: 'A running one goes on' })
      .input(z.object({ id }))
      .output(changed),
    pause: forOperators('support')
      .route({ method: 'POST', path: '/admin/tasks/{id}/pause' })
      .input(progress.partial().extend({ id }))
      .output(changed),
    keepProgress: forOperators('support')
      .route({ method: 'POST', path: '/admin/tasks/{id}/progress' })
      .input(progress.extend({ id }))
      .output(changed),
    logCall: forOperators('support')
      .route({ method: 'POST', path: '/admin/tasks/{id}/calls' })
      .input(
        z.object({
          id,
          /** Which one it is: the same one twice is one. */
          attempt: z.int().min(1).max(callAttemptsMax),
        }),
      )
      .output(changed),
    markWhatsApp: forOperators('support')
      .route({ method: 'POST', path: '/admin/tasks/{id}/whatsapp' })
      .input(z.object({ id }))
      .output(changed),
    complete: forOperators('support')
      .route({ method: 'POST', path: '/admin/tasks/{id}/complete' })
      .input(progress.partial().extend({ id }))
      .output(changed),
    cancel: forOperators('support')
      .route({ method: 'POST', path: '/admin/tasks/{id}/cancel' })
      .input(z.object({ id }))
      .output(changed),
  },
}
