import { expect, it } from 'vitest'
import { answer } from '#conversation/answer.ts'
import type { ConversationState } from '#conversation/state.ts'
import { understand } from '#conversation/understand.ts'
import { type OpinionIntent, opinionIntents } from '#opinion/intents.ts'
import type { Model } from '#opinion/several.ts'

const today = Temporal.PlainDate.from('2026-09-16')
const categories = [
  { id: 'food', name: 'Alimentação', type: 'despesa' as const },
  { id: 'pay', name: 'Salário', type: 'receita' as const },
]

/** A model that is as sure of an intent as it is told to be, whatever the message. */
function sureOf(intent: OpinionIntent, chance: number, rest: OpinionIntent = 'none'): Model {
  const chances = Float64Array.from(opinionIntents, (own) => {
    if (own === intent) return chance
    return own === rest ? 1 - chance : 0
  })
  return () => chances
}

function take(text: string, model: Model | null, state: ConversationState = {}) {
  const turn = understand({ text, today, categories, learned: [], state, model })
  const created = turn.effects.flatMap((one) =>
    one.kind === 'create-transactions' ? one.transactions : [],
  )
  const said = answer(turn, [])
  return { turn, created, said, amounts: created.map(({ amountCents }) => amountCents) }
}

const unknown = 'o zibelo da vila tava 38'
const contested = 'a patroa gastou 612,35 no rancho do mês'

it('writes what no rule knew what to do with, where the opinion is sure', () => {
  expect(take(unknown, null)).toMatchObject({ turn: { intent: 'none' }, amounts: [] })
  const { turn, amounts } = take(unknown, sureOf('log', 0.97))
  expect(turn).toMatchObject({ intent: 'log', rule: 'opinion.rescue' })
  expect(amounts).toEqual([3800])
})

it('proposes it with what was seen where it is less sure, and a yes writes it', () => {
  const { turn, amounts, said } = take(unknown, sureOf('log', 0.7))
  expect(turn).toMatchObject({ intent: 'clarify', rule: 'opinion.propose' })
  expect(amounts).toEqual([])
  expect(said.replies[0]?.text).toContain('R$\u00a038,00')
  expect(said.replies[0]?.quickReplies).toEqual(['Sim', 'Não', 'Corrigir'])
  const yes = take('sim', sureOf('none', 1), said.state)
  expect(yes.turn.rule).toBe('answered-reading')
  expect(yes.amounts).toEqual([3800])
  expect(take('não', sureOf('log', 1), said.state).amounts).toEqual([])
})

it('leaves alone what is likely to be nothing', () => {
  const { turn } = take(unknown, sureOf('log', 0.3))
  expect(turn.rule).toBe('silent.unsure')
})

it('asks where the rules saw a deed of somebody else, and writes where it is all but certain', () => {
  expect(take(contested, null).turn.rule).toBe('silent.unmeant')
  const { turn, amounts } = take(contested, sureOf('log', 0.93))
  expect(turn.rule).toBe('opinion.propose')
  expect(amounts).toEqual([])
  expect(take(contested, sureOf('log', 0.99)).turn.rule).toBe('opinion.lead')
  expect(take(contested, sureOf('log', 0.7)).turn.rule).toBe('silent.unmeant')
})

it('writes nothing without a sum, nor against a plain word', () => {
  expect(take('fui na praia com a galera', sureOf('log', 1)).amounts).toEqual([])
  expect(take('gastei 50 no mercado, mas não anota', sureOf('log', 1)).amounts).toEqual([])
  expect(take('passei 200 pra poupança', sureOf('log', 1)).amounts).toEqual([])
})

it('asks before it writes what hardly anybody would mean', () => {
  const text = 'gastei 43,20 na farmácia'
  expect(take(text, sureOf('log', 1)).amounts).toEqual([4320])
  const vetoed = take(text, sureOf('log', 0.02))
  expect(vetoed.turn).toMatchObject({ intent: 'none', rule: 'opinion.veto' })
  expect(vetoed.amounts).toEqual([])
  expect(vetoed.said.replies[0]?.text).toContain('R$\u00a043,20')
  const asked = take(text, sureOf('log', 0.02, 'clarify'))
  expect(asked.turn).toMatchObject({ intent: 'clarify', rule: 'opinion.veto' })
  expect(take('sim', null, asked.said.state).amounts).toEqual([4320])
})

it('takes the likelier of two readings that the rules see', () => {
  const text = 'limite de 300 no mercado'
  expect(take(text, null).turn.intent).toBe('budget')
  expect(take(text, sureOf('budget', 0.6)).turn.intent).toBe('budget')
  const { turn } = take(text, sureOf('log', 0.99))
  expect(turn).toMatchObject({ intent: 'log', rule: 'log' })
})

it('answers a question about money that no rule knew, and no other question', () => {
  const text = 'o que a turma da casa gastou de luz em maio'
  const { turn } = take(text, sureOf('query', 0.9))
  expect(turn).toMatchObject({ intent: 'query', rule: 'opinion.rescue' })
  expect(take('quanto foi o jogo ontem?', sureOf('query', 0.9)).turn.intent).toBe('none')
})

it('is asked about no answer to a question of its own', () => {
  const { said } = take('85 reais', null)
  expect(take('mercado', sureOf('none', 1), said.state).amounts).toEqual([8500])
})

it('offers to mend what was just told, where a figure may take its place', () => {
  const sure = sureOf('correct', 0.75)
  const draft = {
    type: 'despesa' as const,
    amountCents: 1470,
    categoryId: null,
    date: '2026-09-16',
  }
  const last = { undoId: 'u', transactions: [{ ...draft, id: 't', description: 'Padaria' }] }
  const { turn } = take('vixi, 17,40 na moral', sure, { last })
  expect(turn.rule).toBe('opinion.correct')
  expect(turn.state.open).toMatchObject({
    kind: 'offer',
    effect: { kind: 'correct', target: { id: 't' }, changes: { amountCents: 1740 } },
  })
  expect(
    take('vixi, 17,40 na moral', sureOf('correct', 0.6), { last }).turn.state.open,
  ).not.toMatchObject({
    kind: 'offer',
  })
  const mended = take('vixi, 17,40 na moral', sureOf('correct', 0.9), { last }).turn
  expect(mended.effects).toMatchObject([{ kind: 'correct', target: { id: 't' } }])
  // The same figure is no correction, and nothing is mended that was not told.
  expect(take('vixi, 14,70 na moral', sure, { last }).turn.rule).not.toBe('opinion.correct')
  expect(take('vixi, 17,40 na moral', sure).turn.rule).not.toBe('opinion.correct')
})
