import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { Query } from '#conversation/effect.ts'
import { aheadOf } from '#conversation/intended-query.ts'
import { movedBy } from '#conversation/limits/moved-by.ts'
import { limitTurn } from '#conversation/limits/shared.ts'
import { wordsOfLimit } from '#conversation/limits/words-of.ts'
import { carry } from '#conversation/make-turn.ts'
import { weekAsked } from '#conversation/naming/asked-week.ts'
import { wordsAsked } from '#conversation/naming/asked-words.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { viewBook } from '#understanding/intents/asked/views.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message, Metric, Read } from '#understanding/intents/candidate.ts'
import { outweighing } from '#understanding/intents/candidate.ts'
import {
  categoryMeant,
  categoryNamed,
  findNamedCategory,
} from '#understanding/intents/named-category.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Leaning, leans, leansWord } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'

const wordsMax = 7
const limitWordsMax = 12
const weekDays = 7
const metrics: readonly (readonly [Leaning, Metric])[] = [
  ['spent', 'spent'],
  ['received', 'received'],
  ['left', 'balance'],
  ['budget', 'budget'],
]
/** What may have been decided when a question was answered just now. */
const asking: readonly string[] = ['query', 'follow-up', 'brief-question', 'asked-on', 'goal']

/**
 * The turn of a question that says only what is other than in the one before: "e recebi?", "só de
 * transporte", "e ontem", "e o limite?". Null for any other message.
 */
export function askedOnTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const { asked, rule = '' } = input.state
  const isBrief = reading.tokens.length <= wordsMax && reading.amounts.length === 0
  const isAsking = asking.includes(rule) || reading.flat.includes(' ?')
  const isOpen = ['none', 'clarify', 'query', 'correct'].includes(candidate.intent)
  // "dá pra pagar a luz?" says all of it, whatever was asked before.
  if (candidate.intent === 'query' && candidate.confidence >= outweighing) return null
  if (!asked || !isBrief || !isAsking || !isOpen || !leans('on', reading)) return null
  // "em janeiro ou fevereiro gastei mais?" says all of it.
  if (viewBook.find(reading)?.means === 'compared') return null
  const category = categoryOf(message)
  const metric = metricOf(message, asked, category !== null)
  const said = saidAnew(reading, asked)
  const week = weekAsked(said.flat, reading.today, asked.metric === 'upcoming')
  const named = readPeriod(said, false, asked.isAhead)
  const { from, to } = week ?? named
  const dated = from && to ? { from, to } : null
  if (!metric && !category && !dated) return null
  if (!category && !dated && tellingIn(message).length > 0) return null
  const { words: before, ...kept } = { ...keptOf(asked, metric), ...dated }
  const about = category ? { ...kept, categoryId: category.id } : kept
  const words = category ? wordsAsked(about, message) : before
  const query = aheadOf(words ? { ...about, words } : about, reading.today)
  // As it was read: only the product's week begins on Sunday.
  const days = week && named.from ? named : query
  const fields: NonNullable<Read['fields']> = {
    ...{ metric: query.metric, from: days.from ?? null, to: days.to ?? null },
    ...(category ? { category: category.name } : {}),
  }
  const read: Read = { intent: 'query', confidence: 80, fields }
  const turn = carry(input, read, { kind: 'query', query })
  return { ...turn, state: { ...turn.state, asked: query } }
}

/** "e essa?", behind last week: this week, and "e esse?" this month. */
function saidAnew(reading: Message['reading'], { from, to }: Query): Message['reading'] {
  const isLast = leans('lastOne', reading)
  if (!(isLast || leans('thisOne', reading)) || !from || !to) return reading
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days
  const [week, month] = isLast ? ['semana passada', 'mês passado'] : ['essa semana', 'esse mês']
  return readMessage(`e ${days < weekDays ? week : month}`, reading.today)
}

/** What may have been decided when a limit was set just now. */
const afterLimit: readonly string[] = [
  ...['budget', 'limits', 'limit-changed', 'limited-on', 'asked-on', 'named-change'],
  ...['answered-choice', 'answered-offer'],
]

/** What is asked of no category. */
const ofAll: readonly Metric[] = ['goal', 'upcoming', 'balance']

/** "e de comida quanto foi" after a goal is about what was spent. */
function metricOf(
  { reading }: Message,
  { metric }: Query,
  hasCategory: boolean,
): Metric | undefined {
  const told = metrics.find(([leaning]) => leans(leaning, reading))?.[1]
  if (told === 'balance' && metric === 'budget') return 'budget'
  if (told) return told
  return hasCategory && ofAll.includes(metric) ? 'spent' : undefined
}

/** Another figure of the same days; a category is kept where it has one. */
function keptOf(asked: Query, other: Metric | undefined): Query {
  const { metric, categoryId, from, to, words } = asked
  const kept = { metric, categoryId, from, to }
  if (!other || other === metric) return words === undefined ? kept : { ...kept, words }
  const isOfCategory = other === 'spent' || other === 'budget'
  const isMonth = other === 'budget'
  return {
    metric: other,
    categoryId: isOfCategory ? categoryId : null,
    from: isMonth ? null : from,
    to: isMonth ? null : to,
  }
}

function categoryOf({ reading, index }: Message): { id: string; name: string } | null {
  const name = findNamedCategory(reading, index) ?? categoryNamed(reading, index)
  return index.all.find((one) => one.name === name) ?? null
}

/**
 * The turn of a sum after a limit was set or asked for: "e 1.200 com alimentação", "aumenta para
 * 1.000". Null for any other message.
 */
export function limitedOnTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, index } = message
  const { last, asked, rule = '' } = input.state
  const isSet = last?.kind === 'budget-set' && afterLimit.includes(rule)
  const isAsked = asked?.metric === 'budget' && (asking.includes(rule) || leans('budget', reading))
  if (!isSet && !isAsked) return null
  // "na verdade 650", right behind the limit of 600.
  const isMended = isSet && leans('sorry', reading) && !tellsEntry(message)
  // "melhor 650 por mês" behind a limit is one as well.
  const isOfMonth = isSet || leans('raises', reading)
  const isAgain = candidate.intent === 'recurring' && isOfMonth && reading.days.length === 0
  const isPlain = ['none', 'clarify', 'log'].includes(candidate.intent)
  // "muda pra 350": of nothing that is named.
  const isThat = tellingIn(message).every(({ word }) => leansWord('changesLimit', word))
  const isBare = leans('changesLimit', reading) && isThat
  const isChanged = isBare && candidate.intent === 'correct'
  const isOpen = isPlain || isMended || isAgain || isChanged
  if (!isOpen || reading.tokens.length > limitWordsMax) return null
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  // "e mercado 900", right behind a limit.
  const isOneMore = isSet && reading.flat.startsWith(' e ')
  const told =
    findNamedCategory(reading, index) ?? (isOneMore ? categoryNamed(reading, index) : null)
  const named = index.all.find(({ name, type }) => type === 'despesa' && name === told)
  const by = movedBy(reading)
  const isRaised =
    isMended ||
    isBare ||
    by !== null ||
    leans('raises', reading) ||
    (isAsked && leans('sets', reading))
  // "aumenta o celular pra 60" is of something else.
  // "então bota 500" are no boots.
  const tokens = isThat ? [] : reading.tokens.slice(0, amount.first)
  const found = categoryMeant({ ...reading, tokens }, index)
  const meant = found && !leansWord('puts', found.word) ? found.name : null
  const own = isRaised ? budgetMeant(input) : null
  const isOfIt = meant === null || index.all.find(({ id }) => id === own)?.name === meant
  const categoryId = named?.id ?? (isOfIt ? own : null)
  const value = Math.round(amount.valueCents)
  const isBounded = value > 0 && value <= limits.amountCentsMax
  if (!categoryId || !isBounded || !(isRaised || leans('on', reading))) return null
  const month = monthOf(message) ?? reading.today.toPlainYearMonth().toString()
  const budget = { categoryId, amountCents: cents(value), month, ...(by ? { by } : {}) }
  const category = index.all.find(({ id }) => id === categoryId)?.name ?? ''
  const read: Read = isMended
    ? { intent: 'correct', confidence: 85, fields: { amount: value, target: category } }
    : { intent: 'budget', confidence: 85, fields: { category, amount: value } }
  const effect = { kind: 'set-budget', budget: { ...budget, ...wordsOfLimit(message) } } as const
  if (isOneMore && findNamedCategory(reading, index) === null) {
    return limitTurn(input, read, effect) ?? offerTurn(input, effect)
  }
  return carry(input, read, effect)
}

/** "não, paguei 45 no mercado": a deed or a thing of its own, and no other limit. */
function tellsEntry(message: Message): boolean {
  const isDone = message.account.clauses.some(({ verbs }) =>
    verbs.some(({ verb }) => verb.kind !== 'else' && verb.form === 'i-did'),
  )
  return isDone || tellingIn(message).some(({ word }) => isThing(word))
}

function budgetMeant({ state: { asked, last }, categories }: TurnInput): string | null {
  if (asked?.metric === 'budget' && asked.categoryId) return asked.categoryId
  return categories.find(({ name, type }) => name === last?.name && type === 'despesa')?.id ?? null
}
