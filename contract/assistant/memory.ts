import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forPaying } from '#access.ts'
import { exchange } from '#assistant/conversation.ts'
import { day, id, transactionType } from '#fields.ts'

export const memoryRefusals = [
  'memory.habit-missing',
  'memory.category-missing',
  'memory.message-missing',
] as const

const term = z.string().trim().min(1).max(60)
const channel = z.enum(['web', 'whatsapp'])

/** A word of this person's, and the category that it means. */
export const habit = z.object({
  term,
  type: transactionType,
  category: z.object({ id, name: z.string(), icon: z.string().nullable() }),
  /** How often the person confirmed it by a choice of theirs. */
  times: z.int(),
  learnedAt: z.string(),
})
export type Habit = z.infer<typeof habit>

export const rememberedExchange = exchange.extend({ channel })
export type RememberedExchange = z.infer<typeof rememberedExchange>

export const memory = {
  habits: forPaying
    .route({ method: 'GET', path: '/memory/habits', summary: 'What Lya learned, newest first' })
    .output(z.object({ items: z.array(habit) })),
  keepHabit: forPaying
    .route({
      method: 'PUT',
      path: '/memory/habits',
      description: 'Changes what a word means, or brings back what was forgotten.',
    })
    .input(
      z.object({ term, type: transactionType, categoryId: id, times: z.int().min(1).max(10_000) }),
    )
    .output(z.object({ kept: z.literal(true) })),
  forgetHabit: forPaying
    .route({ method: 'POST', path: '/memory/habits/forget' })
    .input(z.object({ term, type: transactionType }))
    .output(z.object({ forgotten: z.literal(true) })),
  forgetAll: forPaying
    .route({ method: 'POST', path: '/memory/habits/forget-all' })
    .output(z.object({ forgotten: z.int() })),
  suggestCategory: forPaying
    .route({
      method: 'GET',
      path: '/memory/category',
      summary: 'The category that Lya would choose for a description; null for none',
    })
    .input(
      z.object({
        description: z.string().max(limits.descriptionLengthMax),
        type: transactionType,
      }),
    )
    .output(z.object({ categoryId: id.nullable() })),
  search: forPaying
    .route({
      method: 'GET',
      path: '/memory/messages',
      summary: 'The conversation on every channel, newest first, by key',
      description: 'Each word of `text` must stand in the message or its replies, accents ignored.',
    })
    .input(
      z.object({
        text: z.string().max(limits.searchLengthMax).optional(),
        cursor: z.string().max(400).optional(),
      }),
    )
    .output(z.object({ items: z.array(rememberedExchange), nextCursor: z.string().nullable() })),
  deleteMessage: forPaying
    .route({
      method: 'POST',
      path: '/memory/messages/delete',
      description: 'Takes a message and its replies away; what they wrote down stays.',
    })
    .input(z.object({ channel, message: z.string().min(1).max(200) }))
    .output(z.object({ deleted: z.literal(1) })),
  deleteRange: forPaying
    .route({
      method: 'POST',
      path: '/memory/messages/delete-range',
      description: 'From and to are days of the person, both included; null is no limit.',
    })
    .input(z.object({ from: day.nullable(), to: day.nullable() }))
    .output(z.object({ deleted: z.int() })),
}
