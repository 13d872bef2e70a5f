import * as z from 'zod'
import { forGuests } from '#access.ts'

/** An answer with the text that it was given to: that belongs to it, whatever texts will be. */
export const cookieAnswer = z.object({
  /** To count visits: Google Analytics. */
  measurement: z.boolean(),
  /** To know which ad brought somebody: Meta and TikTok. */
  marketing: z.boolean(),
  textVersion: z.string().regex(/^[\w-]{1,20}$/),
})
export type CookieAnswer = z.infer<typeof cookieAnswer>

export const cookiesRefusals = ['cookies.too-many-attempts'] as const

export const cookies = {
  choose: forGuests
    .route({
      method: 'POST',
      path: '/cookies/choice',
      summary: 'Notes what a visitor answered about cookies; each answer replaces the one before',
    })
    .input(cookieAnswer)
    .output(z.object({ noted: z.literal(true) })),
}
