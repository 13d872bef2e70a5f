import { expect, it } from 'vitest'
import type { Query } from '#conversation/effect.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const month = { from: '2026-11-01', to: '2026-11-30' }

function after(...turns: string[]): { reply: string; query: Query | undefined } {
  const conversation = begin({ today })
  const told = turns.map((text) => take(conversation, text))
  const last = told.at(-1)
  const [effect] = last?.turn.effects ?? []
  const reply = last?.replies.join('\n').replaceAll('\u00a0', ' ') ?? ''
  return { reply, query: effect?.kind === 'query' ? effect.query : undefined }
}

const told = ['mercado 54', 'gasolina 150 na terça', 'aluguel 900', 'mercado 120 ontem']
const spent = [...told, 'recebi 2500 de salário', 'quanto gastei esse mês?']

it.each(['só isso?', 'tem certeza?', 'tá certo isso?', 'acho que foi mais', 'é isso mesmo?'])(
  'shows what a doubted sum is made of: %s',
  (text) => {
    const { reply } = after(...spent, text)
    expect(reply).toContain('Conferi')
    expect(reply.match(/•/g)).toHaveLength(4)
    expect(reply).not.toContain('Salário')
  },
)

it.each(['quais?', 'com o quê?', 'detalha pra mim', 'como assim?', 'mostra tudo'])(
  'lists what was found by a word, and nothing beside it: %s',
  (text) => {
    const { reply } = after(...spent, 'e no mercado?', text)
    expect(reply).toMatch(/^Seus gastos com “mercado” neste mês/)
    expect(reply.match(/•/g)).toHaveLength(2)
  },
)

it('goes on with the sum behind its list', () => {
  const { reply } = after(...spent, 'e no mercado?', 'quais?', 'e com gasolina?')
  expect(reply).toContain('Você gastou R$ 150,00 com “gasolina” neste mês')
})

it.each([
  ['e o maior?', { metric: 'spent', view: 'largest', ...month }],
  ['e o menor?', { metric: 'spent', figure: { kind: 'smallest' }, ...month }],
  ['isso dá quanto por dia?', { metric: 'spent', view: 'average', ...month }],
  ['e por semana?', { metric: 'spent', view: 'weekly', ...month }],
  ['isso é muito?', { metric: 'spent', view: 'compared' }],
  ['e de entrada?', { metric: 'received', ...month }],
  ['isso é de hoje?', { metric: 'spent', ...month }],
  ['por que tanto?', { metric: 'spent', view: 'largest', count: 3 }],
] as const)('asks of the same days: %s', (text, want) => {
  expect(after(...spent, text).query).toMatchObject(want)
})

it.each([
  ['e sem o aluguel?', 'R$ 324,00'],
  ['e se tirar a gasolina?', 'R$ 1.074,00'],
  ['sem contar o mercado', 'R$ 1.050,00'],
  ['e tirando o aluguel e a gasolina?', 'R$ 174,00'],
  ['e sem o aluguel, quanto fica?', 'R$ 324,00'],
])('leaves out what is named: %s', (text, left) => {
  const { reply } = after(...spent, text)
  expect(reply).toMatch(/^Sem contar/)
  expect(reply).toContain(`você gastou ${left} neste mês`)
})

it('takes what was paid off what came in', () => {
  const { reply } = after('gasolina 150', 'fiz 268 na uber', 'tirando a gasolina quanto fiz?')
  expect(reply).toContain('Você recebeu R$ 268,00 neste mês. Tirando gasolina (R$ 150,00)')
  expect(reply).toContain('ficam R$ 118,00')
})

const bills = ['aluguel 900 todo dia 5', 'internet 99,90 todo dia 15', 'o que vence?']

it('asks of bills and goals what their answer tells', () => {
  expect(after(...bills, 'e a internet?').reply).toBe('Internet, R$ 99,90: vence em 15/12.')
  expect(after(...bills, 'tem alguma atrasada?').query?.view).toBe('overdue')
  expect(after(...bills, 'vai dar pra pagar?').query?.view).toBe('daily')
  const goal = ['quero juntar 1500 pra viagem em julho', 'quanto falta pra viagem?']
  expect(after(...goal, 'vou conseguir?').query?.metric).toBe('goal')
  expect(after(...goal, 'quanto por mês?').query?.metric).toBe('goal')
})

it.each(['só isso, obrigada', 'mais 30 de pão', 'e o mercado deu 40', 'uber 20', 'sem problema'])(
  'asks nothing: %s',
  (text) => {
    expect(after(...spent, text).query).toBeUndefined()
  },
)

it('asks nothing of what was written', () => {
  expect(after('mercado 54', 'só isso?').query).toBeUndefined()
})
