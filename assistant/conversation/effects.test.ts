import { cents } from '@lya/core/amounts/cents.ts'
import { describe, expect, it } from 'vitest'
import {
  type AssistantCategory,
  answer,
  type ConversationState,
  type Effect,
  type EffectResult,
  type Shown,
  understand,
} from '../index.ts'

const today = Temporal.PlainDate.from('2026-09-16')
const categories: AssistantCategory[] = [
  { id: 'food', name: 'Alimentação', type: 'despesa' },
  { id: 'shopping', name: 'Compras', type: 'despesa' },
  { id: 'home', name: 'Moradia', type: 'despesa' },
  { id: 'pet', name: 'Pet', type: 'despesa' },
  { id: 'Salário', name: 'Salário', type: 'receita' },
  { id: 'Freelances', name: 'Freelances', type: 'receita' },
]

type Carry = (effect: Effect) => EffectResult

const shown: Shown = {
  id: '0',
  type: 'despesa',
  amountCents: cents(8_000),
  date: '2026-09-16',
  categoryId: 'pet',
  categoryName: 'Pet',
  description: 'Petz',
}

/** A conversation whose effects are carried out by `carry`; registrations always work. */
function conversation(carry: Carry = () => ({ kind: 'not-found', slot: 'goal', known: [] })) {
  let state: ConversationState = {}
  return (text: string) => {
    const turn = understand({ text, today, categories, learned: [], state })
    const results = turn.effects.map((effect): EffectResult => {
      if (effect.kind !== 'create-transactions') return carry(effect)
      const transactions = effect.transactions.map((draft, at) => ({
        id: String(at),
        categoryName: categories.find(({ id }) => id === draft.categoryId)?.name ?? null,
        budget: null,
      }))
      return { kind: 'created', undoId: 'created', transactions }
    })
    const said = answer(turn, results)
    // The state crosses the database as JSON.
    state = JSON.parse(JSON.stringify(said.state))
    const [reply] = said.replies
    return {
      effects: turn.effects,
      state,
      text: reply?.text.replaceAll('\u00a0', ' '),
      quickReplies: reply?.quickReplies,
      undoable: reply?.undoable,
    }
  }
}

describe('a payment that comes again', () => {
  const kept: Carry = () => ({ kind: 'recurring-created', undoId: 'kept' })

  it('is kept with its day', () => {
    const { effects, text, undoable } = conversation(kept)('aluguel 1.500 todo dia 5')
    expect(effects).toMatchObject([
      {
        kind: 'create-recurring',
        recurring: {
          amountCents: 150_000,
          frequency: 'mensal',
          dueDay: 5,
          nextDate: '2026-10-05',
          categoryId: 'home',
        },
      },
    ])
    expect(text).toBe(
      'Combinado! Aluguel, R$ 1.500,00 todo dia 5. O próximo vence em 05/10. Está em Pagamentos.',
    )
    expect(undoable).toBe(true)
  })

  it('stands under Outros where nothing tells its category', () => {
    const { effects, text } = conversation(kept)('mensalidade da maçonaria 90 todo dia 10')
    expect(effects).toMatchObject([{ kind: 'create-recurring', recurring: { categoryId: null } }])
    expect(text).toContain('todo dia 10, em Outros.')
  })

  it('is nothing that comes in', () => {
    const { effects, text } = conversation(kept)('recebo 3.000 de salário todo mês')
    expect(effects).toEqual([])
    expect(text).toContain('Entrada fixa')
  })
})

describe('a purchase in instalments', () => {
  const bought: Carry = () => ({ kind: 'bought', undoId: 'bought', transaction: shown })

  it('is told to the centavo', () => {
    const { effects, text } = conversation(bought)('comprei uma geladeira de 1000 em 3x')
    expect(effects).toMatchObject([
      { kind: 'buy-in-instalments', purchase: { instalmentsCents: [33_334, 33_333, 33_333] } },
    ])
    expect(text).toContain('em 3x de R$ 333,33, a 1ª de R$ 333,34 (total R$ 1.000,00)')
    expect(text).toContain('A 1ª parcela entrou hoje; as outras 2 estão em Pagamentos.')
  })

  it('is corrected and undone like any other', () => {
    const say = conversation((effect) => {
      return effect.kind === 'undo-last' ? { kind: 'undone' } : bought(effect)
    })
    say('comprei uma geladeira de 1000 em 3x')
    const undone = say('desfaz')
    expect(undone.effects).toEqual([{ kind: 'undo-last' }])
    expect(undone.state.last).toBeUndefined()
  })
})

describe('a bill that was paid', () => {
  const payment = {
    name: 'Luz',
    amountCents: cents(18_000),
    nextDate: '2026-10-10',
    instalments: null,
    instalmentsPaid: 4,
    isFinished: false,
  }

  it('is told with its next day', () => {
    const say = conversation(() => ({
      kind: 'paid',
      undoId: 'paid',
      payment,
      transaction: { ...shown, amountCents: cents(18_000) },
    }))
    const { text, state } = say('marca a luz como paga')
    expect(text).toBe('Pronto, Luz em dia: R$ 180,00. O próximo vence em 10/10.')
    expect(state.last?.undoId).toBe('paid')
  })

  it('is asked for when several fit, and written after the answer only', () => {
    const options = [
      { id: 'a', label: 'Luz de casa' },
      { id: 'b', label: 'Luz da praia' },
    ]
    const say = conversation((effect) =>
      effect.kind === 'pay' && effect.payment.id === 'b'
        ? { kind: 'paid-before', payment }
        : { kind: 'which', slot: 'payment', options },
    )
    expect(say('marca a luz como paga')).toMatchObject({
      text: 'Qual pagamento?',
      quickReplies: ['Luz de casa', 'Luz da praia'],
      undoable: false,
    })
    const { effects, text, state } = say('a da praia')
    expect(effects).toMatchObject([{ kind: 'pay', payment: { id: 'b' } }])
    expect(text).toBe('Luz já estava em dia. O próximo vence em 10/10.')
    expect(state.open).toBeUndefined()
  })
})

describe('a choice that is open', () => {
  const options = [
    { id: 'a', label: 'Viagem ao Chile' },
    { id: 'b', label: 'Carro novo' },
    { id: 'c', label: 'Reserva' },
  ]
  const which: Carry = (effect) => {
    return effect.kind === 'deposit' && effect.goal.id === null
      ? { kind: 'which', slot: 'goal', options }
      : { kind: 'not-found', slot: 'goal', known: [] }
  }

  it.each([
    ['Carro novo', 'b'],
    ['o segundo', undefined],
    ['a segunda', 'b'],
    ['2', 'b'],
    ['a última', 'c'],
    ['chile', 'a'],
  ])('takes "%s"', (text, id) => {
    const say = conversation(which)
    say('coloquei 300 na meta')
    const { effects } = say(text)
    const wanted = id ?? 'b'
    expect(effects).toMatchObject([{ kind: 'deposit', amountCents: 30_000, goal: { id: wanted } }])
  })

  it('gives way to a new story, to a refusal and to time', () => {
    const say = conversation(which)
    say('coloquei 300 na meta')
    expect(say('deixa pra lá').text).toBe('Tudo bem, não anotei nada.')
    say('coloquei 300 na meta')
    expect(say('gastei 20 na padaria').effects).toMatchObject([{ kind: 'create-transactions' }])
    expect(say('2').effects).toEqual([])
  })
})

describe('a budget', () => {
  it('is set for the month, and says what was spent', () => {
    const say = conversation(() => ({
      kind: 'budget-set',
      undoId: 'set',
      plannedCents: cents(80_000),
      previousCents: null,
      spentCents: cents(31_200),
    }))
    const { effects, text } = say('quero gastar no máximo 800 com mercado')
    expect(effects).toMatchObject([
      { kind: 'set-budget', budget: { categoryId: 'food', amountCents: 80_000, month: '2026-09' } },
    ])
    expect(text).toBe(
      'Orçamento de Alimentação em setembro: R$ 800,00. Você já gastou R$ 312,00; restam R$ 488,00.',
    )
  })
})

describe('a correction', () => {
  const corrected: Carry = (effect) => {
    if (effect.kind === 'correct') {
      return { kind: 'corrected', undoId: 'corrected', transaction: shown, isSame: false }
    }
    if (effect.kind === 'count-past') return { kind: 'past', count: 4 }
    if (effect.kind === 'move-past') return { kind: 'past-moved', undoId: 'moved', count: 4 }
    return { kind: 'forgotten' }
  }

  it('changes the amount of the last', () => {
    const say = conversation(corrected)
    say('mercado 54,30')
    expect(say('na verdade foi 45').effects).toEqual([
      {
        kind: 'correct',
        target: { id: '0', description: null, amountCents: null },
        changes: { amountCents: 4_500 },
      },
    ])
  })

  it('asks which of several', () => {
    const say = conversation(corrected)
    say('mercado 54,30, uber 20 e farmácia 12')
    const asked = say('na verdade foi 45')
    expect(asked.effects).toEqual([])
    expect(asked.quickReplies).toHaveLength(3)
    expect(say('uber').effects).toMatchObject([{ kind: 'correct', target: { id: '1' } }])
  })

  it('asks whether a category is meant for always, then about the past', () => {
    const say = conversation(corrected)
    say('petz 80')
    const asked = say('muda pra Pet')
    expect(asked.text).toContain('Sempre categorizar Petz como Pet?')
    expect(asked.quickReplies).toEqual(['Sempre', 'Só desta vez'])
    const past = say('Sempre')
    expect(past.text).toBe(
      'Combinado! Achei 4 lançamentos antigos de Petz em outra categoria. Mudo também?',
    )
    expect(say('Sim, mudar').text).toBe('Mudei 4 lançamentos para Pet.')
  })

  it('forgets what was for once only', () => {
    const say = conversation(corrected)
    say('petz 80')
    say('muda pra Pet')
    expect(say('Só desta vez').effects).toMatchObject([{ kind: 'forget-habit' }])
  })

  it('says what it needs when there is nothing to correct', () => {
    expect(conversation()('na verdade foi 45').effects).toEqual([])
  })
})

describe('a question', () => {
  const answered: Carry = (effect) => ({
    kind: 'answered',
    answer: {
      metric: 'spent',
      totalCents: cents(effect.kind === 'query' && effect.query.from ? 123_456 : 99),
      largest: [],
    },
  })

  it('is answered with its period and category', () => {
    const { effects, text } = conversation(answered)('quanto gastei com comida mês passado?')
    expect(effects).toEqual([
      {
        kind: 'query',
        query: { metric: 'spent', categoryId: 'food', from: '2026-08-01', to: '2026-08-31' },
      },
    ])
    expect(text).toBe('Você gastou R$ 1.234,56 em Alimentação em agosto.')
  })

  it('may lean on the one before', () => {
    const say = conversation(answered)
    say('quanto gastei com comida esse mês?')
    const { effects } = say('e ontem?')
    const query = { metric: 'spent', categoryId: 'food', from: '2026-09-15', to: '2026-09-15' }
    expect(effects).toEqual([{ kind: 'query', query }])
  })
})

describe('why', () => {
  it('is told by the word that decided', () => {
    const transaction: Shown = { ...shown, description: 'Mercado', categoryId: 'food' }
    const market = { ...transaction, categoryName: 'Alimentação' }
    const say = conversation(() => ({ kind: 'explained', transaction: market, learned: [] }))
    say('gastei 54,30 no mercado')
    expect(say('por que alimentação?').text).toBe(
      'Porque "Mercado" costuma ser Alimentação. Se não for, é só dizer.',
    )
  })

  it.each(['Salário', 'Freelances'])('is told of pay, %s, where no word decided', (name) => {
    const about = { type: 'receita' as const, description: 'Clínica', categoryId: name }
    const transaction: Shown = { ...shown, ...about, categoryName: name }
    const say = conversation(() => ({ kind: 'explained', transaction, learned: [] }))
    say('caiu o pagamento da clínica 2.310')
    expect(say('por quê?').text).toBe(
      `Porque entrada de trabalho costuma ser ${name}. Se não for, é só dizer.`,
    )
  })

  it('is told by what the person taught', () => {
    const learned = [{ term: 'petz', type: 'despesa' as const, categoryId: 'pet' }]
    const say = conversation(() => ({ kind: 'explained', transaction: shown, learned }))
    say('petz 80')
    expect(say('por que?').text).toBe('Porque você já escolheu Pet para "petz" antes.')
  })
})
