import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forPaying } from '#access.ts'
import {
  amountCents,
  categoryFilter,
  day,
  id,
  signedCents,
  storedDay,
  transactionType,
} from '#fields.ts'

export const transactionsRefusals = [
  'transactions.missing',
  'transactions.stale',
  'transactions.id-used',
  'transactions.category-unknown',
  'transactions.description-required',
  'transactions.cursor-invalid',
  'transactions.plan-limit',
  'transactions.type-mixed',
] as const

export const transaction = z.object({
  id,
  date: storedDay,
  description: z.string(),
  type: transactionType,
  /** Above zero for what is written here; older data that was loaded may hold any amount. */
  amountCents: signedCents,
  /** The category's name; null is shown as 'Sem categoria'. */
  category: z.string().nullable(),
  categoryId: id.nullable(),
  categoryIcon: z.string().nullable(),
  /** Grows with each change; an edit names the version that it saw. */
  version: z.int(),
  createdAt: z.string(),
})
export type Transaction = z.infer<typeof transaction>

/** What came in and what went out on a day. */
export const dayTotal = z.object({
  date: storedDay,
  incomeCents: signedCents,
  expensesCents: signedCents,
})
export type DayTotal = z.infer<typeof dayTotal>

const description = z.string().max(limits.descriptionLengthMax)

const draft = z.object({
  date: day,
  description,
  type: transactionType,
  amountCents,
  categoryId: id.nullable(),
})

/** A change together with the id that undoes it by `POST /undo/{undoId}`. */
const changed = z.object({ transaction, undoId: id })

const filters = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
  search: z.string().max(limits.searchLengthMax).optional(),
  categoryId: categoryFilter.optional(),
  type: transactionType.optional(),
  from: day.optional(),
  to: day.optional(),
})

const manyIds = z.array(id).min(1).max(limits.bulkMax)

export const transactions = {
  list: forPaying
    .route({ method: 'GET', path: '/transactions', summary: 'Newest first, by key' })
    .input(filters)
    .output(
      z.object({
        items: z.array(transaction),
        nextCursor: z.string().nullable(),
        /** Each day of this page, whole, under the same filters; absent with a search. */
        days: z.array(dayTotal).optional(),
      }),
    ),
  get: forPaying
    .route({ method: 'GET', path: '/transactions/{id}' })
    .input(z.object({ id }))
    .output(transaction),
  create: forPaying
    .route({ method: 'POST', path: '/transactions', successStatus: 201 })
    .input(draft.extend({ id: id.optional() }))
    .output(changed),
  update: forPaying
    .route({
      method: 'PATCH',
      path: '/transactions/{id}',
      description: 'A `version` behind the stored one is refused with 409 and shows both.',
    })
    .input(draft.partial().extend({ id, version: z.int().optional() }))
    .output(changed),
  delete: forPaying
    .route({ method: 'DELETE', path: '/transactions/{id}' })
    .input(z.object({ id }))
    .output(z.object({ undoId: id })),
  recategoriseMany: forPaying
    .route({
      method: 'POST',
      path: '/transactions/bulk/category',
      description:
        "All or none, with one undo. Each must be of the category's type; an id that no longer " +
        'exists refuses the whole.',
    })
    .input(z.object({ ids: manyIds, categoryId: id }))
    .output(z.object({ changed: z.int(), undoId: id })),
  deleteMany: forPaying
    .route({
      method: 'POST',
      path: '/transactions/bulk/deletion',
      description: 'With one undo; what is gone already is left out, and refused when that is all.',
    })
    .input(z.object({ ids: manyIds }))
    .output(z.object({ deleted: z.int(), undoId: id })),
}
