import { expect, it } from 'vitest'
import { usageSentence } from './usage.model.ts'

it.each([
  [
    { transactions: 12, budgets: 0, recurring: 0 },
    '12 transações e 0 orçamentos usam esta categoria.',
  ],
  [
    { transactions: 1, budgets: 1, recurring: 0 },
    '1 transação e 1 orçamento usam esta categoria. Os orçamentos dela terminam.',
  ],
  [
    { transactions: 1234, budgets: 0, recurring: 2 },
    '1.234 transações, 0 orçamentos e 2 pagamentos recorrentes usam esta categoria.',
  ],
  [
    { transactions: 0, budgets: 0, recurring: 0 },
    'Nenhuma transação ou orçamento usa esta categoria.',
  ],
])('tells %j', (usage, sentence) => {
  expect(usageSentence(usage)).toBe(sentence)
})
