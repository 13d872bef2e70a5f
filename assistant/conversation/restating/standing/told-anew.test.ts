import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  [['recebi 100 da diária', 'hoje recebi 100 e gastei 30 de almoço'], 3],
  [['mercado 50', 'mercado 50 no pix, cartão não'], 2],
  [['gás 110', 'paguei o gás em dinheiro, 110, o cartão foi recusado'], 1],
  [['meta viagem 3000', 'deixei 80 no envelope pra faxineira'], 1],
  [['mercado 20', 'show, 120 reais'], 2],
])('neither takes away nor takes for one that stands what is told anew: %s', (said, count) => {
  expect(booksAfter(today, said).books).toHaveLength(count)
})

it.each([
  ['trabalhei até tarde hoje, uber 22', '-22 Uber'],
  ['trabalhei o dia todo, ifood 45', '-45 Ifood'],
  ['deixei 100 de sinal no buffet pra sábado', '-100 Sinal no buffet'],
])('is spent by whoever worked that day: %s', (text, book) => {
  expect(booksAfter(today, [text]).books).toEqual([book])
})

it('takes a share of a goal for no bill of that sum', () => {
  const said = ['internet 100 todo dia 10', 'meta viagem 3000', 'tira 100 da meta']
  expect(booksAfter(today, said).reply).not.toContain('Excluí')
})
