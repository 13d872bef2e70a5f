import { oc } from '@orpc/contract'
import * as z from 'zod'
import { id, transactionType } from '#fields.ts'

export const categoriesRefusals = ['categories.missing'] as const

export const category = z.object({
  id,
  name: z.string(),
  /** One emoji; the clipboard emoji by default. */
  icon: z.string(),
  /** A CSS colour, or null: stored behind a pipe after the emoji. */
  color: z.string().nullable(),
  type: transactionType,
})
export type Category = z.infer<typeof category>

export const categories = {
  list: oc
    .route({ method: 'GET', path: '/categories', summary: 'All categories, by name' })
    .output(z.object({ items: z.array(category) })),
}
