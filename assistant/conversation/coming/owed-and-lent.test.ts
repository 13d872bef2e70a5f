import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it('takes what was lent for no part of what was sold', () => {
  const said = ['vendi a bezerra pro Tonho por 1800, ele deu 1000 e o resto dá no fim do mês']
  said.push('peguei 50 de volta do Tonho que tinha emprestado', 'o Tonho trouxe o resto')
  const { books } = booksAfter(today, said)
  expect(books).toEqual(['+1000 Bezerra pro Tonho', '+50 Tonho', '+800 Bezerra pro Tonho'])
})

it('and for a part of what was lent', () => {
  const said = ['emprestei 100 pro Zé', 'o Zé me devolveu 40 do emprestado', 'o Zé pagou o resto']
  expect(booksAfter(today, said).books.map((one) => one.split(' ')[0])).toEqual([
    ...['+40', '+60', '-100'],
  ])
})

it.each(['quanto a energia já gastei esse ano', 'quanto já paguei de energia?'])(
  'pays no bill by a question: %s',
  (text) => {
    expect(booksAfter(today, ['energia veio 187 vence dia 10', text]).books).toEqual([])
  },
)
