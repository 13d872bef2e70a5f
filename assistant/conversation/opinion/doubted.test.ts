import { expect, it } from 'vitest'
import { answer } from '#conversation/answer.ts'
import type { ConversationState } from '#conversation/state.ts'
import { understand } from '#conversation/understand.ts'
import { opinionIntents } from '#opinion/intents.ts'

const today = Temporal.PlainDate.from('2026-09-16')
const categories = [
  { id: 'food', name: 'Alimentação', type: 'despesa' as const },
  { id: 'pay', name: 'Salário', type: 'receita' as const },
]

interface Chances {
  log?: number
  income?: number
  money?: number
}

/** What is written where others think so of it, and what is said. */
function take(text: string, { log = 1, income = 0, money = 1 }: Chances = {}, state = {}) {
  const chances = Float64Array.from(opinionIntents, (one) => {
    if (one === 'log') return log
    return one === 'none' ? 1 - log : 0
  })
  const asked = { model: () => chances, direction: () => income, numbers: () => money }
  const kept: ConversationState = state
  const turn = understand({ text, today, categories, learned: [], state: kept, ...asked })
  const created = turn.effects.flatMap((one) =>
    one.kind === 'create-transactions' ? one.transactions : [],
  )
  const said = answer(turn, [])
  return { turn, said, amounts: created.map(({ amountCents }) => amountCents) }
}

const text = 'pizza 38 com a turma'

it('writes what is likely, and asks where chances that are fair each come to little together', () => {
  expect(take(text).amounts).toEqual([3800])
  expect(take(text, { log: 0.7 }).amounts).toEqual([3800])
  expect(take(text, { income: 0.4 }).amounts).toEqual([3800])
  const { turn, amounts, said } = take(text, { log: 0.5, income: 0.45 })
  expect(turn).toMatchObject({ intent: 'clarify', rule: 'opinion.doubt' })
  expect(amounts).toEqual([])
  expect(said.replies[0]?.text).toContain('R$\u00a038,00')
  expect(said.replies[0]?.quickReplies).toEqual(['Sim', 'Não', 'Corrigir'])
  expect(take('sim', {}, said.state).amounts).toEqual([3800])
})

it('asks about a list as a whole, and a yes writes all of it', () => {
  const list = 'pizza 38 e suco 12'
  expect(take(list).amounts).toEqual([3800, 1200])
  const { turn, amounts, said } = take(list, { log: 0.5, money: 0.5 })
  expect(turn.rule).toBe('opinion.doubt')
  expect(amounts).toEqual([])
  expect(said.replies[0]?.text).toContain('Pizza')
  expect(said.replies[0]?.text).toContain('Suco')
  expect(take('pode anotar', {}, said.state).amounts).toEqual([3800, 1200])
  expect(take('não', {}, said.state).amounts).toEqual([])
})

it('has no opinion of messages that tell of both ways', () => {
  const both = 'recebi 300 do João e gastei 50 no mercado'
  expect(take(both, { income: 0.01 }).amounts).toEqual([30_000, 5000])
})

it('leaves alone what answers a question of hers', () => {
  const { said } = take('85 reais')
  expect(take('pizza', { log: 0, income: 1 }, said.state).amounts).toEqual([8500])
})
