import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import { indexCategories } from '#understanding/categories/category-index.ts'
import type { TransactionType } from '#understanding/draft.ts'
import { explainCategory } from '#understanding/explain.ts'

interface StatementLine {
  text: string
  type: TransactionType
  category: string
}

const today = Temporal.PlainDate.from('2026-09-16')
const lines = readFileSync(new URL('statements.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
// The file is ours; every field is compared below.
const cases = lines.map((line) => JSON.parse(line) as StatementLine)
const names = [
  ...['Alimentação', 'Transporte', 'Moradia', 'Compras', 'Saúde', 'Educação', 'Lazer', 'Presentes'],
  ...['Salário', 'Freelances'],
]
const categories = names.map((name, at) => {
  return { id: name, name, type: at < 8 ? ('despesa' as const) : ('receita' as const) }
})
const index = indexCategories(categories, [])

it.each(cases)('$text', ({ text, type, category }) => {
  expect(categoriseDescription(text, type, index, today) ?? 'Outros').toBe(category)
})

it('can say of every line by which words it was put there', () => {
  const mute = cases.filter(({ text, type, category }) => {
    if (category === 'Outros') return false
    const reason = explainCategory(text, { type, categoryId: category }, index, today)
    return reason.kind !== 'word' || !text.includes(reason.word)
  })
  expect(mute).toEqual([])
})

it('says which words they were', () => {
  const why = (text: string, categoryId: string) =>
    explainCategory(text, { type: 'despesa', categoryId }, index, today)
  expect(why('UBER *TRIP SAO PAULO', 'Transporte')).toEqual({ kind: 'word', word: 'UBER *TRIP' })
  expect(why('IFD*CANTINA DA LU', 'Alimentação')).toEqual({ kind: 'word', word: 'IFD' })
})
