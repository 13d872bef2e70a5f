import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import { leftOf, usageBand } from '@lya/core/money/budgets/usage.ts'
import type { BudgetAfter } from '#conversation/done/shown.ts'

/** A budget of the month of a transaction, which need not be the current one. */
interface Placed {
  budget: BudgetAfter | null | undefined
  date: Temporal.PlainDate
  today: Temporal.PlainDate
}

/** What an expense leaves of its budget, with the warnings at 80 and 100%; '' without one. */
export function budgetLine(placed: Placed): string {
  const { budget } = placed
  if (!budget) return ''
  const words = monthWords(placed)
  const left = leftOf(budget)
  if (left < 0) return `Passou ${formatReais(cents(-left))} do orçamento ${words.of}.`
  if (left === 0) return `Com isso, o orçamento ${words.ofThe} chegou ao limite.`
  const rest = `Ainda dá para gastar ${formatReais(left)} ${words.within}.`
  return crossesWarning(budget)
    ? `Atenção: mais de 80% do orçamento ${words.of} já foi. ${rest}`
    : rest
}

/** The same where the reply speaks of several: only what warns, by the name of its category. */
export function budgetWarning(placed: Placed, categoryName: string): string {
  const { budget } = placed
  if (!budget || !warns(budget)) return ''
  const left = leftOf(budget)
  const { of, within } = monthWords(placed)
  if (left < 0) return `${categoryName} passou ${formatReais(cents(-left))} do orçamento ${of}.`
  if (left === 0) return `${categoryName} chegou ao limite do orçamento ${of}.`
  const rest = `ainda dá para gastar ${formatReais(left)} ${within}.`
  return `Atenção: mais de 80% do orçamento de ${categoryName} já foi; ${rest}`
}

/** Whether there is something to warn of: it has just passed 80%, or is at its limit or over. */
export function warns(budget: BudgetAfter | null | undefined): boolean {
  if (!budget || budget.spentCents <= budget.spentBeforeCents) return false
  return leftOf(budget) <= 0 || crossesWarning(budget)
}

/** Warned once, by the expense that goes past 80%; each later one tells what is left. */
function crossesWarning({ plannedCents, spentCents, spentBeforeCents }: BudgetAfter): boolean {
  const before = usageBand({ plannedCents, spentCents: spentBeforeCents })
  return before === 'normal' && usageBand({ plannedCents, spentCents }) === 'near'
}

function monthWords({ date, today }: Placed): { within: string; ofThe: string; of: string } {
  if (date.toPlainYearMonth().equals(today.toPlainYearMonth())) {
    return { within: 'este mês', ofThe: 'do mês', of: 'deste mês' }
  }
  const name = monthNames[date.month - 1]?.toLowerCase()
  return { within: `em ${name}`, ofThe: `de ${name}`, of: `de ${name}` }
}
