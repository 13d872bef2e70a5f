import { carry } from '#conversation/make-turn.ts'
import { knownIn } from '#conversation/meant-transaction.ts'
import { lastDay, type Told } from '#conversation/pending/open.ts'
import { withSubject } from '#conversation/pending/subject-answer.ts'
import type { ConversationState, PendingName } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'
import type { Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isOneMore } from '#understanding/memory/own-matter.ts'

/** The question what it was, of an entry that was written without a name. */
export function openName(id: string, today: Temporal.PlainDate): PendingName {
  return { kind: 'name', id, expiresOn: lastDay(today) }
}

/** The turn of its answer: "da feira", "foi uma cuca". Null for any other message. */
export function namedTurn(unnamed: PendingName, { input, message, candidate }: Told): Turn | null {
  const { reading } = message
  if (!['none', 'clarify', 'correct'].includes(candidate.intent)) return null
  if (reading.amounts.length > 0 || isQuestion(reading) || isOneMore(message)) return null
  if (reading.flat.includes(' nao ')) return null
  if (leans('again', reading) || leans('removes', reading) || leans('monthly', reading)) return null
  const before = entryOf(input.state, unnamed)
  const draft = before && withSubject(before, message, input.categories)
  if (!draft) return null
  const { description, categoryId, type } = draft
  const changes = {
    description,
    ...(categoryId === null ? {} : { categoryId }),
    ...(type === before.type ? {} : { type }),
  }
  const target = { id: unnamed.id, description: null, amountCents: null }
  const read: Read = { intent: 'correct', confidence: 90, fields: { description } }
  return carry(input, read, { kind: 'correct', target, changes })
}

function entryOf(state: ConversationState, { id }: PendingName) {
  return knownIn(state).find((one) => one.id === id)?.one ?? null
}
