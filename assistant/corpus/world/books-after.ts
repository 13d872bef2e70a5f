import { begin, take } from '#corpus/world/converse.ts'

/** What stands there when all of it was said, and the last reply. */
export interface BooksAfter {
  /** Each entry by its way, reais and name, "+90 Bolo", in the order of these words. */
  books: string[]
  /** Each bill by its name, reais and next day, with how many are left, "Luz 140 05/12 x1". */
  bills: string[]
  /** The last reply, with plain spaces. */
  reply: string
}

/** Plays a conversation of somebody who has nothing there yet, all of it on one day. */
export function booksAfter(today: Temporal.PlainDate, said: readonly string[]): BooksAfter {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const books = conversation.world.entries.map(({ type, amountCents, description }) => {
    return `${type === 'receita' ? '+' : '-'}${amountCents / 100} ${description}`
  })
  const bills = conversation.world.bills.map((one) => {
    const [, month, day] = one.nextDate.toString().split('-')
    const left = one.instalments === null ? '' : ` x${one.instalments - one.instalmentsPaid}`
    return `${one.name} ${one.amountCents / 100} ${day}/${month}${left}`
  })
  return {
    books: books.toSorted(),
    bills: bills.toSorted(),
    reply: reply.replaceAll('\u00a0', ' '),
  }
}
