import type { Exchange, Reply } from '@lya/contract/assistant/conversation.ts'
import type { Outbox, OutgoingMessage } from '#assistant/outbox.model.ts'
import type { Quote } from '#assistant/quote.model.ts'

/** One page of the history as the server sends it: newest first. */
export type HistoryPage = { items: Exchange[]; nextCursor: string | null }

export type TimelineEntry =
  | { kind: 'day'; key: string; day: string }
  | {
      kind: 'mine'
      key: string
      text: string
      at: string
      quote: Quote | null
      outgoing: OutgoingMessage | null
    }
  | { kind: 'reply'; key: string; at: string; reply: Reply }

/**
 * The conversation from its oldest loaded message to its newest, with a mark where a day begins.
 *
 * @param dayOf Names the day of an ISO moment in the person's zone, as `YYYY-MM-DD`.
 */
export function timeline(
  pages: readonly HistoryPage[],
  outbox: Outbox,
  dayOf: (moment: string) => string,
): TimelineEntry[] {
  const answered = new Set<string>()
  const entries: TimelineEntry[] = []
  let lastDay = ''
  const beginDay = (moment: string) => {
    const day = dayOf(moment)
    if (day !== lastDay) entries.push({ kind: 'day', key: `day-${day}`, day })
    lastDay = day
  }
  for (const exchange of oldestFirst(pages)) {
    // Two pages that were fetched at different moments may share an exchange.
    if (answered.has(exchange.id)) continue
    answered.add(exchange.id)
    beginDay(exchange.sentAt)
    entries.push(mine(exchange, exchange.quoted, null))
    for (const reply of exchange.replies) {
      entries.push({ kind: 'reply', key: reply.id, at: exchange.sentAt, reply })
    }
  }
  for (const message of outbox) {
    if (answered.has(message.id)) continue
    beginDay(message.sentAt)
    entries.push(mine(message, message.quoted, message))
  }
  return entries
}

function oldestFirst(pages: readonly HistoryPage[]): Exchange[] {
  return pages.flatMap((page) => page.items).reverse()
}

function mine(
  { id, text, sentAt }: Pick<Exchange, 'id' | 'text' | 'sentAt'>,
  quoted: Quote | undefined,
  outgoing: OutgoingMessage | null,
) {
  const quote = quoted ?? null
  return { kind: 'mine', key: id, text, at: sentAt, quote, outgoing } as const
}

/** What may be tapped as an answer: only the last reply's, and only while nothing is on its way. */
export function openQuickReplies(entries: readonly TimelineEntry[]): readonly string[] {
  const last = entries.at(-1)
  return last?.kind === 'reply' ? last.reply.quickReplies.slice(0, 3) : []
}

/** Adds an answered exchange as the newest, once. */
export function withExchange(pages: readonly HistoryPage[], exchange: Exchange): HistoryPage[] {
  const [newest = { items: [], nextCursor: null }, ...older] = pages
  const others = newest.items.filter((item) => item.id !== exchange.id)
  return [{ ...newest, items: [exchange, ...others] }, ...older]
}

/** Shows a reply as undone, or not when its undo was refused. */
export function withUndone(
  pages: readonly HistoryPage[],
  undoId: string,
  undone: boolean,
): HistoryPage[] {
  const change = (reply: Reply) => (reply.undoId === undoId ? { ...reply, undone } : reply)
  return pages.map((page) => ({
    ...page,
    items: page.items.map((item) => ({ ...item, replies: item.replies.map(change) })),
  }))
}
