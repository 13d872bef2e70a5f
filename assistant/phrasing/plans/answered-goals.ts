import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import type { GoalShown } from '#conversation/done/shown.ts'
import type { Query } from '#conversation/effect.ts'
import { shortDay } from '#phrasing/commitment.ts'

/** How far each goal is, and what each month would have to bring. */
export function phraseGoals(
  goals: readonly GoalShown[],
  today: Temporal.PlainDate,
  { goalBy, perMonthCents }: Pick<Query, 'goalBy' | 'perMonthCents'> = {},
): string {
  if (goals.length === 0) return 'Você ainda não tem metas. Para criar: "meta viagem 5000".'
  const lines = goals.map((one) => {
    const far = `${one.name}: ${formatReais(one.savedCents)} de ${formatReais(one.targetCents)}`
    const left = one.targetCents - one.savedCents
    if (left <= 0) return `${far}, meta batida! 🏆`
    const lacks = `${far}, faltam ${formatReais(cents(left))}`
    if (perMonthCents !== undefined) return `${lacks}${reached(left, perMonthCents, today)}`
    const by = goalBy === undefined ? one : { ...one, targetDate: Temporal.PlainDate.from(goalBy) }
    return `${lacks}${pace(left, by, today)}`
  })
  const [only] = lines
  const end = only?.endsWith('🏆') ? '' : '.'
  return lines.length === 1
    ? `${only}${end}`
    : ['Suas metas:', ...lines.map((line) => `• ${line}`)].join('\n')
}

/** When it is reached with so much each month, this one included. */
function reached(left: number, each: Cents, today: Temporal.PlainDate): string {
  const count = Math.ceil(left / each)
  if (count > farMonths) return ''
  const { year, month } = today.with({ day: 1 }).add({ months: count - 1 })
  const name = `${monthNames[month - 1]?.toLowerCase()} de ${year}`
  const months = count === 1 ? '1 mês' : `${count} meses`
  return `: com ${formatReais(each)} por mês você chega em ${months}, em ${name}`
}

/** Nobody waits longer. */
const farMonths = 1200

/** What is to be saved each month, this one included, to reach it by its day. */
function pace(left: number, { targetDate }: GoalShown, today: Temporal.PlainDate): string {
  if (!targetDate || Temporal.PlainDate.compare(targetDate, today) <= 0) return ''
  const each = eachMonth(left, targetDate, today)
  const by = shortDay(targetDate, today).replace(/^em /, '')
  return each === null ? ` até ${by}` : `: dá ${each} por mês até ${by}`
}

/** In reais; null where the day falls into this month. */
export function eachMonth(
  left: number,
  targetDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string | null {
  const [first, last] = [today.with({ day: 1 }), targetDate.with({ day: 1 })]
  const months = first.until(last, { largestUnit: 'months' }).months + 1
  return months <= 1 ? null : formatReais(cents(Math.ceil(left / months)))
}
