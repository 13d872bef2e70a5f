import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { leftOf, usagePercent } from '@lya/core/money/budgets/usage.ts'
import type { LimitAhead, LimitAsked, QueryAnswer } from '#conversation/asking/query-answer.ts'
import { capital } from '#language/spelling/capital.ts'
import { namePeriod } from '#phrasing/period-name.ts'

/** The limits that were asked for; where there is none now, those of the months to come. */
export function phraseLimits(
  { budgets, later = [] }: Extract<QueryAnswer, { metric: 'budget' }>,
  { place, when, today }: { place: string; when: string; today: Temporal.PlainDate },
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
  const lines = budgets.map(lineOf)
  const [only] = lines
  const isNow = when === 'neste mês'
  if (lines.length === 1) return isNow ? `${only}.` : `${capital(when)}, ${only}.`
  return [
    isNow ? 'Seus orçamentos:' : `Seus orçamentos ${when}:`,
    ...lines.map((line) => `• ${line}`),
  ].join('\n')
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
