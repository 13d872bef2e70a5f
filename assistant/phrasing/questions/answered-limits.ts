import { cents, sumCents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { leftOf, usagePercent } from '@lya/core/money/budgets/usage.ts'
import type { Priced } from '#conversation/asking/figure.ts'
import type { LimitAhead, LimitAsked, QueryAnswer } from '#conversation/asking/query-answer.ts'
import { capital } from '#language/spelling/capital.ts'
import { namePeriod } from '#phrasing/period-name.ts'

interface Asked {
  place: string
  when: string
  today: Temporal.PlainDate
  /** What may be bought of it. */
  supposed?: readonly Priced[] | undefined
}

/** The limits that were asked for; where there is none now, those of the months to come. */
export function phraseLimits(
  { budgets, later = [] }: Extract<QueryAnswer, { metric: 'budget' }>,
  { place, when, today, supposed = [] }: Asked,
): string {
  const [next, another] = later
  if (budgets.length === 0 && next) {
    const none = `Não há orçamento${place} ${when}`
    if (!another && place !== '') return `${none}; ${aheadOf(next, today)}.`
    const lines = later.map((one) => `• ${one.name}, ${aheadOf(one, today)}`)
    return [`${none}. Para depois:`, ...lines].join('\n')
  }
  if (budgets.length === 0) {
    return `Não há orçamento${place} ${when}. Para criar: "orçamento de 500 para mercado".`
  }
  const [limit, more] = budgets
  if (limit && !more && supposed.length > 0)
    return `${lineOf(limit)}. ${withThat(limit, supposed)}.`
  const lines = budgets.map(lineOf)
  const [only] = lines
  const isNow = when === 'neste mês'
  if (lines.length === 1) return isNow ? `${only}.` : `${capital(when)}, ${only}.`
  return [
    isNow ? 'Seus orçamentos:' : `Seus orçamentos ${when}:`,
    ...lines.map((line) => `• ${line}`),
  ].join('\n')
}

/** "Com Ingresso (R$ 120,00), ficariam R$ 240,00" */
function withThat(limit: LimitAsked, supposed: readonly Priced[]): string {
  const left = leftOf(limit) - sumCents(supposed.map(({ amountCents }) => amountCents))
  const named = supposed.map(({ name, amountCents }) => {
    return name === '' ? formatReais(amountCents) : `${name} (${formatReais(amountCents)})`
  })
  if (left < 0) return `Com ${named.join(' e ')}, passaria ${formatReais(cents(-left))}`
  return `Com ${named.join(' e ')}, ficariam ${formatReais(cents(left))}`
}

function aheadOf({ plannedCents, month }: LimitAhead, today: Temporal.PlainDate): string {
  const own = Temporal.PlainYearMonth.from(month)
  const [from, to] = [own.toPlainDate({ day: 1 }), own.toPlainDate({ day: own.daysInMonth })]
  const when = namePeriod({ from: from.toString(), to: to.toString() }, today)
  return `${when}: ${formatReais(plannedCents)}`
}

/** A limit, what went of it and what is left. */
export function lineOf(one: LimitAsked): string {
  const percent = Math.round(usagePercent(one))
  const of = `${formatReais(one.spentCents)} de ${formatReais(one.plannedCents)}`
  return `${one.name}: ${of} (${percent}%), ${rest(leftOf(one))}`
}

function rest(left: number): string {
  if (left < 0) return `passou ${formatReais(cents(-left))}`
  return left === 0 ? 'chegou ao limite' : `restam ${formatReais(cents(left))}`
}
