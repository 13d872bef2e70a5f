import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { Query } from '#conversation/effect.ts'
import { rhythm, shortDay } from '#phrasing/commitment.ts'
import { nameDay } from '#phrasing/day-name.ts'

type Answer<Metric extends QueryAnswer['metric']> = Extract<QueryAnswer, { metric: Metric }>

/** Whether one bill is paid, when it falls due, or what is left of it. */
export function phraseBill(
  { bill }: Answer<'bill'>,
  asks: NonNullable<Query['bill']>['asks'],
  today: Temporal.PlainDate,
): string {
  if (!bill) return 'Não achei essa conta nos seus pagamentos.'
  const [next, last] = [bill.nextDate, bill.lastPaidDate].map((day) =>
    day === null || day === undefined ? null : Temporal.PlainDate.from(day),
  )
  const isLate = next && Temporal.PlainDate.compare(next, today) < 0
  const due = next ? `${isLate ? 'venceu' : 'vence'} ${shortDay(next, today)}` : ''
  const line = `${bill.name}, ${formatReais(bill.amountCents)}`
  if (asks === 'left') return `${partsLeft(bill)} A próxima ${due}${lastDue(bill, next)}.`
  if (asks === 'due') return `${line}: ${due}.`
  if (asks === 'rhythm' && next) return `${line}: ${rhythmOf(bill, next, today)}.`
  const isPaid = last && !isLate && last.toPlainYearMonth().equals(today.toPlainYearMonth())
  if (isPaid) return `Sim: ${line}, paga ${nameDay(last, today)}. A próxima ${due}.`
  return `Ainda não marquei: ${line}, ${due}.`
}

/** "sim, todo dia 10": how often it comes, or that it is to be paid once. */
function rhythmOf(
  { frequency, instalments, instalmentsPaid }: NonNullable<Answer<'bill'>['bill']>,
  next: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string {
  const left = instalments === null ? null : instalments - instalmentsPaid
  const due = shortDay(next, today)
  if (left === 1) return `por enquanto só uma vez, ${due}. Se for todo mês, me diga`
  const ends = left === null ? '' : `, por mais ${left} parcelas`
  return `sim, ${rhythm({ frequency, dueDay: next.day }, next)}${ends}. A próxima vence ${due}`
}

/** ", e a última, em agosto de 2027", of what is paid month by month until then. */
function lastDue(
  { frequency, instalments, instalmentsPaid }: NonNullable<Answer<'bill'>['bill']>,
  next: Temporal.PlainDate | null | undefined,
): string {
  const left = (instalments ?? 0) - instalmentsPaid
  if (!next || left < 2 || frequency !== 'mensal') return ''
  const last = next.add({ months: left - 1 })
  return `, e a última, em ${monthNames[last.month - 1]?.toLowerCase()} de ${last.year}`
}

/** "Geladeira: faltam 9 de 10 parcelas de R$ 219,90, ao todo R$ 1.979,10." */
function partsLeft(bill: NonNullable<Answer<'bill'>['bill']>): string {
  const { name, amountCents, instalments, instalmentsPaid } = bill
  const each = formatReais(amountCents)
  if (instalments === null) return `${name}, ${each}: essa não tem número de parcelas.`
  const left = instalments - instalmentsPaid
  if (left <= 0) return `${name}: as ${instalments} parcelas já estão pagas.`
  const all = formatReais(cents(left * amountCents))
  const [lacks, sum] = left === 1 ? ['falta 1', ''] : [`faltam ${left}`, `, ao todo ${all}`]
  return `${name}: ${lacks} de ${instalments} parcelas de ${each}${sum}.`
}
