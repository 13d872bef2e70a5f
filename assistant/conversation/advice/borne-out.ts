import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { plainName } from '#codes/plain-name.ts'
import type { AdvisedFields, AdvisedTransaction } from '#conversation/advice/advice.ts'
import { Figures } from '#conversation/advice/figures.ts'
import { categoryOf } from '#conversation/seen/turn-for-seen.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

/** The transactions as far as the message bears them out; null where one of them it does not. */
export function borneOut(
  input: TurnInput,
  { reading }: Message,
  advised: readonly AdvisedTransaction[],
): TransactionDraft[] | null {
  if (advised.length === 0 || advised.length > limits.transactionsPerMessageMax) return null
  const figures = new Figures(reading)
  const drafts = advised.map((one) => draftOf(input, reading, figures, one))
  const whole = drafts.filter((one) => one !== null)
  return whole.length === drafts.length ? whole : null
}

function draftOf(
  input: TurnInput,
  reading: Reading,
  figures: Figures,
  { type, sum, date, category, description }: AdvisedTransaction,
): TransactionDraft | null {
  const day = dayOf(reading, date)
  if (day === null || !figures.takeSum(sum)) return null
  const value = totalOf(sum)
  if (value <= 0 || value > limits.amountCentsMax) return null
  const named = ownWords(reading, description)
  const own = categoryOf(input, { description: named, type })
  const theirs = input.categories.find((one) => one.name === category && one.type === type)
  return {
    ...{ type, amountCents: cents(value), date: day, categoryId: own ?? theirs?.id ?? null },
    description: named || (type === 'receita' ? 'Entrada' : 'Compra'),
    ...(sum.steps.length > 0 ? { sum } : {}),
  }
}

/** The day that is told: one that the message names, or today; null for any other. */
function dayOf({ days, today }: Reading, date: string | null): Temporal.PlainDate | null {
  const past = days.filter((one) => Temporal.PlainDate.compare(one.date, today) <= 0)
  if (past.length < days.length) return null
  if (date === null) return days.length === 1 && days[0] ? days[0].date : today
  if (date === today.toString()) return today
  return days.find((one) => one.date.toString() === date)?.date ?? null
}

/** Of a description, the words that stand in the message. */
function ownWords({ tokens }: Reading, description: string): string {
  const own = new Set(tokens.map(({ folded }) => folded))
  const words = plainName(description).split(' ')
  return words.filter((word) => own.has(fold(word))).join(' ')
}

type Value = string | number | null
type Check = (value: Value, message: Message, input: TurnInput) => boolean

const isNamed: Check = (value, { reading: { days, today } }) =>
  value === today.toString() || days.some(({ date }) => date.toString() === value)

const isCounted: Check = (value, { reading }) =>
  typeof value === 'number' && new Figures(reading).counts(value)

/** What must hold of each field. Without one of the first the advice is worth nothing. */
const needed: Readonly<Record<string, Check>> = {
  amount: (value, { reading }) => typeof value === 'number' && new Figures(reading).take(value),
  count: isCounted,
  date: isNamed,
}

const welcome: Readonly<Record<string, Check>> = {
  day: isCounted,
  category: (value, _, { categories }) => categories.some(({ name }) => name === value),
  month: (value, { reading: { today, days } }) =>
    [today, today.add({ months: 1 }), ...days.map(({ date }) => date)].some(
      (day) => day.toPlainYearMonth().toString() === value,
    ),
}

const plain: readonly string[] = ['frequency', 'metric', 'type', 'per']
const worded: readonly string[] = ['description', 'target']

/** The fields that the message bears out; null where one that matters is not. */
export function borneOutFields(
  input: TurnInput,
  message: Message,
  fields: Readonly<Record<string, Value>>,
): AdvisedFields | null {
  const kept: Record<string, Value> = {}
  for (const [key, value] of Object.entries(fields)) {
    if (value === null) continue
    const check = needed[key]
    if (check && !check(value, message, input)) return null
    if (check || plain.includes(key) || welcome[key]?.(value, message, input)) kept[key] = value
    if (!worded.includes(key)) continue
    const named = ownWords(message.reading, String(value))
    if (named === '') return null
    kept[key] = named
  }
  // Each key keeps its own value, or words of it.
  return kept as AdvisedFields
}
