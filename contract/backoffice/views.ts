import * as z from 'zod'
import { forOperators } from '#access.ts'
import { id } from '#fields.ts'

export const viewsRefusals = ['views.missing', 'views.name-used', 'views.too-many'] as const

/** The pages whose filters can be kept. */
export const viewedPages = ['trials', 'subscribers'] as const
export const viewNameLengthMax = 60
/** Views of one operator and page. */
export const viewsMax = 50

/** Filters and order of a page under a name, as its address holds them. */
export const savedView = z.object({
  id,
  name: z.string(),
  /** What stands behind the '?' of the page's address. */
  query: z.string(),
  /** Every operator has it; its own operator alone changes it. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
})
export type SavedView = z.infer<typeof savedView>

export const views = {
  list: forOperators()
    .route({ method: 'GET', path: '/admin/views', summary: "The operator's own, and shared ones" })
    .input(z.object({ page: z.enum(viewedPages) }))
    .output(z.object({ items: z.array(savedView) })),
  save: forOperators()
    .route({
      method: 'PUT',
      path: '/admin/views/{id}',
      description: "Makes it, or replaces it; another operator's is missing to everybody else.",
    })
    .input(
      z.object({
        id,
        page: z.enum(viewedPages),
        name: z.string().trim().min(1).max(viewNameLengthMax),
        query: z.string().max(600),
        isShared: z.boolean(),
      }),
    )
    .output(savedView),
  remove: forOperators()
    .route({ method: 'DELETE', path: '/admin/views/{id}' })
    .input(z.object({ id }))
    .output(z.object({ id })),
}
