import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['ontem gastei 120 no mercado', 'café 9']

it.each([
  'hoje saiu mais dinheiro que ontem?',
  'tô gastando menos hoje do que ontem?',
  'qual dia gastei mais, hoje ou ontem?',
  'entre ontem e hoje, qual gastei mais?',
  'ontem foi pior que hoje nos gastos?',
])('"%s" holds one day against the other', (asked) => {
  expect(booksAfter(today, [...before, asked]).reply).toContain('R$ 9,00 hoje e R$ 120,00 ontem')
})

it.each(['tenho quanto de grana agora?', 'quanto dinheiro eu tenho ainda?'])(
  '"%s" asks what there is',
  (asked) => {
    expect(booksAfter(today, ['recebi 450 do serviço', asked]).reply).toContain('R$ 450,00')
  },
)
