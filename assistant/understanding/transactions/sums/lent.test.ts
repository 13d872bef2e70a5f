import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

test.each([
  ['mercado 50, emprestei 100 pro João', ['R$ 50,00 em Alimentação', 'R$ 100,00 em Outros']],
  ['emprestei 100 pro João e gastei 50 no mercado', ['R$ 50,00 em Alimentação']],
  ['emprestei 60 pra Bia, 20 de uber e 30 na farmácia', ['20,00 em Transporte', 'em Saúde']],
  ['emprestei 60 pra Bia da padaria', ['em Outros']],
])(
  'a loan is spent on nothing, and leaves to what stands beside it its place: %s',
  (text, told) => {
    const { reply } = booksAfter(today, [text])
    for (const one of told) expect(reply.replaceAll('\u00a0', ' ')).toContain(one)
  },
)
