import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forPaying } from '#access.ts'
import { amountCents, day, id, signedCents } from '#fields.ts'

export const goalsRefusals = [
  'goals.missing',
  'goals.name-required',
  'goals.stale',
  'goals.id-used',
] as const

export const goal = z.object({
  id,
  name: z.string(),
  /** Above zero for what is written here; older data may hold any amount. */
  targetCents: signedCents,
  savedCents: signedCents,
  targetDate: z.iso.date().nullable(),
  /** Of the target, not capped; the bar is. 100 or more is only read of a complete one. */
  percent: z.number(),
  isComplete: z.boolean(),
  isActive: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
})
export type Goal = z.infer<typeof goal>

const savedCents = z.int().min(0).max(limits.amountCentsMax)
const draft = z.object({
  name: z.string().max(limits.descriptionLengthMax),
  targetCents: amountCents,
  savedCents,
  targetDate: day.nullable(),
})
const changed = z.object({ goal, undoId: id })

export const goals = {
  list: forPaying.route({ method: 'GET', path: '/goals', summary: 'Newest first' }).output(
    z.object({
      items: z.array(goal),
      total: z.int(),
      completed: z.int(),
      /** Saved of all targets together, each goal capped at its target. */
      overallPercent: z.number(),
      totalSavedCents: signedCents,
      totalTargetCents: signedCents,
    }),
  ),
  create: forPaying
    .route({ method: 'POST', path: '/goals', successStatus: 201 })
    .input(draft.partial({ savedCents: true, targetDate: true }).extend({ id: id.optional() }))
    .output(changed),
  update: forPaying
    .route({ method: 'PATCH', path: '/goals/{id}' })
    .input(draft.partial().extend({ id, version: z.int().optional() }))
    .output(changed),
  delete: forPaying
    .route({ method: 'DELETE', path: '/goals/{id}' })
    .input(z.object({ id }))
    .output(z.object({ undoId: id })),
  deposit: forPaying
    .route({ method: 'POST', path: '/goals/{id}/deposits' })
    .input(z.object({ id, amountCents, depositId: id.optional() }))
    .output(changed),
}
