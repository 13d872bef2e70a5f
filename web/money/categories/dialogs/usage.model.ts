import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'

export type Usage = { transactions: number; budgets: number; recurring: number }

const number = new Intl.NumberFormat('pt-BR')
const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Says what uses a category, and what becomes of its budgets. */
export function usageSentence(usage: Usage): string {
  if (usage.transactions + usage.budgets + usage.recurring === 0) return copy.unused
  // Transactions and budgets are always told, even when there are none; the rest when there is.
  const told = copy.counted.filter(([name]) => name !== 'recurring' || usage.recurring > 0)
  const parts = told.map(([name, one, many]) => {
    const count = usage[name]
    return `${number.format(count)} ${count === 1 ? one : many}`
  })
  return copy.usedBy(list.format(parts)) + (usage.budgets > 0 ? copy.budgetsEnd : '')
}
