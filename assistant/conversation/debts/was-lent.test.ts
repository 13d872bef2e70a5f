import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

test.each(['é emprestado', 'vou ter que devolver', 'peguei emprestado com ela'])(
  'what came in and was only lent is owed from then on: %s',
  (text) => {
    const said = ['recebi 200 da minha mãe', text]
    expect(booksAfter(today, said)).toMatchObject({
      books: ['+200 Mãe'],
      reply: 'Do que você me contou, você ainda deve R$ 200,00 (Mãe).',
    })
    const { reply } = booksAfter(today, [...said, 'já devolvi 50', 'quanto devo?'])
    expect(reply).toContain('R$ 150,00')
  },
)

test.each([
  ['mercado 80', 'é emprestado'],
  ['recebi 2000 de salário', 'é emprestado?'],
])('nothing is owed of what went out, or by a question: %s / %s', (told, text) => {
  expect(booksAfter(today, [told, text]).reply).not.toContain('deve')
})
