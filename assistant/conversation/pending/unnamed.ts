import { isStillAhead } from '#conversation/coming/still-ahead.ts'
import { carry } from '#conversation/make-turn.ts'
import { knownIn, targetOf } from '#conversation/meant-transaction.ts'
import { lastDay, type Told } from '#conversation/pending/open.ts'
import type { PendingName } from '#conversation/pending/pending-state.ts'
import { withSubject } from '#conversation/pending/subject-answer.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isOneMore } from '#understanding/memory/own-matter.ts'

/** The question what it was, of an entry that was written without a name. */
export function openName(id: string, today: Temporal.PlainDate): PendingName {
  return { kind: 'name', id, expiresOn: lastDay(today) }
}

/** The turn of its answer: "da feira", "foi uma cuca". Null for any other message. */
export function namedTurn(unnamed: PendingName, { input, message, candidate }: Told): Turn | null {
  const { reading } = message
  // "almocei fora ontem, foi isso": what was bought at no price of its own is what it was.
  const isBought = candidate.intent === 'log' && message.account.isPriceless
  if (!isBought && !['none', 'clarify', 'correct'].includes(candidate.intent)) return null
  if (reading.amounts.length > 0 || isQuestion(reading) || isOneMore(message)) return null
  if (reading.flat.includes(' nao ') || isStillAhead(reading)) return null
  // "amanhã tem plantão de novo" is no name of what came today.
  if (reading.days.some(({ date }) => Temporal.PlainDate.compare(date, reading.today) > 0))
    return null
  if (leans('again', reading) || leans('removes', reading) || leans('monthly', reading)) return null
  const before = entryOf(input.state, unnamed)
  const subject = isBought ? message.account.subject : null
  const draft = before && (subject ?? withSubject(before, message, input.categories))
  if (!draft) return null
  const [day, another] = reading.days
  const date = another ? undefined : day?.date.toString()
  const { description, categoryId, type } = draft
  const changes = {
    description,
    ...(categoryId === null ? {} : { categoryId }),
    ...(type === before.type ? {} : { type }),
    // "foi o almoço de ontem": what was noted today is of that day.
    ...(date === undefined ? {} : { date }),
  }
  const target = targetOf(unnamed.id)
  const read: Read = { intent: 'correct', confidence: 90, fields: { description } }
  return carry(input, read, { kind: 'correct', target, changes })
}

const nameless = new Set(['Entrada', 'Gasto'])
const links = new Set('a o as os um uma da do das dos de na no pela pelo pra pro'.split(' '))
const saying = new Set(['foi', 'era', 'foram'])

/**
 * The turn of the same answer when other things were told in between: "foi a parte do Dani do
 * mercado", of the one entry that still has no name. Null for any other message.
 */
export function namedLaterTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const [opening, next] = message.reading.tokens
  if (!saying.has(opening?.norm ?? '') || input.state.open) return null
  // "foi mal" says nothing of it.
  const isNamed = links.has(next?.norm ?? '') || findMeanings(next?.norm ?? '') !== undefined
  if (!isNamed) return null
  const [only, another] = knownIn(input.state).filter(({ one }) => nameless.has(one.description))
  if (!only || another) return null
  return namedTurn(openName(only.id, input.today), { input, message, candidate: read })
}

function entryOf(state: ConversationState, { id }: PendingName) {
  return knownIn(state).find((one) => one.id === id)?.one ?? null
}
