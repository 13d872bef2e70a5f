import * as z from 'zod'
import { forGuests } from '#access.ts'

/** What a visitor of the public pages answered about cookies that are not necessary. */
export const cookieChoice = z.object({
  /** To count visits: Google Analytics. */
  measurement: z.boolean(),
  /** To know which ad brought somebody: Meta and TikTok. */
  marketing: z.boolean(),
})
export type CookieChoice = z.infer<typeof cookieChoice>

export const cookiesRefusals = ['cookies.too-many-attempts'] as const

export const cookies = {
  choose: forGuests
    .route({
      method: 'POST',
      path: '/cookies/choice',
      summary: 'Notes what a visitor answered about cookies; each answer replaces the one before',
    })
    // Which text was read belongs to the answer, whatever texts there will be.
    .input(cookieChoice.extend({ textVersion: z.string().regex(/^[\w.-]{1,20}$/) }))
    .output(z.object({ noted: z.literal(true) })),
}
