import {
  answer,
  type ConversationState,
  chooseKept,
  type KeptChoice,
  type LastRegistration,
  phraseKeptLeft,
  phraseKeptNoted,
  type ReplyDraft,
} from '@lya/assistant'
import type { Topic } from '@lya/contract/events.ts'
import { carryOut } from '#assistant/conversation/carry-out.ts'
import type { OpenedConversation } from '#assistant/conversation/conversation.store.ts'
import { firstCategories } from '#assistant/conversation/first-categories.ts'
import { type KeptTurn, readKept } from '#assistant/conversation/kept/read-kept.ts'
import { appendReply, releaseKept } from '#assistant/conversation/kept.store.ts'
import { plainReply } from '#assistant/conversation/plain-reply.ts'
import { topicsOf } from '#assistant/conversation/topics.ts'
import { undoableTogether } from '#money/undo/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { CommandContext } from '#platform/http/context.ts'

type Known = Pick<OpenedConversation, 'categories' | 'hasBudgets'>

export interface SettledKept {
  draft: ReplyDraft
  topics: Topic[]
  /** What one "desfaz" takes back; null when nothing was noted. */
  done: LastRegistration | null
}

/** Leaves out what was kept: it stays in the conversation and is not offered again. */
export async function leaveKept({ tx, userId }: CommandContext): Promise<SettledKept> {
  await releaseKept(tx, userId, 'all')
  return { draft: phraseKeptLeft(), topics: [], done: null }
}

/**
 * Notes what was kept, each message on its own day, with an answer and an undo of its own, and one
 * undo for all of it. What asks for more is named and left to the person.
 *
 * @param choice Which of it; null for all.
 * @returns Null where the choice names nothing of it.
 */
export async function noteKept(
  ctx: CommandContext,
  opened: Known,
  choice: KeptChoice | null,
): Promise<SettledKept | null> {
  const { hasBudgets } = opened
  const isWithout = opened.categories.length === 0
  const categories = isWithout ? await firstCategories(ctx) : opened.categories
  const { entries, unsure, talk } = await readKept(ctx, categories)
  const parted = choice ? chooseKept(entries, choice, namesOf) : { chosen: entries, left: [] }
  if (parted === null) return null
  const notes: (Noted & { kept: KeptTurn })[] = []
  let full = 0
  for (const kept of parted.chosen) {
    const noted = await noteOne(ctx, { categories, hasBudgets }, kept)
    if (noted) notes.push({ ...noted, kept })
    else full += 1
  }
  const noted = notes.map(({ kept }) => kept)
  await releaseKept(ctx.tx, ctx.userId, [
    ...[...noted, ...parted.left].map(({ message }) => message),
    ...unsure,
    ...talk,
  ])
  const undoId = await undoableTogether(
    ctx,
    notes.flatMap(({ done }) => done?.undoId ?? []),
  )
  const transactions = notes.flatMap(({ done }) => done?.transactions ?? [])
  const fate = {
    noted: noted.flatMap((one) => one.entries),
    unsure: unsure.map(({ text }) => text),
    left: parted.left.flatMap((one) => one.entries),
    full,
  }
  const topics = new Set(notes.flatMap((one) => one.topics))
  if (isWithout && categories.length > 0) topics.add('categories')
  return {
    draft: phraseKeptNoted(fate, todayIn(ctx.clock, ctx.timeZone)),
    topics: [...topics],
    done: undoId === null ? null : { kind: 'created', undoId, transactions },
  }
}

const namesOf = ({ entries }: KeptTurn): string[] => entries.map((one) => one.description)

interface Noted {
  done: LastRegistration | undefined
  topics: Topic[]
}

/** Null when the plan has no room for it yet: it goes on waiting. */
async function noteOne(
  ctx: CommandContext,
  { categories, hasBudgets }: Known,
  { message, today, turn }: KeptTurn,
): Promise<Noted | null> {
  const state: ConversationState = {}
  const results = await carryOut({ ctx, today, state, categories, hasBudgets }, turn)
  if (results.some(({ kind }) => kind === 'refused')) return null
  const { replies, state: after } = answer(turn, results, todayIn(ctx.clock, ctx.timeZone))
  const done = after.last
  const [draft] = replies
  if (draft) {
    const reply = { ...plainReply(draft), quickReplies: [], undoId: done?.undoId ?? null }
    await appendReply(ctx.tx, ctx.userId, message, { ...reply, numberId: null })
  }
  return { done, topics: topicsOf(results) }
}
