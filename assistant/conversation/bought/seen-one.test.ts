import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (...said: string[]) => booksAfter(today, said)

test.each([
  ['comprei, mas saiu 280', '-280 Tênis'],
  ['comprei por 280', '-280 Tênis'],
  ['comprei! saiu 280', '-280 Tênis'],
  ['comprei', '-300 Tênis'],
  ['comprei um pão por 5', '-5 Pão'],
])('what was looked at is bought at its price: %s', (text, books) => {
  expect(after('vi um tênis por 300', text).books).toEqual([books])
})

test('that it was looked at is no part of its name', () => {
  expect(after('vi um tênis por 300').reply).toContain('de tênis,')
})

test.each([
  ['e o uber', []],
  ['e a farmácia 20', ['-20 Farmácia', '-22 Uber']],
])('behind a deletion one more goes that stands there: %s', (text, books) => {
  expect(after('mercado 180', 'uber 22', 'apaga o mercado', text).books).toEqual(books)
})
