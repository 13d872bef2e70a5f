import {
  type AssistantCategory,
  answer,
  type ConversationState,
  lookupTerms,
  phraseKeptLeft,
  phraseKeptNoted,
  type ReplyDraft,
  type Turn,
  understand,
} from '@lya/assistant'
import type { Topic } from '@lya/contract/events.ts'
import { carryOut } from '#assistant/conversation/carry-out.ts'
import { keptMax } from '#assistant/conversation/kept/offer-kept.ts'
import {
  appendReply,
  type KeptMessage,
  listKept,
  releaseKept,
} from '#assistant/conversation/kept.store.ts'
import { plainReply } from '#assistant/conversation/plain-reply.ts'
import { topicsOf } from '#assistant/conversation/topics.ts'
import { findChoices } from '#assistant/memory/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** What may be done for a message that was written days ago; nothing that only the moment meant. */
const writes: ReadonlySet<string> = new Set(['create-transactions', 'buy-in-instalments'])

/** What a person has, as every message of theirs is understood by. */
interface Known {
  categories: AssistantCategory[]
  hasBudgets: boolean
  state: ConversationState
}

/** Leaves out what was kept: it stays in the conversation and is not offered again. */
export async function leaveKept({ tx, userId }: CommandContext): Promise<ReplyDraft> {
  await releaseKept(tx, userId, 'all')
  return phraseKeptLeft()
}

/**
 * Notes what was kept, each message on its own day, with an answer and an undo of its own. What
 * asks for more, or is no entry, is named and left to the person.
 */
export async function noteKept(
  ctx: CommandContext,
  known: Known,
): Promise<{ draft: ReplyDraft; topics: Topic[] }> {
  const kept = await listKept(ctx.tx, ctx.userId, keptMax)
  const outcomes: (Outcome & { message: KeptMessage })[] = []
  for (const message of kept) outcomes.push({ message, ...(await noteOne(ctx, known, message)) })
  const named = (which: Outcome['fate']) =>
    outcomes.filter(({ fate }) => fate === which).map(({ message }) => message)
  const texts = (messages: readonly KeptMessage[]) => messages.map(({ text }) => text)
  const [noted, left] = [named('noted'), named('left')]
  await releaseKept(ctx.tx, ctx.userId, [...noted, ...left])
  const topics = new Set(outcomes.flatMap((one) => one.topics))
  const full = named('full').length
  return { draft: phraseKeptNoted(texts(noted), texts(left), full), topics: [...topics] }
}

/** Full: the plan has no room for it yet, so it goes on waiting. */
interface Outcome {
  fate: 'noted' | 'left' | 'full'
  topics: Topic[]
}

async function noteOne(
  ctx: CommandContext,
  { categories, hasBudgets }: Known,
  message: KeptMessage,
): Promise<Outcome> {
  const { text, sentAt } = message
  const today = sentAt.toZonedDateTimeISO(ctx.timeZone).toPlainDate()
  const learned = await findChoices(ctx.tx, ctx.userId, lookupTerms(text))
  const nothing = { goals: [], payments: [], state: {} }
  const turn: Turn = understand({ text, today, categories, learned, ...nothing })
  const isEntry = turn.effects.length > 0 && turn.effects.every(({ kind }) => writes.has(kind))
  if (!isEntry) return { fate: 'left', topics: [] }
  const results = await carryOut({ ctx, today, state: {}, categories, hasBudgets }, turn)
  if (results.some(({ kind }) => kind === 'refused')) return { fate: 'full', topics: [] }
  const [draft] = answer(turn, results, todayIn(ctx.clock, ctx.timeZone)).replies
  const undoId = results.flatMap((one) => ('undoId' in one ? [one.undoId] : [])).at(0) ?? null
  if (draft) {
    const reply = { ...plainReply(draft), quickReplies: [], undoId }
    await appendReply(ctx.tx, ctx.userId, message, { ...reply, numberId: null })
  }
  return { fate: 'noted', topics: topicsOf(results) }
}
