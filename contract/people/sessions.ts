import * as z from 'zod'
import { forSignedIn } from '#access.ts'
import { id } from '#fields.ts'

export const sessionsRefusals = ['sessions.missing'] as const

/** A browser in which a person is signed in. */
export const openSession = z.object({
  id,
  /** Such as `Chrome`; null where the browser does not say. */
  browser: z.string().nullable(),
  /** Such as `Android`; null where the browser does not say. */
  system: z.string().nullable(),
  isPhone: z.boolean(),
  /** The address without its end: enough to know one's own by, too little to find a home. */
  address: z.string().nullable(),
  /** To the hour. */
  lastUsedAt: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

export const sessions = {
  list: forSignedIn
    .route({ method: 'GET', path: '/sessions', summary: 'Where the person is signed in' })
    .output(z.object({ items: z.array(openSession) })),
  end: forSignedIn
    .route({ method: 'DELETE', path: '/sessions/{id}', summary: 'Sign one browser out' })
    .input(z.object({ id }))
    .output(z.object({ ended: z.literal(true) })),
  endOthers: forSignedIn
    .route({ method: 'POST', path: '/sessions/end-others', summary: 'Sign all others out' })
    .output(z.object({ ended: z.int() })),
}
