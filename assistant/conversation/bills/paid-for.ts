import type { ToldPayment } from '@lya/core/money/recurring/earlier-due.ts'
import type { Payment } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Token } from '#language/tokens.ts'
import type { Reading } from '#understanding/reading.ts'

const monthBefore = new PhraseBook('the month before as that of which a bill was paid', [
  { means: 'before', say: 'mes passado|anterior', like: 'paguei o aluguel do mês passado' },
])

const of = new Set(['de', 'do', 'da', 'referente', 'a'])
/** How many months ahead a name may lie; all others are over. */
const aheadMax = 3

/** `que venceu dia 15`, `vencida em 15/11`. */
const wasDue = /^venc(eu|ia|id[ao]s?)$/

const isOver = ({ norm }: Token) => wasDue.test(norm)

/** The month of which it was paid, "o aluguel de novembro"; not that of a day, "10 de novembro". */
export function monthPaid(reading: Reading): Pick<Payment, 'month'> {
  const { tokens, days, today } = reading
  const current = today.toPlainYearMonth()
  const isOfDay = (at: number) => days.some(({ first, last }) => first <= at && at <= last)
  const at = tokens.findIndex(({ folded }, index) => {
    return months.has(folded) && of.has(tokens[index - 1]?.norm ?? '') && !isOfDay(index)
  })
  const month = months.get(tokens[at]?.folded ?? '')
  if (month !== undefined) return { month: monthFrom(month, today) }
  const numbered = numberedMonth(tokens)
  if (numbered !== null) return { month: monthFrom(numbered, today) }
  const due = days.find(({ first }) => tokens.slice(Math.max(0, first - 2), first).some(isOver))
  if (due) return { month: due.date.toPlainYearMonth().toString() }
  // A day that is told with its month is surer than "mês passado", which may mean the last time.
  const isDated = days.some(({ first, last }) => {
    return tokens.slice(first, last + 1).some(({ folded }) => folded === '/' || months.has(folded))
  })
  const isBefore = !isDated && monthBefore.isIn(reading)
  return isBefore ? { month: current.subtract({ months: 1 }).toString() } : {}
}

/** The month of that number that is nearest, or over. */
function monthFrom(month: number, today: Temporal.PlainDate): string {
  const ahead = (month - today.month + 12) % 12
  const from = ahead <= aheadMax ? ahead : ahead - 12
  return today.toPlainYearMonth().add({ months: from }).toString()
}

/** "a água do mês 12"; null where no month is told by its number. */
function numberedMonth(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ norm }, index) => {
    return norm === 'mes' && /^(0?[1-9]|1[0-2])$/.test(tokens[index + 1]?.norm ?? '')
  })
  return at < 0 ? null : Number(tokens[at + 1]?.norm)
}

/** What was told of a payment, as days. */
export function toldPayment(
  { date, month }: Pick<Payment, 'date' | 'month'>,
  today: Temporal.PlainDate,
): ToldPayment {
  return {
    today,
    on: date === undefined ? undefined : Temporal.PlainDate.from(date),
    month: month === undefined ? undefined : Temporal.PlainYearMonth.from(month),
  }
}

/**
 * Whether what is paid is the next one, though this month's is: "paguei a 2a do tênis já", "já
 * paguei o aluguel de dezembro".
 */
export function isPaidAhead(
  { nextDate, instalments, instalmentsPaid }: PaidSoFar,
  { month, part, isNext }: Payment,
): boolean {
  if (isNext) return true
  const isNextPart = instalments !== null && part === instalmentsPaid + 1
  return isNextPart || nextDate.slice(0, 7) === month
}

/** How far a bill is paid. */
export interface PaidSoFar {
  /** YYYY-MM-DD */
  nextDate: string
  instalments: number | null
  instalmentsPaid: number
}

/** Whether the part that is told was paid before: "paguei a primeira do serasa", told twice. */
export function isPartPaid(
  { instalments, instalmentsPaid }: PaidSoFar,
  { part }: Payment,
): boolean {
  return instalments !== null && part !== undefined && part <= instalmentsPaid
}

/** The earlier date that was paid, as a result tells it. */
export function earlierDateOf(
  date: Temporal.PlainDate | null,
): Pick<EffectResult & { kind: 'paid' }, 'earlierDate'> {
  return date ? { earlierDate: date.toString() } : {}
}
