import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const market = '-80 Mercado'

const after = (said: readonly string[]) => booksAfter(today, said)

describe('a correction that names its thing', () => {
  it.each([
    'corrige o calibrar pra 8',
    'era 8 o calibrar',
    'altera a vistoria para 120',
    'arruma o frisbe pra 30 reais',
  ])('leaves what was told last, where nothing is called so: %s', (text) => {
    const { books, reply } = after(['mercado 80', text])
    expect(books).toEqual([market])
    expect(reply).toContain('É este: Mercado R$ 80,00?')
  })

  it.each([
    ['calibragem 5', 'corrige o calibrar pra 8', '-8 Calibragem'],
    ['calibragem 5', 'era 8 o calibrar', '-8 Calibragem'],
    ['pneu 70', 'muda o pneu pra 75', '-75 Pneu'],
    ['vistoria 100', 'era 120 a vistoria', '-120 Vistoria'],
  ])('changes that one, by its deed as well: %s, %s', (told, text, want) => {
    expect(after([told, 'mercado 80', text]).books).toEqual([want, market].toSorted())
  })

  it('leaves a goal to those who hear of goals', () => {
    const { reply } = after([
      'meta casa 80 mil até junho de 2027',
      'uber 12',
      'muda a meta pra 90.000',
    ])
    expect(reply).toContain('90.000')
  })

  it.each(['corrige o valor pra 90', 'era 90 o total', 'era 90 o mercado'])(
    'changes the last one where no other thing is named: %s',
    (text) => {
      expect(after(['mercado 80', text]).books).toEqual(['-90 Mercado'])
    },
  )
})
