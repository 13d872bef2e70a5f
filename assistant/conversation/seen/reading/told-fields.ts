import { limits } from '@lya/core/limits.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'

const besideDayMax = 2

/** The sum that is told in its place, where it is one of ours. */
export function amountIn({ reading }: Message): { amountCents?: number } {
  const [amount] = reading.amounts
  if (!amount || amount.isForeign || amount.isNegative) return {}
  const value = Math.round(amount.valueCents)
  return value > 0 && value <= limits.amountCentsMax ? { amountCents: value } : {}
}

/** "foi ontem"; "linha 903 lotada hoje" tells of something else. */
export function dayIn(message: Message): { date?: string } {
  const { reading } = message
  if (reading.amounts.length === 0 && tellingIn(message).length > besideDayMax) return {}
  const day = reading.days.at(-1)?.date
  const isPast = day && Temporal.PlainDate.compare(day, reading.today) <= 0
  return isPast ? { date: day.toString() } : {}
}

/** What it was for, and the category that is named. */
export function subjectIn(
  message: Message,
  { intent, fields }: Candidate,
): { description?: string; categoryId?: string } {
  const [told] = message.account.transactions
  const own = intent === 'correct' ? fields?.description : told?.draft.description
  // "to morta de cansada, 12h de plantão" tells of a day, and no category of what was read.
  const isBrief = tellingIn(message).length <= besideDayMax
  const named = isBrief || own ? categoryIn(message, null) : null
  return {
    ...(own ? { description: own } : {}),
    ...(named === null ? {} : { categoryId: named }),
  }
}

/** The category that is named, of the way that is known. */
export function categoryIn(
  { reading, index }: Message,
  type: TransactionType | null,
): string | null {
  const name = categoryNamed(reading, index)
  const fitting = index.all.filter((one) => one.name === name)
  return fitting.find((one) => type === null || one.type === type)?.id ?? null
}

/** The way of the category that is named, where all of that name go one way: "sim, freelances". */
export function typeNamed({ reading, index }: Message): TransactionType | null {
  const name = categoryNamed(reading, index)
  const [only, another] = new Set(
    index.all.filter((one) => one.name === name).map(({ type }) => type),
  )
  return only && !another ? only : null
}

/** Which way it went, where a verb or its noun tells. */
export function typeIn({ reading: { flat } }: Pick<Message, 'reading'>): TransactionType | null {
  if (/ (recebi|receita|entrada|ganhei|entrou|caiu) /.test(flat)) return 'receita'
  return / (gastei|gasto|despesa|saida|paguei|comprei) /.test(flat) ? 'despesa' : null
}
