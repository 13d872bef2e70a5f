import {
  type AssistantCategory,
  type KeptEntry,
  keptEntries,
  lookupTerms,
  type Turn,
  understand,
  wantsWriting,
} from '@lya/assistant'
import { type KeptMessage, listKept } from '#assistant/conversation/kept.store.ts'
import { findChoices } from '#assistant/memory/index.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** More than anybody writes while they cannot see what comes of it. */
const keptMax = 50

/** A kept message, understood as on the day on which it was written. */
export interface KeptTurn {
  message: KeptMessage
  /** The person's day when it was written. */
  today: Temporal.PlainDate
  turn: Turn
  /** What it would write; none for what is no entry, or not yet. */
  entries: KeptEntry[]
}

export interface Kept {
  /** These would write something. */
  entries: KeptTurn[]
  /** These mean to, and Lya has to ask about them. */
  unsure: KeptMessage[]
  /** Thanks, questions and the like: nothing waits for them any longer. */
  talk: KeptMessage[]
}

/** Reads what waits for its person's plan, oldest first, each on its own and on its own day. */
export async function readKept(
  ctx: ReadContext,
  categories: readonly AssistantCategory[],
): Promise<Kept> {
  const messages = await listKept(ctx.tx, ctx.userId, keptMax)
  const terms = new Set(messages.flatMap(({ text }) => lookupTerms(text)))
  const learned = messages.length > 0 ? await findChoices(ctx.tx, ctx.userId, [...terms]) : []
  const turns = messages.map((message): KeptTurn => {
    const today = message.sentAt.toZonedDateTimeISO(ctx.timeZone).toPlainDate()
    const known = { categories, learned, goals: [], payments: [], state: {} }
    const turn = understand({ text: message.text, today, ...known })
    return { message, today, turn, entries: keptEntries(turn) }
  })
  const others = turns.filter(({ entries }) => entries.length === 0)
  const messagesOf = (isUnsure: boolean) =>
    others.filter(({ turn }) => wantsWriting(turn) === isUnsure).map(({ message }) => message)
  return {
    entries: turns.filter(({ entries }) => entries.length > 0),
    unsure: messagesOf(true),
    talk: messagesOf(false),
  }
}
