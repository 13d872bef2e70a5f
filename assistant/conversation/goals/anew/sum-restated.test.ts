import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (...said: string[]) => booksAfter(today, said).reply

it.each(['não é 5000, é 6000', 'não, é 6000', 'errei, são 6000', 'na verdade é 6000'])(
  'mends the goal that was made just now: %s',
  (text) => {
    expect(after('meta viagem 5000', text)).toContain('Viagem agora é de R$ 6.000,00')
  },
)

it('mends one that is named later', () => {
  const told = ['meta viagem 5000', 'mercado 40', 'a viagem não é 5000, é 6000']
  expect(after(...told)).toContain('Viagem agora é de R$ 6.000,00')
})

it('mends the entry that was told last, and no goal', () => {
  const said = ['meta viagem 5000', 'mercado 40', 'não é 40, é 46']
  expect(booksAfter(today, said).books).toEqual(['-46 Mercado'])
})

it.each([
  'em quantos meses junto a viagem guardando 300?',
  'guardando 300 por mês em quanto tempo junto?',
  'quanto tempo pra juntar a viagem com 300 por mês',
])('tells when it is reached: %s', (text) => {
  expect(after('meta viagem 5000', text)).toContain('em 17 meses')
})
