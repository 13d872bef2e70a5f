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
  // "a van do mês passado, paguei dia 10 de novembro": the one is when, the other of what.
  const [day, another] = reading.days.filter(({ first, last }) => {
    return !part?.at.has(first) && tokens.slice(first, last + 1).every(({ norm }) => norm !== 'mes')
  })
  if (!day || another || Temporal.PlainDate.compare(day.date, today) >= 0) return {}
  const before = tokens.slice(Math.max(0, day.first - 2), day.first)
  const isDueDay =
    before.some(({ norm }, at) => ofDue.has(norm) && !months.has(before[at + 1]?.norm ?? '')) ||
    account.clauses.some(
      (one) => one.first <= day.first && day.first <= one.last && isDue({ reading }, one),
    )
  return isDueDay ? {} : { date: day.date.toString() }
}

/** The `que vence dia 15` of "paguei a internet que vence dia 15". */
export function isDue({ reading }: Pick<Message, 'reading'>, { first, last }: Clause): boolean {
  return reading.tokens.slice(first, last + 1).some(({ norm }) => /^venc(e|eu|ia)$/.test(norm))
}
