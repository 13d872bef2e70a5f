import { expect, it } from 'vitest'
import { understand } from '#conversation/understand.ts'
import { opinionIntents } from '#opinion/intents.ts'

const today = Temporal.PlainDate.from('2026-09-16')
const categories = [
  { id: 'food', name: 'Alimentação', type: 'despesa' as const },
  { id: 'pay', name: 'Salário', type: 'receita' as const },
  { id: 'cleaning', name: 'Faxinas', type: 'receita' as const },
]

/** What is written of a message by one who is as sure as told that its money came in. */
function take(text: string, income: number) {
  const chances = Float64Array.from(opinionIntents, (intent) => (intent === 'log' ? 1 : 0))
  const { effects, rule } = understand({
    ...{ text, today, categories, learned: [], state: {} },
    ...{ model: () => chances, numbers: () => 1, direction: () => income },
  })
  const created = effects.flatMap((one) =>
    one.kind === 'create-transactions' ? one.transactions : [],
  )
  return { rule, told: created.map(({ type, amountCents }) => [type, amountCents]) }
}

it('turns what no word told the way of', () => {
  const text = 'diária na dona Célia 200'
  expect(take(text, 0.5)).toEqual({ rule: 'log', told: [['despesa', 20_000]] })
  expect(take(text, 0.7)).toEqual({ rule: 'opinion.direction', told: [['receita', 20_000]] })
  expect(take('presente da mamãe: bolsa 30', 0.1).told).toEqual([['despesa', 3000]])
})

it('leaves what a verb told, or a category that only earns', () => {
  expect(take('recebi 90 do João', 0.01)).toEqual({ rule: 'log', told: [['receita', 9000]] })
  expect(take('dei 2 aulas de 60', 0.01).told).toEqual([['receita', 12_000]])
  expect(take('faxina da dona Lúcia 150', 0.01).told).toEqual([['receita', 15_000]])
})

it('asks which way a transfer went as before', () => {
  expect(take('pix joão 80', 0.97).told).toEqual([])
})

it('leaves money of both ways as it was told', () => {
  const text = 'recebi 300 do João e gastei 50 no mercado'
  const told = take(text, 0.5)
  expect(told.told.map(([type]) => type)).toEqual(['receita', 'despesa'])
  expect(take(text, 0.99)).toEqual(told)
})

/** The way of what is asked about. */
function askedWay(text: string, income: number) {
  const chances = Float64Array.from(opinionIntents, (intent) => (intent === 'log' ? 0.93 : 0))
  const { reply } = understand({
    ...{ text, today, categories, learned: [], state: {} },
    ...{ model: () => chances, numbers: () => 1, direction: () => income },
  })
  return reply.kind === 'propose' ? reply.draft.type : reply.kind
}

it('asks about money of somebody else by the likelier way', () => {
  expect(askedWay('ela pagou os docinhos hoje 95', 0.9)).toBe('receita')
  expect(askedWay('ela pagou os docinhos hoje 95', 0.1)).toBe('despesa')
})
