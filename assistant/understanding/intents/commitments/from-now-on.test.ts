import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-25'

it.each([
  ['O plano de saúde subiu 9% e agora pago R$ 1.263,00 todo dia 20.', 126_300, 20],
  ['a internet aumentou, agora é 119,90 todo dia 10', 11_990, 10],
  ['o telefone é 45 todo mês dia 12, mudei de plano agora é 39,90', 3990, 12],
  ['academia era 90 todo dia 5, agora é 99', 9900, 5],
  ['a escola subiu, passei a pagar 980 todo dia 5', 98_000, 5],
])('what has become dearer is a bill, as it is from now on: %s', (text, amount, day) => {
  expect(interpretCase({ text, today })).toMatchObject({ intent: 'recurring', amount, day })
})

it.each(['o gás subiu, era 110 todo mês', 'o plano subiu 9% esse mês'])(
  'a price that moved is none: %s',
  (text) => {
    expect(interpretCase({ text, today }).intent).not.toBe('recurring')
  },
)
