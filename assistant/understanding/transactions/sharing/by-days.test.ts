import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-25'

it.each([
  [
    'recebi 200 de gorjeta no fds, 120 sab e 80 dom',
    ['Gorjeta 12000 2026-11-21', 'Gorjeta 8000 2026-11-22'],
  ],
  [
    'recebi 200 de gorjeta, 120 no sábado e 80 no domingo',
    ['Gorjeta 12000 2026-11-21', 'Gorjeta 8000 2026-11-22'],
  ],
  [
    'gastei 90 de uber: 50 na sexta e 40 no sábado',
    ['Uber 5000 2026-11-20', 'Uber 4000 2026-11-21'],
  ],
  ['gastei 90 de uber, 50 ontem e 40 hoje', ['Uber 5000 2026-11-24', 'Uber 4000 2026-11-25']],
  ['uber 50 sex e 40 sab', ['Uber 5000 2026-11-20', 'Uber 4000 2026-11-21']],
  [
    'corrida 30 seg, 40 ter e 25 qua',
    ['Corrida 3000 2026-11-23', 'Corrida 4000 2026-11-24', 'Corrida 2500 2026-11-18'],
  ],
  ['uber 50 sezta e 40 domimgo', ['Uber 5000 2026-11-20', 'Uber 4000 2026-11-22']],
  // No days, and things of their own.
  ['cesta 50', ['Cesta 5000 2026-11-25']],
  ['gastei 50 no sex shop', ['Sex shop 5000 2026-11-25']],
  [
    'gastei 120 em livros, 70 no sebo e 50 na livraria',
    ['Sebo 7000 2026-11-25', 'Livraria 5000 2026-11-25'],
  ],
])('%s', (text, told) => {
  const { transactions = [] } = interpretCase({ text, today })
  expect(transactions.map((one) => `${one.description} ${one.amount} ${one.date}`)).toEqual(told)
})
