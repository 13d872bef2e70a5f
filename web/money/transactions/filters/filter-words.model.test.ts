import type { Category } from '@lya/contract/money/categories.ts'
import { expect, it } from 'vitest'
import { filterWords } from './filter-words.model.ts'
import { noFilters } from './filters.model.ts'

const food: Category = {
  id: '0190aaaa-0000-7000-8000-00000000000a',
  name: 'Alimentação',
  icon: '🍽️',
  color: null,
  type: 'despesa',
  version: 1,
}
const known = { categories: [food], today: '2026-11-21' }

it('says that nothing is left out', () => {
  expect(filterWords(noFilters, known)).toBe('Período: Todo o período')
})

it('names every filter, a period by its days', () => {
  const words = filterWords(
    {
      search: ' pão ',
      categoryId: food.id,
      type: 'despesa',
      period: { kind: 'preset', preset: 'last-week' },
    },
    known,
  )
  expect(words).toBe(
    'Período: 08/11/2026 – 14/11/2026 · Categoria: Alimentação · Tipo: Despesas · Buscar: pão',
  )
})

it('names what has no category', () => {
  expect(filterWords({ ...noFilters, categoryId: 'none' }, known)).toContain('Sem categoria')
})
