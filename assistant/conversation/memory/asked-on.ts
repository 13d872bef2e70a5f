import type { Query } from '#conversation/effect.ts'
import { aheadOf } from '#conversation/intended-query.ts'
import { asking } from '#conversation/limits/limited-on.ts'
import { askFor } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { weekAsked } from '#conversation/naming/asked-week.ts'
import { wordsAsked } from '#conversation/naming/asked-words.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { viewBook } from '#understanding/intents/asked/views.ts'
import type { Candidate, Message, Metric, Read } from '#understanding/intents/candidate.ts'
import { outweighing } from '#understanding/intents/candidate.ts'
import { categoryNamed, findNamedCategory } from '#understanding/intents/named-category.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { type Leaning, leans } from '#understanding/memory/leaning.ts'
import { hasOwnObject } from '#understanding/memory/own-matter.ts'
import { readMessage } from '#understanding/reading.ts'

const wordsMax = 7

const weekDays = 7
const [friday, sunday] = [5, 7]

const metrics: readonly (readonly [Leaning, Metric])[] = [
  ['spent', 'spent'],
  ['received', 'received'],
  ['left', 'balance'],
  ['budget', 'budget'],
]

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
  if (tellsOrMends(input, message, candidate)) return null
  // "em janeiro ou fevereiro gastei mais?" says all of it.
  if (viewBook.find(reading)?.means === 'compared') return null
  const category = categoryOf(message)
  const metric = metricOf(message, asked, category !== null)
  const said = saidAnew(reading, asked)
  const weekend = weekendBefore(reading, asked)
  const week = weekAsked(said.flat, reading.today, asked.metric === 'upcoming')
  const named = weekend ?? readPeriod(said, false, asked.isAhead)
  const { from, to } = weekend ?? week ?? named
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
  return askFor(input, { confidence: 80, fields }, query)
}

/** "e a internet eu já paguei", "e o tecido passa pra presentes": nothing is asked. */
function tellsOrMends(input: TurnInput, message: Message, { intent }: Candidate): boolean {
  if (isQuestion(message.reading)) return false
  if (hasOwnObject(message) || / ja paguei /.test(message.reading.flat)) return true
  return intent === 'correct' && namedAmong(message, rememberedIn(input)).length > 0
}

/** "e essa?", behind last week: this week, and "e esse?" this month. */
function saidAnew(reading: Message['reading'], { from, to }: Query): Message['reading'] {
  const isLast = leans('lastOne', reading)
  if (!(isLast || leans('thisOne', reading)) || !from || !to) return reading
  const { days } = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to))
  const [week, month] = isLast ? ['semana passada', 'mês passado'] : ['essa semana', 'esse mês']
  return readMessage(`e ${days < weekDays ? week : month}`, reading.today)
}

/** "e no passado?", behind a weekend: the one before it. */
function weekendBefore(
  reading: Message['reading'],
  { from, to }: Query,
): { from: string; to: string } | null {
  if (!leans('lastOne', reading) || !from || !to) return null
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  const isWeekend = last.dayOfWeek === sunday && first.until(last).days <= 2
  if (!isWeekend || first.dayOfWeek < friday) return null
  const before = (date: Temporal.PlainDate): string => date.subtract({ weeks: 1 }).toString()
  return { from: before(first), to: before(last) }
}

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
  const { metric, categoryId, from, to, words, only } = asked
  const kept = { metric, categoryId, from, to, ...(only ? { only } : {}) }
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
