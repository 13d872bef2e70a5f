import type { AssistantCategory } from '@lya/assistant'
import { categoriseDescription } from '@lya/assistant/understanding/categories/categorise-description.ts'
import { indexCategories } from '@lya/assistant/understanding/categories/category-index.ts'
import { compare, type ListLine, type Verdict } from '#tools/corpus/lists/list.ts'

const incomes = ['Salário', 'Freelances']
const expenses = [
  ...['Alimentação', 'Transporte', 'Moradia', 'Compras', 'Saúde', 'Educação', 'Lazer', 'Presentes'],
]

/** The suggested categories, each with its name for an id. */
export const suggested: readonly AssistantCategory[] = [
  ...expenses.map((name) => ({ id: name, name, type: 'despesa' as const })),
  ...incomes.map((name) => ({ id: name, name, type: 'receita' as const })),
]
const index = indexCategories(suggested, [])
const today = Temporal.PlainDate.from('2026-09-16')

/** A statement line, whose direction its amount would tell, under the suggested categories. */
export function judgeCategory(line: ListLine): Verdict {
  const type = incomes.includes(line.category ?? '') ? 'receita' : 'despesa'
  return compare(categoriseDescription(line.text, type, index, today) ?? 'Outros', line.category)
}
