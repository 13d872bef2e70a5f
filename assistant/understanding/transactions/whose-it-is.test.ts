import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-26'

it.each([
  ['almoco 25 e o aluguel do box 30', [2500, 3000]],
  ['aluguel do box 58 é 1.900', [190_000]],
  ['comprei um terço de presente pro meu bisneto, 47 reais', [4700]],
  ['minha filha pagou R$ 2.300 pelo conserto do carro dela, coitada. Logo agora.', []],
  ['comprei um motor 1800 dividido em três vez igual', []],
])('writes of %s: %j', (text, amounts) => {
  const { transactions = [] } = interpretCase({ text, today }) as {
    transactions?: { amount: number }[]
  }
  expect(transactions.map(({ amount }) => amount)).toEqual(amounts)
})

it('takes parts for parts, however many times are said', () => {
  const told = 'comprei um motor 1800 dividido em três vez igual'
  expect(interpretCase({ text: told, today })).toMatchObject({
    ...{ intent: 'installments', total: 180_000, count: 3 },
  })
})
