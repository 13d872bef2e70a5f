import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-09-11'

it.each([
  'dá pra pagar a assinatura no pix?',
  'acho que não vai sobrar dinheiro',
  'gastei 80 por semana em média com mercado',
  'se eu guardar 200 por mês dá quanto em 1 ano?',
  'vou guardar 100 por mês pra viagem',
  'você consegue separar os gastos por categoria?',
  'meu gasto aumentou, paguei 300 de luz',
  'quando foi a copa?',
  'comprei 3 pizzas por 120',
  'com o que gastei 45 foi pizza',
  'quantas parcelas faltam?, paguei 80',
])('asks nothing of what is left: %s', (text) => {
  expect(interpretCase({ text, today }).intent).not.toBe('query')
})

it.each([
  ['quanto sobrou de lazer?', { metric: 'budget', category: 'Lazer' }],
  ['quanto ainda dá pra gastar?', { metric: 'balance' }],
  ['quanto tenho pra pagar essa semana?', { metric: 'upcoming' }],
  ['quanto luz mês passado', { metric: 'spent' }],
  ['quanto mercado esse mês?', { metric: 'spent' }],
  ['quanto sobrou esse mês', { metric: 'balance' }],
  ['quanto gastei em agosto?', { metric: 'spent', from: '2026-08-01', to: '2026-08-31' }],
  ['o salário já caiu?', { metric: 'received', category: 'Salário' }],
  ['quanto de dinheiro eu gastei?', { metric: 'spent' }],
  ['qual meu maior gasto?', { metric: 'spent' }],
  ['quanto falta pra viagem?', { metric: 'goal' }],
  ['quando vence a luz?', { metric: 'upcoming' }],
  ['quanto gastei essa semana?', { metric: 'spent', from: '2026-09-07' }],
])('stays what it is: %s', (text, want) => {
  expect(interpretCase({ text, today })).toMatchObject({ intent: 'query', ...want })
})
