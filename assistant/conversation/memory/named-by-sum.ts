import { chained } from '#conversation/bills/chained.ts'
import type { Changes } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, ownIn, rememberedIn } from '#conversation/memory/remembered.ts'
import { fieldsOf, namesThing } from '#conversation/memory/retold.ts'
import { type Telling, tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { flatOf } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

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
  if (another || !mayCorrect(candidate.intent) || isQuestion(reading)) return null
  const several = amount ? severalTurn(input, message) : null
  if (several) return several
  const paper = amount ? leaningIn('paperOfSum', reading) : null
  const found = paper ?? leaningIn(amount ? 'bySum' : 'byWhom', reading)
  if (!found) return null
  const cents = amount && Math.round(amount.valueCents)
  // "esse recibo de 50 é da luz" is of no bread of that sum days ago.
  const entries = rememberedIn(input).filter((one) => {
    return !paper || one.isOwn || !namesThing(one.description)
  })
  const same =
    cents === undefined
      ? namedAmong(message, entries, saidUpTo(message, found.last))
      : entries.filter(({ amountCents }) => amountCents === cents)
  const [only, more] = same
  const changes = only && !more ? changesIn(message, found.last + 1, only.type) : null
  if (!only || !changes) return null
  const target = targetOf(only.id)
  const fields = fieldsOf(changes, message)
  return carry(
    input,
    { intent: 'correct', confidence: 88, fields },
    { kind: 'correct', target, changes },
  )
}

/** "os dois 40 é de presente": the category of all that came to so much, which are so many. */
function severalTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, index } = message
  const found = leaningIn('severalOfSum', reading)
  const value = Math.round(reading.amounts[0]?.valueCents ?? 0)
  if (!found) return null
  const count = reading.tokens
    .slice(found.first, found.last)
    .findLast(({ norm }) => counts.has(norm))
  const same = ownIn(input).filter(({ amountCents }) => amountCents === value)
  if (same.length !== counts.get(count?.norm ?? '')) return null
  const behind = { ...reading, tokens: reading.tokens.slice(found.last + 1) }
  const flat = flatOf(reading, found.last, reading.tokens.length)
  const name = categoryNamed({ ...behind, flat }, index)
  const turns = same.flatMap(({ id, type, categoryId }) => {
    const own = index.all.find((one) => one.name === name && one.type === type)
    if (!own || own.id === categoryId) return []
    const changes = { categoryId: own.id }
    const read = { intent: 'correct', confidence: 88, fields: { category: own.name } } as const
    const target = targetOf(id)
    return [by('retold', carry(input, read, { kind: 'correct', target, changes }))]
  })
  return chained(turns)
}

const counts = new Map<string, number>([
  ...([
    ['dois', 2],
    ['duas', 2],
    ['2', 2],
    ['tres', 3],
  ] as const),
  ...([
    ['3', 3],
    ['quatro', 4],
    ['4', 4],
  ] as const),
])

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
  // "a de 905 é parcela do carro, não juros": what it is not is no part of its name.
  const no = reading.tokens.findIndex(({ norm }, at) => at > first && norm === 'nao')
  const last = (no < 0 ? reading.tokens.length : no) - 1
  const [day] = reading.days
  const subject = findSubject(reading, coverTokens(reading), first, last)
  if (!subject) return day && day.first === first ? { date: day.date.toString() } : null
  const words = reading.tokens.slice(subject.first, subject.last + 1)
  if (!words.some(({ norm }) => isThing(norm))) return null
  const description = writeSubject(reading, subject)
  const categoryId = categoriseDescription(description, type, index, reading.today)
  return { description, ...(categoryId === null ? {} : { categoryId }) }
}
