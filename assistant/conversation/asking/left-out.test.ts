import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** The reply to the last. */
function said(...turns: string[]): string {
  const conversation = begin({ today })
  const replies = turns.map((text) => take(conversation, text).replies.join('\n'))
  return (replies.at(-1) ?? '').replaceAll('\u00a0', ' ')
}

const told = ['mercado 132,40', 'gastei 30 de uber']

it.each([
  'quanto eu gastei hoje sem contar o mercado?',
  'quanto gastei hoje tirando o mercado?',
  'qual o total dos meus gastos em novembro, excetuado o mercado?',
  'quanto gastei esse mês fora o mercado?',
  'quanto gastei em novembro menos o mercado?',
  'tirando o mercado, quanto gastei esse mês?',
  'quanto gastei sem o mercado esse mês?',
])('tells what is left without it, and both figures: %s', (text) => {
  const reply = said(...told, text)
  expect(reply).toContain('você gastou R$ 30,00')
  expect(reply).toContain('mercado (R$ 132,40)')
  expect(reply).toContain('R$ 162,40')
})

it('leaves several things out, a category too, and tells what it does not find', () => {
  const more = [...told, 'almoço 20']
  expect(said(...more, 'quanto gastei sem contar o mercado e o uber?')).toContain('R$ 20,00')
  expect(said(...more, 'quanto gastei exceto alimentação?')).toContain('gastou R$ 30,00')
  const none = said(...more, 'quanto gastei sem contar a creche?')
  expect(none).toContain('Não achei nada com “creche”')
  expect(none).toContain('R$ 182,40')
})

it.each(['comprei tinta 80 sem contar o frete', 'paguei 200 tirando o frete'])(
  'asks nothing by %s',
  (text) => {
    const conversation = begin({ today })
    take(conversation, text)
    expect(conversation.world.entries).toHaveLength(1)
  },
)

it.each(['tirando o aluguel quanto sobra?', 'quanto sobra sem o aluguel?'])(
  'tells what is left, and how much of what is gone it was: %s',
  (text) => {
    const reply = said('salário 3000', 'aluguel 900', 'mercado 200', text)
    expect(reply).toContain('R$ 1.900,00')
    expect(reply).toContain('R$ 900,00')
    expect(reply).not.toContain('orçamento')
    const ahead = said('salário 3000', 'aluguel 900 todo dia 10', text)
    expect(ahead).toContain('vence em 10/12')
  },
)

it.each([
  'resumo do mês: onde gastei mais',
  'resumo do mês, onde gastei mais?',
  'me faz um resumo do mês e diz onde gastei mais',
  'fechamento do mês: onde foi mais dinheiro',
])('says where most went: %s', (text) => {
  const reply = said('mercado 200', 'uber 50', text)
  expect(reply).toMatch(/Alimentação(?:, com|:) R\$ 200,00/)
  expect(reply).not.toContain('Mercado')
})
