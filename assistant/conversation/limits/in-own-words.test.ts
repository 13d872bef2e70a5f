import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** The limits that stand there when all of it was said. */
function limits(...said: string[]) {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-10') })
  for (const text of said) take(conversation, text)
  const { budgets, entries } = conversation.world
  const set = budgets.map(({ categoryId, plannedCents }) => {
    return `${categoryId.replace('despesa:', '')} ${plannedCents / 100}`
  })
  return [...set, ...entries.map(({ description }) => description)].toSorted()
}

describe('two limits in one sentence, of which the second name stands before its sum', () => {
  it.each([
    ['quero limite de 800 para restaurante e lazer 400', ['Alimentação 800', 'Lazer 400']],
    ['orçamento de 300 pra roupa e saúde de R$ 150', ['Compras 300', 'Saúde 150']],
    [
      'Quero estabelecer um limite de 600 reais por mês para mercado e transporte de R$ 250.',
      ['Alimentação 600', 'Transporte 250'],
    ],
    ['LIMITE DE 1000 DE MERCADO E FARMACIA 200', ['Alimentação 1000', 'Saúde 200']],
    ['põe limite: 400 lazer e 700 comida', ['Alimentação 700', 'Lazer 400']],
    ['limite de 500 pra mercado e 200 pra uber', ['Alimentação 500', 'Transporte 200']],
    [
      'limite de 500 pra mercado, lazer 200 e uber 90',
      ['Alimentação 500', 'Lazer 200', 'Transporte 90'],
    ],
  ])('%s', (text, set) => {
    expect(limits(text)).toEqual(set)
  })
})

describe('a limit that is begged for', () => {
  it.each([
    'dá pra colocar um limite de 300 pra lazer?',
    'quero separar um limite de 300 pra lazer, dá?',
    'consegue por um limite de 300 em lazer?',
    'agora quero limite de 300 pra lazer, tem como?',
    'queria um orçamento de 300 por mês pra lazer, rola?',
  ])('%s', (text) => {
    expect(limits(text)).toEqual(['Lazer 300'])
  })

  it.each(['meu limite de 300 pra lazer já passou?', 'quanto falta pros 300 do limite de lazer?'])(
    'none in %s',
    (text) => {
      expect(limits(text)).toEqual([])
    },
  )
})

it.each([
  'esse uber é da firma, quando reembolsarem te falo. limite de 800 pra restaurante e delivery',
  'o uber tá caro demais. bota limite de 800 pra comida',
])('takes no word of the remark before it: %s', (text) => {
  expect(limits('uber 48', text)).toEqual(['Alimentação 800', 'Uber'])
})

describe('the limit that was just set, of another category', () => {
  it.each([
    'não é transporte, é alimentação o limite de 800',
    'o limite de 800 é pra alimentação, não transporte',
    'errei, é pra alimentação esse limite',
    'não, o limite é de alimentação',
    'muda esse limite pra alimentação',
    'era de comida, não transporte',
  ])('%s', (text) => {
    expect(limits('limite de 800 pra uber', text)).toEqual(['Alimentação 800'])
  })

  it('leaves an entry that is mended alone', () => {
    const said = ['limite de 800 pra uber', 'uber 40', 'não é transporte, é lazer']
    expect(limits(...said)).toEqual(['Transporte 800', 'Uber'])
  })

  it('sets a second one beside it', () => {
    const said = ['limite de 800 pra uber', 'e lazer 300']
    expect(limits(...said, 'sim')).toEqual(['Lazer 300', 'Transporte 800'])
  })
})

/** The limits that stand there when all of it was said, with their months. */
function ofMonths(...said: string[]) {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-10') })
  for (const text of said) take(conversation, text)
  const { budgets } = conversation.world
  return budgets.map(({ month, plannedCents }) => `${month} ${plannedCents / 100}`).toSorted()
}

describe('the limit of a month to come', () => {
  const set = 'limite de 500 pra mercado em dezembro'

  it.each([
    'na verdade 600',
    'era pra ser 600',
    '500 não, 600',
    'muda o limite pra 600',
    'muda o limite do mercado pra 600',
  ])('is mended: %s', (text) => {
    expect(ofMonths(set, text)).toEqual(['2026-12 600'])
  })

  it.each(['tira o limite de mercado', 'não quero mais esse limite', 'apaga o limite de dezembro'])(
    'is taken off: %s',
    (text) => {
      expect(ofMonths(set, text)).toEqual([])
    },
  )

  it('has another one beside it', () => {
    expect(ofMonths(set, 'e 200 com lazer')).toEqual(['2026-12 200', '2026-12 500'])
  })

  it('leaves the one of this month where that is told', () => {
    const said = ['limite de 400 pra mercado', set, 'tira o limite de mercado deste mês']
    expect(ofMonths(...said)).toEqual(['2026-12 500'])
  })
})

it.each(['não gastei nada com transporte', 'errei, gastei 300 em alimentação'])(
  'leaves the limit where something was done: %s',
  (said) => {
    expect(limits('limite de 300 pra lazer', said)).toContain('Lazer 300')
  },
)
