import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  [['pedi um lanche de 54 mas cancelaram e já estornou tudo'], []],
  [['comprei uma blusa de 80 mas a loja cancelou e estornou'], []],
  [['ifood 54 cancelado e estornado'], []],
  [['comprei uma blusa de 80, cancelei e o dinheiro já voltou'], []],
  [['mercado 54', 'pedi um lanche de 54 mas cancelaram e já estornou tudo'], ['-54 Mercado']],
])('%j: nothing is written, and nothing asked', (said, books) => {
  const after = booksAfter(today, said)
  expect(after.books).toEqual(books)
  expect(after.reply).toContain('não anotei nada')
})

it.each([
  [['pedi pizza 60, cancelaram e ainda não estornaram']],
  // What stands there is to be taken back.
  [['lanche 54', 'o lanche de 54 cancelaram e estornaram']],
])('%j: is asked', (said) => {
  expect(booksAfter(today, said).reply).toContain('?')
})
