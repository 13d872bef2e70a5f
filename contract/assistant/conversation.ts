import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forPaying, forSignedIn } from '#access.ts'
import { id } from '#fields.ts'

export const conversationRefusals = [
  'conversation.text-required',
  'conversation.id-used',
  'conversation.cursor-invalid',
  'conversation.too-many-messages',
  'conversation.media-too-large',
  'conversation.media-unreadable',
  'conversation.too-many-files',
] as const

export const reply = z.object({
  id,
  text: z.string(),
  /** At most three answers that a tap sends as the person's next message. */
  quickReplies: z.array(z.string()),
  /** Undoes what this reply reports by `POST /undo/{undoId}`; null when nothing was written. */
  undoId: id.nullable(),
  /** True once that undo has been carried out. */
  undone: z.boolean(),
})
export type Reply = z.infer<typeof reply>

/** One exchange: what the person wrote and what Lya answered. */
export const exchange = z.object({
  /** As the channel calls it: a UUID in the built-in chat, WhatsApp's own id there. */
  id: z.string(),
  text: z.string(),
  sentAt: z.string(),
  replies: z.array(reply),
  /** The earlier message that it answered, by whom that was; absent for most. */
  quoted: z.object({ text: z.string(), isMine: z.boolean() }).optional(),
})
export type Exchange = z.infer<typeof exchange>

export const conversation = {
  /** Open to whoever has to pay first: what they write is kept, and noted once they have. */
  send: forSignedIn
    .route({
      method: 'POST',
      path: '/assistant/messages',
      description: 'A repeated `id` with the same text gets the same replies; with another, 409.',
    })
    .input(
      z.object({
        id: id.optional(),
        text: z.string().max(limits.messageLengthMax),
        /** An earlier message of either side that this one answers. */
        replyTo: id.optional(),
        /** How long it waited to be sent; its days are those of when it was written. */
        waitedSeconds: z.int().min(0).max(limits.messageWaitSecondsMax).optional(),
      }),
    )
    .output(z.object({ id, replies: z.array(reply) })),
  abilities: forPaying
    .route({
      method: 'GET',
      path: '/assistant/abilities',
      summary: 'What Lya takes besides text',
      description:
        'Photos with a PIX code or the code of a fiscal note are always taken. Files are sent by ' +
        '`PUT /api/assistant/media/{id}` with their bytes as the body and their true media type; ' +
        'it answers as `send` does, with the text that stands for the file.',
    })
    .output(z.object({ hears: z.boolean(), seesReceipts: z.boolean() })),
  history: forPaying
    .route({ method: 'GET', path: '/assistant/messages', summary: 'Newest first, by key' })
    .input(z.object({ cursor: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(exchange), nextCursor: z.string().nullable() })),
}
