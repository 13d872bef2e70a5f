import type { Changes } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import { type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { categoriseDescription } from '#understanding/categorise-description.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject, writeSubject } from '#understanding/transactions/naming/describe.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'correct']

/**
 * The turn of what an entry was that is named by its sum or by who paid it: "os 48 foram flores pra
 * minha mãe", "esse 65 foi ontem", "esse pix do Marcos é aluguel". Null where no entry, or several,
 * are meant.
 */
export function namedBySumTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  const found = leaningIn(amount ? 'bySum' : 'byWhom', reading)
  if (!found || another || !readable.includes(candidate.intent)) return null
  if (isQuestion(reading)) return null
  const cents = amount && Math.round(amount.valueCents)
  const entries = rememberedIn(input)
  const same =
    cents === undefined
      ? namedAmong(message, entries, saidUpTo(message, found.last))
      : entries.filter(({ amountCents }) => amountCents === cents)
  const [only, more] = same
  const changes = only && !more ? changesIn(message, found.last + 1, only.type) : null
  if (!only || !changes) return null
  const target = { id: only.id, description: null, amountCents: null }
  const fields = fieldsOf(changes, message)
  return carry(
    input,
    { intent: 'correct', confidence: 88, fields },
    { kind: 'correct', target, changes },
  )
}

/** The words that name whose it was. */
function saidUpTo(message: Message, last: number): Telling[] {
  return tellingIn(message).filter(({ at }) => at <= last)
}

/** The day alone, or a thing that is known; "os 48 foram bem gastos" tells neither. */
function changesIn(
  { reading, index }: Message,
  first: number,
  type: 'despesa' | 'receita',
): Changes | null {
  const last = reading.tokens.length - 1
  const [day] = reading.days
  const subject = findSubject(reading, coverTokens(reading), first, last)
  if (!subject) return day && day.first === first ? { date: day.date.toString() } : null
  const words = reading.tokens.slice(subject.first, subject.last + 1)
  const isThing = words.some(({ norm }) =>
    findMeanings(norm)?.some(({ weight }) => weight !== 'hint'),
  )
  if (!isThing) return null
  const description = writeSubject(reading, subject)
  const categoryId = categoriseDescription(description, type, index, reading.today)
  return { description, ...(categoryId === null ? {} : { categoryId }) }
}
