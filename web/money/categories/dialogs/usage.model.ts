import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'

export type Usage = { transactions: number; budgets: number; recurring: number }

const counted = [
  ['transactions', 'transação', 'transações'],
  ['budgets', 'orçamento', 'orçamentos'],
  ['recurring', 'pagamento recorrente', 'pagamentos recorrentes'],
] as const

const number = new Intl.NumberFormat('pt-BR')
const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Says what uses a category: '12 transações e 1 orçamento usam esta categoria.' */
export function usageSentence(usage: Usage): string {
  if (usage.transactions + usage.budgets + usage.recurring === 0) return copy.unused
  // Transactions and budgets are always told, even when there are none; the rest when there is.
  const told = counted.filter(([name]) => name !== 'recurring' || usage.recurring > 0)
  const parts = told.map(([name, one, many]) => {
    const count = usage[name]
    return `${number.format(count)} ${count === 1 ? one : many}`
  })
  return `${list.format(parts)} usam esta categoria.${usage.budgets > 0 ? copy.budgetsEnd : ''}`
}
