import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function after(...turns: string[]) {
  const conversation = begin({ today })
  const told = turns.map((text) => take(conversation, text))
  const reply = told.at(-1)?.replies.join('\n').replaceAll('\u00a0', ' ') ?? ''
  return { reply, isAsked: told.at(-1)?.turn.effects[0]?.kind === 'query' }
}

const came = ['recebi 500 da Ju', 'recebi 300 do Carlos ontem', 'quanto recebi esse mês?']
const spent = ['mercado 54 no Assaí', 'dentista 200', 'ração da Mel 30', 'quanto gastei esse mês?']

describe('a name behind a sum', () => {
  it.each([
    ['e da Ju?', 'R$ 500,00 de “Ju” neste mês'],
    ['e quanto do Carlos?', 'R$ 300,00 de “Carlos” neste mês'],
    ['só da Ju', 'R$ 500,00 de “Ju”'],
    ['e o Carlos?', 'R$ 300,00 de “Carlos”'],
    ['e da Márcia?', 'Não achei nada com “Márcia” neste mês'],
  ])('asks what came from whom: %s', (text, want) => {
    expect(after(...came, text).reply).toContain(want)
  })

  it.each([
    ['e no Assaí?', 'R$ 54,00 com “Assaí”'],
    ['e com a Mel?', 'R$ 30,00 com “Mel”'],
    ['e com o dentista?', 'R$ 200,00 com “dentista”'],
  ])('asks what was spent where: %s', (text, want) => {
    expect(after(...spent, text).reply).toContain(want)
  })

  it.each(['e você?', 'e com você?', 'e aí?', 'e o tempo?', 'e a Mel tomou banho 40'])(
    'asks for no sum: %s',
    (text) => {
      expect(after(...spent, text).isAsked).toBe(false)
    },
  )
})

it.each([
  ['quantas vezes?', 'Foi 1 vez neste mês: R$ 54,00'],
  ['e a mais cara?', 'O maior neste mês foi Mercado (Assaí)'],
])('asks of the words that were asked of: %s', (text, want) => {
  expect(after(...spent, 'e no mercado?', text).reply).toContain(want)
})

it.each([
  'top categorias',
  'quais as maiores categorias?',
  'ranking dos gastos por categoria',
  'me mostra as categorias que mais gastei',
])('tells the largest categories: %s', (text) => {
  expect(after(...spent, text).reply).toContain('• Saúde: R$ 200,00')
})

describe('what falls due', () => {
  const tractor = 'financiamento do trator 1.750 vence dia 30'

  it('is told with what was offered and is not kept', () => {
    const asked = 'quanto tenho que pagar até o fim do ano?'
    const { reply } = after(tractor, asked)
    expect(reply).toContain('Em Pagamentos nada vence em 2026.')
    expect(reply).toContain('Financiamento do trator: R$ 1.750,00, em 30/11')
    expect(after(tractor, asked, 'me lembra').reply).toMatch(/^Combinado! Financiamento do trator/)
  })

  it('is told without what falls due later', () => {
    expect(after(tractor, 'o que vence amanhã?').reply).not.toContain('trator')
    expect(after(tractor, 'sim', 'o que vence?').reply).not.toContain('ainda não guardei')
  })
})
