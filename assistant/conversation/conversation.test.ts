import { cents } from '@lya/core/amounts/cents.ts'
import { describe, expect, it } from 'vitest'
import {
  type AssistantCategory,
  answer,
  type ConversationState,
  type EffectResult,
  type LearnedChoice,
  type Turn,
  understand,
} from '../index.ts'

const today = Temporal.PlainDate.from('2026-09-16')
const categories: AssistantCategory[] = [
  { id: 'food', name: 'Alimentação', type: 'despesa' },
  { id: 'shopping', name: 'Compras', type: 'despesa' },
  { id: 'fun', name: 'Lazer', type: 'despesa' },
  { id: 'pay', name: 'Salário', type: 'receita' },
]

let operations = 0
const plannedCents = cents(100_000)

function resultsOf(turn: Turn, budgetLeft: number | null): EffectResult[] {
  return turn.effects.map((effect): EffectResult => {
    if (effect.kind === 'undo-last') {
      return { kind: turn.state.last ? 'undone' : 'nothing-to-undo' }
    }
    if (effect.kind !== 'create-transactions') {
      return { kind: 'not-found', slot: 'transaction', known: [] }
    }
    const transactions = effect.transactions.map((draft, at) => ({
      id: String(at),
      categoryName: categories.find((one) => one.id === draft.categoryId)?.name ?? null,
      budget: budgetLeft === null ? null : budgetAfter(budgetLeft, draft.amountCents),
    }))
    return { kind: 'created', undoId: `operation ${++operations}`, transactions }
  })
}

function budgetAfter(left: number, amountCents: number) {
  const spentCents = cents(plannedCents - left)
  return { plannedCents, spentCents, spentBeforeCents: cents(spentCents - amountCents) }
}

/** Speaks the messages in turn and answers what came of the last. */
function talk(
  messages: readonly string[],
  options: { days?: readonly number[]; budgetLeft?: number; learned?: LearnedChoice[] } = {},
) {
  let state: ConversationState = {}
  let turn: Turn | undefined
  let reply = { text: '', quickReplies: [] as string[], undoable: false }
  for (const [at, text] of messages.entries()) {
    const day = today.add({ days: options.days?.[at] ?? 0 })
    turn = understand({ text, today: day, categories, learned: options.learned ?? [], state })
    const said = answer(turn, resultsOf(turn, options.budgetLeft ?? null))
    // The state crosses the database as JSON.
    state = JSON.parse(JSON.stringify(said.state))
    reply = said.replies[0] ?? reply
    expect(said.replies).toHaveLength(1)
    expect(reply.quickReplies.length).toBeLessThanOrEqual(3)
  }
  const created = turn?.effects.find((one) => one.kind === 'create-transactions')
  const text = reply.text.replaceAll('\u00a0', ' ')
  return { ...reply, text, turn, state, written: created?.transactions ?? [] }
}

describe('a message that tells all', () => {
  it('is registered with amount, category and day, and can be undone', () => {
    const { text, written, undoable } = talk(['gastei 52,90 no mercado ontem'])
    expect(text).toBe('Anotei! Mercado, R$ 52,90 em Alimentação, ontem.')
    expect(undoable).toBe(true)
    expect(written).toMatchObject([{ type: 'despesa', amountCents: 5290, categoryId: 'food' }])
    expect(written[0]?.date.toString()).toBe('2026-09-15')
  })

  it('tells what is left of the budget', () => {
    const { text } = talk(['gastei 52,90 no mercado ontem'], { budgetLeft: 34_710 })
    expect(text).toBe(
      'Anotei! Mercado, R$ 52,90 em Alimentação, ontem. Ainda dá para gastar R$ 347,10 este mês.',
    )
  })

  it('warns once, by the expense that goes past 80%', () => {
    const warning = 'Atenção: mais de 80% do orçamento deste mês já foi.'
    const spend = (budgetLeft: number) => talk(['gastei 50 no mercado'], { budgetLeft }).text
    expect(spend(20_000)).not.toContain(warning)
    expect(spend(19_999)).toContain(`${warning} Ainda dá para gastar R$ 199,99 este mês.`)
    expect(spend(10_000)).not.toContain(warning)
  })

  it('names the month of that budget when it is not the current one', () => {
    const past = (budgetLeft: number) =>
      talk(['gastei 50 no mercado dia 10/08'], { budgetLeft }).text
    expect(past(100)).toContain('Ainda dá para gastar R$ 1,00 em agosto.')
    expect(past(0)).toContain('Com isso, o orçamento de agosto chegou ao limite.')
    expect(past(-100)).toContain('Passou R$ 1,00 do orçamento de agosto.')
  })

  it('calls the lack of a category Outros', () => {
    expect(talk(['paguei 600 pro advogado']).text).toBe(
      'Anotei! Advogado, R$ 600,00 em Outros, hoje.',
    )
  })

  it('lists several transactions', () => {
    const { text } = talk(['recebi 3.800 de salário e gastei 120 no mercado ontem'])
    expect(text.split('\n')).toEqual([
      'Anotei os 2!',
      '• Salário: + R$ 3.800,00 em Salário, ontem',
      '• Mercado: R$ 120,00 em Alimentação, ontem',
    ])
  })

  it('follows what the person chose before', () => {
    const learned: LearnedChoice[] = [
      { term: 'uber', type: 'despesa', categoryId: 'fun' },
      { term: 'uber trabalho', type: 'despesa', categoryId: 'shopping' },
    ]
    expect(talk(['uber 20'], { learned }).written[0]?.categoryId).toBe('fun')
    expect(talk(['uber pro trabalho 20'], { learned }).written[0]?.categoryId).toBe('shopping')
  })

  it('never uses a category of another kind or that is gone', () => {
    const gone: LearnedChoice[] = [{ term: 'petz', type: 'despesa', categoryId: 'gone' }]
    expect(talk(['petz 80'], { learned: gone }).written[0]?.categoryId).toBeNull()
  })
})

describe('a question that is open', () => {
  it('asks what an amount was, and takes the answer', () => {
    expect(talk(['50 reais']).text).toContain('R$ 50,00')
    expect(talk(['50 reais', 'mercado']).written).toMatchObject([
      { amountCents: 5000, categoryId: 'food', description: 'Mercado' },
    ])
  })

  it('takes a category for an answer', () => {
    const { quickReplies } = talk(['50 reais'])
    expect(quickReplies).toEqual(['Alimentação', 'Compras', 'Lazer'])
    expect(talk(['50 reais', 'Lazer']).written).toMatchObject([{ categoryId: 'fun' }])
  })

  it('asks how much, and keeps the day of the first message', () => {
    expect(talk(['comprei um tênis novo ontem']).text).toBe('Tênis novo: quanto foi?')
    const { written } = talk(['comprei um tênis novo ontem', '200'])
    expect(written).toMatchObject([{ amountCents: 20_000, categoryId: 'shopping' }])
    expect(written[0]?.date.toString()).toBe('2026-09-15')
  })

  it('asks whether a transfer went out or came in', () => {
    expect(talk(['pix joão 80']).quickReplies).toEqual(['Gastei', 'Recebi'])
    expect(talk(['pix joão 80', 'Recebi']).written).toMatchObject([{ type: 'receita' }])
  })

  it('lapses after the next day', () => {
    expect(talk(['comprei um tênis novo', '200'], { days: [0, 1] }).written).toHaveLength(1)
    expect(talk(['comprei um tênis novo', '200'], { days: [0, 2] }).written).toEqual([])
  })

  it('gives way to a new story and to a refusal', () => {
    const story = talk(['comprei um tênis novo', 'gastei 30 na padaria'])
    expect(story.written).toMatchObject([{ amountCents: 3000, categoryId: 'food' }])
    expect(story.state.open).toBeUndefined()
    expect(talk(['50 reais', 'deixa pra lá']).state.open).toBeUndefined()
  })

  it('survives small talk', () => {
    expect(talk(['50 reais', 'oi', 'mercado']).written).toHaveLength(1)
  })

  it.each(['gastei 0 no mercado', 'gastei -50 no mercado', 'gastei 30 dólares no jogo'])(
    'asks again about %s',
    (text) => {
      const { turn, written } = talk([text])
      expect(turn?.intent).toBe('clarify')
      expect(written).toEqual([])
    },
  )

  it('takes R$ 100.000.000 and asks about a centavo more', () => {
    expect(talk(['vendi a empresa por 100.000.000,00']).written).toHaveLength(1)
    expect(talk(['vendi a empresa por 100.000.000,01']).turn?.intent).toBe('clarify')
    expect(talk(['comprei um tênis novo', '900 milhões']).written).toEqual([])
  })
})

describe('undoing', () => {
  it('deletes what was written last, which can be undone in turn', () => {
    const { turn, state } = talk(['mercado 54,30', 'apaga o último'])
    const target = { id: '0', description: null, amountCents: null }
    expect(turn?.effects).toEqual([{ kind: 'delete', target }])
    // Here nothing can be deleted, so it is still the last.
    expect(state.last).toMatchObject({ kind: 'created' })
  })

  it('goes on to what was done before, and back again', () => {
    const two = ['mercado 54,30', 'uber 20']
    expect(talk([...two, 'desfaz', 'desfaz']).text).toBe(
      'Pronto, desfiz o lançamento: Mercado, R$ 54,30.',
    )
    expect(talk([...two, 'desfaz', 'refaz']).written).toMatchObject([{ amountCents: 2_000 }])
    expect(talk([...two, 'refaz']).written).toEqual([])
  })

  it.each(['desfaz', 'cancela esse'])('takes back the last by "%s"', (text) => {
    const { turn, text: said, state } = talk(['mercado 54,30', text])
    expect(turn?.effects).toEqual([{ kind: 'undo-last' }])
    expect(said).toBe('Pronto, desfiz o lançamento: Mercado, R$ 54,30.')
    expect(state.last).toBeUndefined()
  })

  it('says so when there is nothing to take back', () => {
    expect(talk(['desfaz']).text).toBe('Não achei nada recente para desfazer.')
  })

  it('looks for another one that is named, and touches not the last', () => {
    const { turn } = talk(['mercado 54,30', 'apaga o uber'])
    const target = { id: null, description: 'Uber', amountCents: null }
    expect(turn?.effects).toEqual([{ kind: 'delete', target }])
  })
})
