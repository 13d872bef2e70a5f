import { begin, take } from '#corpus/world/converse.ts'

/** Where what was told belongs when all of it was said, and the last reply. */
export interface FiledAfter {
  /** Each entry by its reais, name and category, "80 Mercado, Alimentação"; Outros for none. */
  books: string
  /** Each limit by its category and reais, "Lazer 600". */
  limits: string
  /** The last reply, with plain spaces. */
  reply: string
}

/** Plays a conversation of somebody who has nothing there yet, all of it on one day. */
export function filedAfter(today: Temporal.PlainDate, said: readonly string[]): FiledAfter {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const { entries, budgets } = conversation.world
  const books = entries.map(({ description, amountCents, categoryId }) => {
    return `${amountCents / 100} ${description}, ${nameOf(categoryId)}`
  })
  const limits = budgets.map((one) => `${nameOf(one.categoryId)} ${one.plannedCents / 100}`)
  return {
    books: books.join('; '),
    limits: limits.join('; '),
    reply: reply.replaceAll('\u00a0', ' '),
  }
}

function nameOf(categoryId: string | null): string {
  return categoryId?.split(':')[1] ?? 'Outros'
}
