import * as z from 'zod'
import { forPaying, forSignedIn } from '#access.ts'
import { id } from '#fields.ts'

export const channelsRefusals = [
  'channels.unavailable',
  'channels.missing',
  'channels.too-many-codes',
] as const

/** A number that the person proved to be theirs. */
export const linkedChannel = z.object({
  id,
  kind: z.literal('whatsapp'),
  /** Digits with the country code; null when WhatsApp hides the number behind a username. */
  phone: z.string().nullable(),
  linkedAt: z.string(),
  lastMessageAt: z.string(),
})
export type LinkedChannel = z.infer<typeof linkedChannel>

export const channels = {
  list: forSignedIn
    .route({ method: 'GET', path: '/channels', summary: 'Where else the person talks to Lya' })
    .output(
      z.object({
        /** Whether this installation has a WhatsApp number, or a stand-in for one. */
        isWhatsAppAvailable: z.boolean(),
        items: z.array(linkedChannel),
      }),
    ),
  startLink: forPaying
    .route({
      method: 'POST',
      path: '/channels/link-codes',
      description:
        'A code to be sent to Lya from the number to be linked. It replaces an older one.',
    })
    .output(
      z.object({
        /** Six digits. */
        code: z.string(),
        expiresAt: z.string(),
        /** Opens WhatsApp with the code written; null where Lya's number is not configured. */
        url: z.string().nullable(),
      }),
    ),
  unlink: forSignedIn
    .route({ method: 'DELETE', path: '/channels/{id}' })
    .input(z.object({ id }))
    .output(z.object({ unlinked: z.literal(true) })),
}
