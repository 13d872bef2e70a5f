import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function asked(text: string) {
  const conversation = begin({ today })
  take(conversation, 'aluguel 900')
  const [effect] = take(conversation, text).turn.effects
  return effect?.kind === 'query' ? effect.query : undefined
}

it.each([
  ['diferença pro mês passado', { metric: 'spent', view: 'compared' }],
  ['tô gastando mais?', { metric: 'spent', view: 'compared' }],
  ['como tô?', { view: 'overview' }],
  ['fecha o dia', { metric: 'balance' }],
  ['quanto de conta tenho?', { metric: 'upcoming' }],
  ['quanto falta guardar?', { metric: 'goal' }],
  ['quando caiu o salário?', { metric: 'received', view: 'last', words: 'salário' }],
])('is a question: %s', (text, want) => {
  expect(asked(text)).toMatchObject(want)
})

it('looks for no pocket', () => {
  expect(asked('quanto saiu do bolso?')).not.toHaveProperty('words')
})

it.each(['como tô cansada', 'fechei o dia com 300', 'tô gastando mais 20 no pão'])(
  'asks nothing: %s',
  (text) => {
    expect(asked(text)).toBeUndefined()
  },
)

it.each([
  'agora me mostra o que tenho pra pagar em dezembro',
  'e as contas de dezembro, quais são?',
  'me mostra as contas que vencem em dezembro',
])('asks of the month that is to come: %s', (text) => {
  expect(asked(text)).toMatchObject({ metric: 'upcoming', from: '2026-12-01', to: '2026-12-31' })
})

it('asks of what was paid where it says so', () => {
  expect(asked('quanto paguei de contas em dezembro?')).toMatchObject({ from: '2025-12-01' })
})
