import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (...turns: string[]) => booksAfter(today, turns)

it.each([
  ['nossa que chuva aqui. pão 8', ['-8 Pão']],
  ['pão 8. tô morta de cansada', ['-8 Pão']],
  ['nossa que chuva aqui. pão 8. tô morta de cansada', ['-8 Pão']],
])('reads what is told amid talk: %s', (text, books) => {
  expect(after(text).books).toEqual(books)
})

it('takes no day of the talk for that of the entry', () => {
  expect(after('ontem paguei 80 do pedreiro. tô cansada hoje').reply).toContain('ontem')
})

it.each(['ainda não paguei', 'foi meu irmão que pagou', 'não anota'])(
  'leaves out nothing that speaks of the rest: %s',
  (said) => {
    expect(after(`mercado 50. ${said}`).books).toEqual(after(`mercado 50, ${said}`).books)
  },
)
