import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['café da manhã 31 x-caboquinho e suco, mototáxi 8', ['-31 ', '-8 Mototáxi']],
  ['gastei 54 com maquiagem na lojinha de 10', ['-54 Maquiagem']],
  ['gastei 10 na lojinha', ['-10 ']],
  ['carreguei 30 no cartão do ônibus, linha 303 lotada', ['-30 ']],
  ['presente de aniversário da Lari 39,90, ela fez 17', ['-39.9 Presente']],
  ['comprei gás p13 pra casa 135', ['-135 Gás']],
  ['saco de adubo 20 05 20 na cooperativa 178', ['-178 Saco']],
  ['gastei 45 em um tênis', ['-45 Tênis']],
  ['carrinho 3 em 1 por 1290', ['-1290 Carrinho']],
])('takes no part of a name for money, nor money for one: %s', (text, books) => {
  const told = booksAfter(today, [text]).books
  expect(told).toHaveLength(books.length)
  for (const [at, book] of books.entries()) expect(told[at]).toContain(book)
})
