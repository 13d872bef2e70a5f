import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  'e os 145 o dudu vai me dar todo mês até acabar a geladeira',
  'o inquilino vai me pagar 700 todo dia 5',
  'vou receber 1.800 todo dia 5 agora',
  'o João vai me devolver 100 por mês até quitar o celular',
  'meu salário é dia 30, 5.400',
  'meu ex paga 500 de pensão todo dia 10',
  'meu filho vai passar a me mandar 300 todo mês',
  'eu recebo o meu dia 30, 5.400 de fixo mais comissão.',
])('makes no bill of what comes in: %s', (text) => {
  const { books, bills, reply } = booksAfter(today, [text])
  expect({ books, bills }).toEqual({ books: [], bills: [] })
  expect(reply).toMatch(/Entrada fixa|me avisa quando cair/)
})

it.each<[string, string, string]>([
  [
    'Entrada de 2.100, salário da Patrícia, hoje. E meu salário é dia 30, 5.400, todo mês.',
    '+2100 Salário da Patrícia',
    'Entrada fixa',
  ],
  ['recebi 2.000 do salário, e eu recebo dia 5, 3.200', '+2000 Salário', 'me avisa quando cair'],
])('says of pay that is still to come: %s', (text, entry, said) => {
  const { books, reply } = booksAfter(today, [text])
  expect(books).toEqual([entry])
  expect(reply).toContain(said)
})

it('keeps what is paid to somebody', () => {
  const { bills } = booksAfter(today, ['vou pagar 145 pro Dudu todo mês dia 10'])
  expect(bills).toEqual(['Dudu 145 10/12'])
  expect(booksAfter(today, ['pensão da minha filha 400 todo dia 5']).bills).toHaveLength(1)
})
