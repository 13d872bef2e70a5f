import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { GoalShown } from '#conversation/effect-result.ts'
import { shortDay } from '#phrasing/commitment.ts'

/** How far each goal is, and what each month would have to bring. */
export function phraseGoals(goals: readonly GoalShown[], today: Temporal.PlainDate): string {
  if (goals.length === 0) return 'Você ainda não tem metas. Para criar: "meta viagem 5000".'
  const lines = goals.map((one) => {
    const far = `${one.name}: ${formatReais(one.savedCents)} de ${formatReais(one.targetCents)}`
    const left = one.targetCents - one.savedCents
    if (left <= 0) return `${far}, meta batida! 🏆`
    return `${far}, faltam ${formatReais(cents(left))}${pace(left, one, today)}`
  })
  const [only] = lines
  const end = only?.endsWith('🏆') ? '' : '.'
  return lines.length === 1
    ? `${only}${end}`
    : ['Suas metas:', ...lines.map((line) => `• ${line}`)].join('\n')
}

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
