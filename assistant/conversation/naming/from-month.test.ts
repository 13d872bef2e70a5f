import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const bill = 'o plano de saúde é 612 reais todo mês dia 15'

it.each([
  [
    'o plano de saúde vai subir pra 655 a partir de março',
    'pagar antes de março ainda conto como R$ 612,00',
  ],
  ['o plano de saúde vai subir pra 655 a partir de janeiro', 'pagar antes de janeiro ainda conto'],
])('a price that holds later is told so: %s', (said, reply) => {
  expect(standsAfter(today, [bill, said]).reply).toContain(reply)
})

it.each(['o plano de saúde subiu pra 655 em dezembro', 'o plano de saúde vai subir pra 655'])(
  'a price that holds from the next time on is told alone: %s',
  (said) => {
    expect(standsAfter(today, [bill, said]).reply).not.toContain('antes de')
  },
)
