import {
  advisedTurn,
  answer,
  decisionOf,
  type EffectResult,
  type LastRegistration,
  lookupTerms,
  type Turn,
  type TurnInput,
  understand,
  understandSeen,
  withHeard,
} from '@lya/assistant'
import type { Topic } from '@lya/contract/events.ts'
import { limits } from '@lya/core/limits.ts'
import { readFrequency } from '@lya/core/money/recurring/due-date.ts'
import { recurringStatus } from '@lya/core/money/recurring/urgency.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { carryOut } from '#assistant/conversation/carry-out.ts'
import { findExchange, findQuoted } from '#assistant/conversation/conversation.queries.ts'
import {
  closeConversation,
  type NamedBill,
  openConversation,
} from '#assistant/conversation/conversation.store.ts'
import { firstCategories } from '#assistant/conversation/first-categories.ts'
import type { IncomingMessage } from '#assistant/conversation/incoming-message.ts'
import { answerByPlan } from '#assistant/conversation/kept/by-plan.ts'
import { keepMessage } from '#assistant/conversation/kept.store.ts'
import type { Received } from '#assistant/conversation/received.ts'
import { recentSince } from '#assistant/conversation/recent-entries.queries.ts'
import { standingOf } from '#assistant/conversation/standing-of.ts'
import { topicsOf } from '#assistant/conversation/topics.ts'
import { wantAdvice } from '#assistant/conversation/want-advice.ts'
import { noteFacts } from '#people/facts/index.ts'
import { dayIn, todayIn } from '#platform/clock/clock.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** What is kept under a category. */
const categorised: ReadonlySet<string> = new Set([
  'log',
  'clarify',
  'installments',
  'recurring',
  'budget',
])

/**
 * Turns one message into its effects and its replies, all in the caller's transaction: a crash
 * leaves everything or nothing.
 *
 * A repeated id with the same text gets the replies that the first one got, before it counts
 * towards any limit, and decides nothing. The days of a message hang on when it was sent, not on
 * when it arrived.
 *
 * @throws Refusal `conversation.id-used` for a known id with another text,
 *   `conversation.text-required`, `conversation.too-many-messages`.
 * @throws AdviceWanted only where `advice` allows it.
 */
export async function receiveMessage(
  ctx: CommandContext,
  message: IncomingMessage,
): Promise<Received> {
  const text = message.text.trim()
  if (text === '') throw new Refusal('invalid', 'conversation.text-required')
  // PostgreSQL stores neither NUL nor, in JSON, half a character; nobody types them.
  const stored = text.replaceAll('\0', '').toWellFormed()

  const today = dayIn(message.sentAt, ctx.timeZone)
  const opened = await openConversation(ctx.tx, {
    userId: ctx.userId,
    channel: message.channel,
    id: message.id,
    text: stored,
    sentAt: message.sentAt,
    receivedAt: ctx.clock.now(),
    lookup: lookupTerms(message.see ? message.see(today).description : stored),
    replyTo: message.replyTo ?? null,
    recentSince: recentSince(today),
  })
  if (!opened.isNew) return repeatReplies(ctx, message, stored)
  // What another channel brings was taken over already, and may come all at once after a pause.
  const isDirect = message.channel === 'web'
  if (isDirect && opened.messagesThisSecond > limits.messagesPerSecondMax) {
    throw new Refusal('limit', 'conversation.too-many-messages', { retryAfterSeconds: 1 })
  }

  const byPlan = await answerByPlan(ctx, message, { text: stored, today, opened })
  if (byPlan) return byPlan

  const quoted = await quotedBy(ctx, message, stored)
  const { learned, goals, hasBudgets, recent, state: before } = opened
  const payments = opened.payments.map((bill) => knownBill(today, bill))
  const given = { text: stored, today, learned, goals, payments, recent, state: before, ...quoted }
  const understood = (categories: typeof opened.categories) =>
    understandWith(message, { ...given, categories })
  const first = understood(opened.categories)
  await wantAdvice(ctx, message, first, stored)
  const isWithout = opened.categories.length === 0 && categorised.has(first.intent)
  const categories = isWithout ? await firstCategories(ctx) : opened.categories
  const turn = isWithout ? understood(categories) : first
  const results = await carryOut({ ctx, today, state: turn.state, categories, hasBudgets }, turn)
  const readOn = todayIn(ctx.clock, ctx.timeZone)
  const { replies: drafts, state } = answer(turn, results, readOn, standingOf(ctx, message))
  const undoId =
    results.flatMap((one) => ('undoId' in one ? [one.undoId] : [])).at(turn.also ? -1 : 0) ?? null
  const told = drafts.map((draft) => (message.isHeard ? withHeard(draft, stored) : draft))
  const replies = told.map((draft) => ({
    id: newId(),
    text: draft.text,
    quickReplies: draft.quickReplies,
    undoId: draft.undoable ? undoId : null,
    undone: false,
  }))
  if (isBeyondPlan(results)) keepMessage(ctx.tx, ctx.userId, message)
  const decision = decisionOf(turn, results)
  if (decision.isAskedBack) noteFacts(ctx, ['asked-back'])
  closeConversation(ctx.tx, {
    userId: ctx.userId,
    channel: message.channel,
    channelId: message.channelId ?? null,
    messageId: message.id,
    text: stored,
    replies,
    registration: undoId !== null && state.last?.undoId === undoId ? state.last : null,
    // Other matters do not take an open offer away.
    state: opened.state.keptOffer ? { ...state, keptOffer: opened.state.keptOffer } : state,
  })
  const topics = topicsOf(results)
  const added: Topic[] = isWithout && categories.length > 0 ? ['categories'] : []
  return { replies, topics: [...topics, ...added], decision, isRepeat: false }
}

/** Understands a message, with what a model made of it, or what a picture shows. */
function understandWith({ see, advice }: IncomingMessage, input: TurnInput): Turn {
  if (see) return understandSeen(input, see(input.today))
  const turn = understand(input)
  return advice && advice !== 'ask' ? advisedTurn(input, turn, advice) : turn
}

/** It is noted later, when the plan has room. */
function isBeyondPlan(results: readonly EffectResult[]): boolean {
  return results.some((one) => one.kind === 'refused' && one.code === 'transactions.plan-limit')
}

/** A bill as a message may speak of it. */
function knownBill(today: Temporal.PlainDate, bill: NamedBill) {
  const dueDay = Temporal.PlainDate.from(bill.nextDate).day
  const frequency = readFrequency(bill.frequency)
  return { ...bill, dueDay, frequency, isPaid: isPaidOn(today, bill) }
}

function isPaidOn(today: Temporal.PlainDate, { nextDate, lastPaidDate }: NamedBill): boolean {
  const dates = {
    nextDate: Temporal.PlainDate.from(nextDate),
    lastPaidDate: lastPaidDate === null ? null : Temporal.PlainDate.from(lastPaidDate),
  }
  return recurringStatus(dates, today) === 'paid'
}

/** An answer to an earlier message speaks of what that one registered. */
async function quotedBy(
  ctx: CommandContext,
  { channel, replyTo }: IncomingMessage,
  text: string,
): Promise<{ quoted?: LastRegistration | null }> {
  if (replyTo === undefined) return {}
  const quoted = await findQuoted(ctx.tx, ctx.userId, { channel, id: replyTo, text })
  return quoted === undefined ? {} : { quoted }
}

async function repeatReplies(
  ctx: CommandContext,
  message: IncomingMessage,
  text: string,
): Promise<Received> {
  const first = await findExchange(ctx.tx, ctx.userId, message)
  const isSpoken = message.isHeard || message.see
  if (!first || (first.text !== text && !isSpoken))
    throw new Refusal('conflict', 'conversation.id-used')
  return { replies: first.replies, topics: [], decision: null, isRepeat: true }
}
