import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forPaying } from '#access.ts'
import { id, transactionType } from '#fields.ts'

export const categoriesRefusals = [
  'categories.missing',
  'categories.name-required',
  'categories.name-used',
  'categories.icon-invalid',
  'categories.target-invalid',
  'categories.id-used',
  'categories.stale',
  'categories.plan-limit',
] as const

export const category = z.object({
  id,
  name: z.string(),
  /** One emoji; the clipboard emoji by default. */
  icon: z.string(),
  /** A CSS colour as `#rrggbb`, or null: stored behind a pipe after the emoji. */
  color: z.string().nullable(),
  type: transactionType,
  /** Grows with each change; an edit names the version that it saw. */
  version: z.int(),
})
export type Category = z.infer<typeof category>

const draft = z.object({
  /** Trimmed; must hold something then. */
  name: z.string().max(limits.nameLengthMax),
  /** One emoji, however many code points it is made of; empty is the default one. */
  icon: z.string().max(64),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  type: transactionType,
})

/** A category that most people need; offered by the onboarding. */
const suggestion = z.object({ name: z.string(), icon: z.string(), type: transactionType })
export type CategorySuggestion = z.infer<typeof suggestion>

export const categories = {
  list: forPaying
    .route({ method: 'GET', path: '/categories', summary: 'All categories, by name' })
    .output(z.object({ items: z.array(category) })),
  suggested: forPaying
    .route({ method: 'GET', path: '/categories/suggested', summary: 'What the onboarding offers' })
    .output(z.object({ items: z.array(suggestion) })),
  create: forPaying
    .route({ method: 'POST', path: '/categories', successStatus: 201 })
    .input(draft.partial({ icon: true, color: true }).extend({ id: id.optional() }))
    .output(z.object({ category, undoId: id })),
  createMany: forPaying
    .route({
      method: 'POST',
      path: '/categories/batch',
      successStatus: 201,
      description:
        'All or none; one of the same name and type that exists already is kept as it is.',
    })
    .input(
      z.object({
        items: z
          .array(draft.partial({ icon: true, color: true }))
          .min(1)
          .max(50),
      }),
    )
    .output(z.object({ items: z.array(category), created: z.int() })),
  update: forPaying
    .route({
      method: 'PATCH',
      path: '/categories/{id}',
      description: 'A `version` behind the stored one is refused with 409 and shows both.',
    })
    .input(draft.partial().extend({ id, version: z.int().optional() }))
    .output(z.object({ category, undoId: id })),
  usage: forPaying
    .route({
      method: 'GET',
      path: '/categories/{id}/usage',
      summary: 'What a deletion would touch',
    })
    .input(z.object({ id }))
    .output(z.object({ transactions: z.int(), budgets: z.int(), recurring: z.int() })),
  delete: forPaying
    .route({
      method: 'DELETE',
      path: '/categories/{id}',
      description:
        'Its transactions and recurring payments move to `moveTo`, or have no category from then ' +
        'on; its budgets end. All of it comes back with the undo.',
    })
    .input(z.object({ id, moveTo: id.optional() }))
    .output(z.object({ transactions: z.int(), budgets: z.int(), undoId: id })),
}
