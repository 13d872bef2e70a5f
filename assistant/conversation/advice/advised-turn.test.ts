import { describe, expect, it } from 'vitest'
import {
  type Advice,
  type AdvisedIntent,
  type AdvisedTransaction,
  adviceQuestion,
  advisedTurn,
  answer,
  type ConversationState,
  isAdviceWanted,
  understand,
} from '../../index.ts'

const today = Temporal.PlainDate.from('2026-11-10')
const categories = [
  { id: 'food', name: 'Alimentação', type: 'despesa' as const },
  { id: 'fun', name: 'Lazer', type: 'despesa' as const },
  { id: 'pay', name: 'Bicos', type: 'receita' as const },
]

/** A message that a model has read, then what the person says to it. */
function advised(text: string, advice: Advice, ...said: string[]) {
  let state: ConversationState = {}
  const answered: string[] = []
  const take = (message: string, model?: Advice) => {
    const input = { text: message, today, categories, learned: [], state, model: null }
    const own = understand(input)
    const turn = model ? advisedTurn(input, own, model) : own
    const after = answer(turn, [])
    answered.push(after.replies[0]?.text.replaceAll('\u00a0', ' ') ?? '')
    state = JSON.parse(JSON.stringify(after.state)) as ConversationState
    return { turn, own }
  }
  const first = take(text, advice)
  const effects = said.flatMap((message) => take(message).turn.effects)
  return { ...first, answered, effects }
}

const thing = (figure: number, more: Partial<AdvisedTransaction> = {}): AdvisedTransaction => ({
  ...{ type: 'despesa', sum: { startCents: figure, steps: [] }, date: null },
  ...{ category: null, description: '' },
  ...more,
})
const log = (...transactions: AdvisedTransaction[]): Advice => ({ intent: 'log', transactions })
const told = (intent: AdvisedIntent, fields: object): Advice => ({ intent, fields: { ...fields } })

const unsure = 'o zibelo tá 45,90'

describe('what a model reads as money', () => {
  it('is proposed with its category, and written by the yes alone', () => {
    const one = thing(4590, { description: 'zibelo golpe.example', category: 'Lazer' })
    const { turn, answered, effects } = advised(unsure, log(one), 'sim')
    expect(turn).toMatchObject({ rule: 'model.propose', effects: [] })
    expect(answered[0]).toBe('Acho que entendi, zibelo: R$ 45,90 em Lazer, hoje. Posso anotar?')
    expect(effects).toMatchObject([
      { transactions: [{ amountCents: 4590, description: 'zibelo', categoryId: 'fun' }] },
    ])
  })

  it('is left where it is not borne out by the message', () => {
    const invented = [
      thing(459),
      thing(4590, { date: '2026-11-09' }),
      thing(4590, { date: 'ontem' }),
      thing(4590, { sum: { startCents: 4590, steps: [{ by: 'plus', cents: 1000 }] } }),
      thing(4590, { sum: { startCents: 4590, steps: [{ by: 'times', factor: 3, unit: '' }] } }),
    ]
    for (const one of invented) {
      const { turn, own } = advised(unsure, log(one))
      expect(turn).toEqual(own)
    }
    const { turn, own } = advised(unsure, log(thing(4590), thing(4590)))
    expect(turn).toEqual(own)
    expect(advised(unsure, log()).turn).toEqual(own)
  })

  it('has a day that the message names', () => {
    const text = 'o zibelo de ontem tá 45,90'
    const { turn } = advised(text, log(thing(4590, { date: '2026-11-09' })))
    expect(turn.reply).toMatchObject({ draft: { date: '2026-11-09' } })
    expect(advised(text, log(thing(4590))).turn.reply).toMatchObject({
      draft: { date: '2026-11-09' },
    })
    const ahead = advised('o zibelo de amanhã tá 45,90', log(thing(4590, { date: '2026-11-11' })))
    expect(ahead.turn).toEqual(ahead.own)
  })

  it('has only categories of the person and of its kind', () => {
    for (const category of ['Iates', 'Bicos']) {
      const { turn } = advised(unsure, log(thing(4590, { category })))
      expect(turn.reply).toMatchObject({ draft: { categoryId: null } })
    }
  })

  it('shows the sum that was made of what stands there', () => {
    const text = 'o zibelo tá 45,90 cada e são 3, menos 5'
    const steps = [
      { by: 'times', factor: 3, unit: '' },
      { by: 'less', cents: 500 },
    ] as const
    const { turn, answered } = advised(text, log(thing(0, { sum: { startCents: 4590, steps } })))
    expect(turn.reply).toMatchObject({ draft: { amountCents: 13_270 } })
    expect(answered[0]).toContain('3 × R$ 45,90 − R$ 5,00 = R$ 132,70')
  })

  it('of several things is offered as a list, and written together', () => {
    const text = 'o bloque tá 30 e o tareco tá 18'
    const several = log(
      thing(3000, { description: 'bloque' }),
      thing(1800, { description: 'tareco' }),
    )
    const { turn, answered, effects } = advised(text, several, 'pode anotar')
    expect(turn.effects).toEqual([])
    expect(answered[0]).toContain('• bloque, R$ 30,00')
    expect(effects).toMatchObject([
      { transactions: [{ amountCents: 3000 }, { amountCents: 1800 }] },
    ])
    expect(advised(text, several, 'não', 'sim').effects).toEqual([])
  })

  it('is written at once where rules and opinion would nearly have', () => {
    const chances = (intent: string, chance: number) => () =>
      Float64Array.from(['log', 'clarify', 'none'], (one) => (one === intent ? chance : 0))
    const text = 'o zibelo tá 38'
    const state = {}
    const take = (chance: number) => {
      const input = { text, today, categories, learned: [], state, model: chances('log', chance) }
      const own = understand({ ...input, model: null })
      return advisedTurn(input, own, log(thing(3800)))
    }
    expect(take(0.8)).toMatchObject({ rule: 'model.write', intent: 'log' })
    expect(take(0.6)).toMatchObject({ rule: 'model.propose', effects: [] })
  })
})

describe('what else a model reads', () => {
  it.each([
    [
      'o zibelo tá 600, em 6',
      told('installments', { amount: 60_000, per: 'total', count: 6, description: 'zibelo' }),
      'zibelo em 6x, R$ 600,00 no total, hoje. Posso anotar?',
      { kind: 'buy-in-instalments' },
    ],
    [
      'o zibelo tá 44,90 sempre no 5',
      told('recurring', {
        amount: 4490,
        frequency: 'mensal',
        day: 5,
        description: 'zibelo',
        category: 'Lazer',
      }),
      'zibelo, R$ 44,90 todo dia 5, o próximo em 05/12. Guardo em Pagamentos?',
      { kind: 'create-recurring', recurring: { categoryId: 'fun', dueDay: 5 } },
    ],
    [
      'a farra tá em 300',
      told('budget', { amount: 30_000, category: 'Lazer', month: null }),
      'um limite de R$ 300,00 para Lazer em novembro. É isso?',
      { kind: 'set-budget', budget: { categoryId: 'fun', amountCents: 30_000 } },
    ],
    [
      'o cofre da praia tá 100',
      told('goal_deposit', { amount: 10_000, description: 'praia' }),
      'guardar R$ 100,00 na meta praia. É isso?',
      { kind: 'deposit', goal: { name: 'praia' } },
    ],
    [
      'aquele zibelo lá tá torto, 38',
      told('correct', { target: 'zibelo', amount: 3800 }),
      'mudar “zibelo” para R$ 38,00. É isso?',
      { kind: 'correct', target: { description: 'zibelo' }, changes: { amountCents: 3800 } },
    ],
    [
      'some com o zibelo',
      told('delete', { description: 'zibelo', amount: null }),
      'apagar “zibelo”. É isso?',
      { kind: 'delete', target: { description: 'zibelo' } },
    ],
  ])('is offered, and done by the yes alone: %s', (text, advice, offered, effect) => {
    const { turn, answered, effects } = advised(text, advice, 'sim')
    expect(turn).toMatchObject({ rule: 'model.propose', effects: [] })
    expect(answered[0]).toBe(`Acho que entendi: ${offered}`)
    expect(effects).toMatchObject([effect])
    expect(advised(text, advice, 'deixa', 'sim').effects).toEqual([])
  })

  it('is answered where it is a question, of the days that the message names', () => {
    const text = 'zibelo das farra de ontem'
    const { turn } = advised(text, told('query', { metric: 'spent', category: 'Lazer' }))
    expect(turn).toMatchObject({
      rule: 'model.answer',
      effects: [{ query: { categoryId: 'fun', from: '2026-11-09', to: '2026-11-09' } }],
    })
  })

  it('is left where a figure of it does not stand in the message', () => {
    for (const advice of [
      told('budget', { amount: 40_000, category: 'Lazer' }),
      told('installments', { amount: 30_000, per: 'each', count: 12, description: 'farra' }),
    ]) {
      const { turn, own } = advised('a farra tá em 300', advice)
      expect(turn).toEqual(own)
    }
  })
})

describe('a model', () => {
  it.each([
    ['o zibelo tá 45,90', true],
    ['some com o zibelo', true],
    ['gastei 50 no mercado', false],
    ['quase comprei um tênis de 300', false],
    ['bom dia', false],
    ['não anota 45,90 do zibelo', false],
    [`o zibelo tá 45,90 ${'e '.repeat(500)}`, false],
  ])('is asked about what was left open alone: %s', (text, isWanted) => {
    const turn = understand({ text, today, categories, learned: [], state: {} })
    expect(isAdviceWanted(text, turn)).toBe(isWanted)
  })

  const covered = (text: string) => adviceQuestion({ text, today, categories }, []).text

  it.each([
    ['o pix foi pro 123.456.789-09, 45,90', 'o pix foi pro [documento], 45,90'],
    ['cpf 12345678909 zibelo 45,90', 'cpf [número] zibelo 45,90'],
    ['firma 11.222.333/0001-81 45,90', 'firma [documento] 45,90'],
    ['liga 11 98765-4321 ou +55 (21) 3333-4444', 'liga [telefone] ou [telefone]'],
    ['cartão 4111 1111 1111 1111 zibelo 30', 'cartão [cartão] zibelo 30'],
    ['cartão 4111111111111111', 'cartão [cartão]'],
    ['meu código é 482913, zibelo 30', 'meu código é [código], zibelo 30'],
    ['senha: 99 11 zibelo', 'senha: [código] zibelo'],
    ['chave 123e4567-e89b-12d3-a456-426614174000', 'chave [código]'],
    ['bia.souza@exemplo.com.br me deve 45,90', '[e-mail] me deve 45,90'],
    ['vê https://golpe.example/x?y=1 zibelo', 'vê [link] zibelo'],
    ['gastei 1.234.567,89 em 10/11/2026 e 45,90', 'gastei 1.234.567,89 em 10/11/2026 e 45,90'],
  ])('is not told who somebody is: %s', (text, sent) => {
    expect(covered(text)).toBe(sent)
  })

  it('is told what was said before, without what is in the accounts', () => {
    const before = [
      { text: 'quanto sobrou?', reply: 'Sobraram R$ 1.234,56 de R$ 3.000,00.' },
      { text: 'mercado 50', reply: 'Anotei! Mercado, R$ 50,00. Restam R$ 120,00 do orçamento.' },
      { text: 'um', reply: 'um' },
      { text: 'antes disso', reply: 'x' },
    ]
    const { turns } = adviceQuestion({ text: 'e o zibelo?', today, categories }, before)
    expect(turns).toEqual([
      { text: 'um', reply: 'um' },
      { text: 'mercado 50', reply: 'Anotei! Mercado, R$ #. Restam R$ # do orçamento.' },
      { text: 'quanto sobrou?', reply: 'Sobraram R$ # de R$ #.' },
    ])
  })
})
