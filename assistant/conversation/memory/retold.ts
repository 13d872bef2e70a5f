import { chained } from '#conversation/bills/chained.ts'
import type { Changes } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { billOfParts } from '#conversation/memory/other-parts.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { countedTogether, namedEach } from '#conversation/naming/named-each.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { Candidate, Fields, Message } from '#understanding/intents/candidate.ts'
import { categoryNamed, findNamedCategory } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'correct']

/**
 * The turn of another name, category or day for what was written: "coloca como visita técnica", "o
 * frete também é Educação", "espera, o frango foi ontem". Null for any other message.
 */
export function retoldTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const isOpen = readable.includes(candidate.intent) && reading.amounts.length === 0
  if (!isOpen || isQuestion(reading) || leans('removes', reading)) return null
  const [last] = ownIn(input)
  const isOfNamed = leans('belongs', reading) || leans('dated', reading)
  const [called] = isOfNamed ? paidBefore(message, namedAmong(message, rememberedIn(input))) : []
  const named = called ?? (isOfNamed ? countedTogether(input, message)?.[0] : undefined)
  const anew = last ? renamed(message, last) : null
  const changes = anew ?? belonging(message, named) ?? redated(message, named)
  const entry = named && changes?.description === undefined ? named : last
  if (!changes || !entry) return null
  const read = { intent: 'correct', confidence: 90, fields: fieldsOf(changes, message) } as const
  const change = ({ id }: Remembered) =>
    carry(input, read, {
      ...{ kind: 'correct', changes },
      target: targetOf(id),
    })
  const several = named && severalOf(input, message, changes)
  if (several) return chained(several.map(change))
  const turn = change(entry)
  return (changes.date && withParts(input, turn, entry, changes.date)) || turn
}

/** "a luz foi dia 18", of the bill that was paid, and not of what somebody gave for it. */
function paidBefore({ account }: Message, named: readonly Remembered[]): readonly Remembered[] {
  const isComing = account.clauses.some(({ flow }) => flow === 'in')
  const same = named.filter(({ name }) => fold(name) === fold(named[0]?.name ?? ''))
  const spent = isComing ? [] : same.filter(({ type }) => type === 'despesa')
  return spent.length > 0 && spent.length < same.length ? spent : named
}

/** The instalments to come fall on the day of the first: "a air fryer foi quarta, não terça". */
function withParts(input: TurnInput, turn: Turn, entry: Remembered, date: string): Turn | null {
  const bill = billOfParts(input, entry)
  const dueDay = Number(date.slice(-2))
  if (!bill || bill.dueDay === dueDay) return null
  const { id, name } = bill
  return chained([turn, carry(input, turn.candidate, { kind: 'change-day', id, name, dueDay })])
}

/** "o uber e a farmácia foram ontem", "os dois foram ontem". */
function severalOf(input: TurnInput, message: Message, changes: Changes): Remembered[] | null {
  const { reading } = message
  if (changes.description !== undefined) return null
  const counted = countedTogether(input, message)
  const found = leaningIn('ofAllNamed', reading)
  if (counted || !found) return counted
  const ahead = { first: 0, last: found.first - 1 }
  const each = namedEach(message, rememberedIn(input), ahead) ?? []
  return each.length > 1 ? each : null
}

/** "tudo na uber": where all of it was spent or earned, where that is known to be a place. */
function wholeAt(reading: Message['reading']) {
  const found = leaningIn('allAt', reading)
  const word = found && reading.tokens[found.last + 1]?.norm
  return isThing(word ?? '') ? found : null
}

/** What is changed, in the corpus form. */
export function fieldsOf(changes: Changes, { index }: Pick<Message, 'index'>): Fields {
  const { categoryId, amountCents, ...rest } = changes
  const category = index.all.find(({ id }) => id === categoryId)?.name
  return {
    ...rest,
    ...(amountCents === undefined ? {} : { amount: amountCents }),
    ...(category === undefined ? {} : { category }),
  }
}

/** Whether it names what money is known to go for, and not only who got it. */
export function namesThing(description: string | null): boolean {
  const words = fold(description ?? '').split(' ')
  return words.some(isThing)
}

function renamed({ reading, index }: Message, last: Remembered): Changes | null {
  const { type } = last
  const explained = namesThing(last.description) ? null : leaningIn('explains', reading)
  const found = leaningIn('renames', reading) ?? wholeAt(reading) ?? explained
  if (!found) return null
  const end = reading.tokens.length - 1
  const subject = findSubject(reading, coverTokens(reading), found.last + 1, end)
  if (!subject) return null
  const description = writeSubject(reading, subject)
  // "isso é a vida"
  if (found === explained && !namesThing(description)) return null
  const categoryId = categoriseDescription(description, type, index, reading.today)
  return { description, ...(categoryId === null ? {} : { categoryId }) }
}

function belonging(message: Message, named: Remembered | undefined): Changes | null {
  const { reading, index } = message
  const found = leaningIn('belongs', reading)
  if (!found || !named) return null
  const behind = { ...reading, tokens: reading.tokens.slice(found.last) }
  const flat = reading.flat.slice((reading.starts[found.last] ?? 1) - 1)
  const name = findNamedCategory({ ...behind, flat }, index) ?? categoryNamed(behind, index)
  const own = index.all.find((one) => one.name === name && one.type === named.type)
  // "a floricultura era pra minha sogra, muda pra presentes": it stands there already.
  const isMoved = own && (own.id !== named.categoryId || leans('places', reading))
  return isMoved ? { categoryId: own.id } : null
}

/** "não hoje", "não foi hoje": the day that is wrong. */
function isDenied({ tokens }: Pick<Message['reading'], 'tokens'>, first: number): boolean {
  const before = tokens.slice(0, first).toReversed()
  const mark = before.findIndex(({ kind }) => kind === 'mark')
  const near = before.slice(0, mark < 0 ? 2 : Math.min(mark, 2))
  // "lancei hoje, mas foi ontem".
  const isNoted = leansWord('noted', near[0]?.norm ?? '')
  return isNoted || near.some(({ norm }) => norm === 'nao')
}

/** The one day that is told and not denied, YYYY-MM-DD; null where none or several are. */
export function dayMeant({ days, today, ...reading }: Message['reading']): string | null {
  const right = days.filter(({ first }) => !isDenied(reading, first))
  // "não foi ontem não, foi sábado": what was denied last is put right.
  const told = right.length > 0 ? right : days.slice(1)
  // "da semana passada, dia 9": within it.
  const isWeek = ({ first, last }: (typeof days)[number]) =>
    reading.tokens.slice(first, last + 1).some(({ norm }) => norm === 'semana')
  const exact = told.filter((one) => !isWeek(one))
  const [day, ...others] = (exact.length > 0 ? exact : told).map(({ date }) => date.toString())
  const isOne = day !== undefined && others.every((one) => one === day)
  return isOne && day <= today.toString() ? day : null
}

/** "o frango foi ontem", "foi sábado, bota sábado", "o leite foi dia 8, não hoje". */
function redated(message: Message, named: Remembered | undefined): Changes | null {
  const { reading } = message
  const day = dayMeant(reading)
  if (day === null || !leans('dated', reading)) return null
  if (named === undefined && (leans('several', reading) || tellsMore(message))) return null
  return { date: day }
}

function tellsMore(message: Message): boolean {
  return tellingIn(message).some(({ word }) => !leansWord('sorry', word))
}
