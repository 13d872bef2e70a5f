import type { PartPaid } from '#conversation/bills/part-paid.ts'
import type { Payment } from '#conversation/effect.ts'
import { months } from '#language/days/words.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const ofDue = new Set([
  'do',
  'de',
  'da',
  'desde',
  'vencida',
  'vencido',
  'vencia',
  'venceu',
  'vence',
])

/** The day on which it was paid, where that is told and over; "a luz do dia 10" is due then. */
export function paidOn(
  { account, reading }: Message,
  part: PartPaid | null,
): Pick<Payment, 'date'> {
  const { today, tokens } = reading
  const days = reading.days.filter(({ first }) => !part?.at.has(first))
  // "a van do mês passado eu paguei dia 10 de novembro": which one, and when.
  const exact = days.filter(({ first, last }) => isOfMonth(tokens, first, last))
  const [day, another] = days.length > 1 ? exact : days
  if (!day || another || Temporal.PlainDate.compare(day.date, today) >= 0) return {}
  const before = tokens.slice(Math.max(0, day.first - 2), day.first)
  const isDueDay =
    before.some(({ norm }, at) => ofDue.has(norm) && !months.has(before[at + 1]?.norm ?? '')) ||
    account.clauses.some(
      (one) => one.first <= day.first && day.first <= one.last && isDue({ reading }, one),
    )
  return isDueDay ? {} : { date: day.date.toString() }
}

/** "dia 10 de novembro": a day of the month, and no week or month. */
function isOfMonth(tokens: Message['reading']['tokens'], first: number, last: number): boolean {
  return tokens.slice(Math.max(0, first - 1), last + 1).some(({ norm }) => norm === 'dia')
}

/** The `que vence dia 15` of "paguei a internet que vence dia 15". */
export function isDue({ reading }: Pick<Message, 'reading'>, { first, last }: Clause): boolean {
  return reading.tokens.slice(first, last + 1).some(({ norm }) => /^venc(e|eu|ia)$/.test(norm))
}
