import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const bills = ['aluguel 620 todo dia 5', 'internet 99 todo dia 15']

function after(...said: string[]) {
  const { books, bills: kept } = booksAfter(today, said)
  return [...books, ...kept]
}

it.each([
  ['agora as duas vencem no dia 10', ['Aluguel 620 10/12', 'Internet 99 10/12']],
  ['aluguel e internet passaram pro dia 10', ['Aluguel 620 10/12', 'Internet 99 10/12']],
  ['tudo que vence dia 10', ['Aluguel 620 05/12', 'Internet 99 15/12']],
  ['minha irmã assumiu a internet', ['Aluguel 620 05/12']],
  ['a internet não é mais comigo, é com minha irmã', ['Aluguel 620 05/12']],
  ['minha irmã vai pagar a internet esse mês', ['Aluguel 620 05/12', 'Internet 99 15/12']],
  ['minha irmã paga metade da internet agora', ['Aluguel 620 05/12', 'Internet 49.5 15/12']],
  [
    'a conta do dia 15 é a internet da loja, arruma o nome',
    ['Aluguel 620 05/12', 'Internet da loja 99 15/12'],
  ],
])('%s', (text, kept) => {
  expect(after(...bills, text)).toEqual(kept)
})

it('pays a bill beside what was spent', () => {
  const told = ['aluguel 620 todo dia 5', 'fui pagar o aluguel hoje e depois jantei por 40']
  expect(booksAfter(today, told).books).toEqual(['-40 Jantar', '-620 Aluguel'].toSorted())
})

it.each([
  ['são 12 parcelas e não 10', ['-100 Sofá', 'Sofá 100 30/12 x11']],
  ['desculpa, 12x', ['-100 Sofá', 'Sofá 100 30/12 x11']],
  ['paguei 2 parcelas', ['-120 Sofá', 'Sofá 120 30/12 x9']],
  ['foi 2x na loja', ['-120 Sofá', 'Sofá 120 30/12 x9']],
])('%s, of a sofa in ten parts', (text, kept) => {
  expect(after('comprei um sofá 1200 em 10x', text)).toEqual(kept)
})
