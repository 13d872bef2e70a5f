import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

function after(...said: string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { goals, entries } = conversation.world
  return [
    ...goals.map((one) => `${one.name} ${one.savedCents / 100}/${one.targetCents / 100}`),
    ...entries.map(({ type, amountCents }) => `${type} ${amountCents / 100}`),
  ]
}

const made = 'meta reforma 8000'
const put = 'guardei 300 na reforma'

it.each([
  ['hoje deu pra separar 70', 'Reforma 70/8000'],
  ['a reforma ganhou 70', 'Reforma 70/8000'],
  ['soma 70 lá na meta', 'Reforma 70/8000'],
  ['a reforma foi 70', 'Reforma 0/8000'],
  ['coloquei 70 de gasolina', 'Reforma 0/8000'],
])('%s: goes into the goal where nothing else is told', (text, goal) => {
  expect(after(made, text)[0]).toBe(goal)
})

it.each([
  ['epa, digitei um zero a mais: a meta é 800', 'Reforma 0/800'],
  ['800*', 'Reforma 0/800'],
  ['corrige a meta da reforma pra 9 mil', 'Reforma 0/9000'],
  ['70 é pra reforma', 'Reforma 0/8000'],
])('%s: is what the goal comes to, or leaves it', (text, goal) => {
  expect(after(made, text)[0]?.replace(' 70/', ' 0/')).toBe(goal)
})

it.each([
  ['mandei mais 70 pra minha filha', 300],
  ['tô com 300 guardado', 300],
  ['vou depositar 70 na reforma', 300],
  ['deu 70 por dia na reforma', 300],
  ['separei 70 pra conta', 300],
  ['foi 15 na latinha', 300],
  ['opa, mais 50 na reforma', 350],
  ['peguei 100 dele pra comprar remédio', 300],
])('%s: does not change more of what is kept than is told', (text, kept) => {
  expect(after(made, put, text)[0]).toBe(`Reforma ${kept}/8000`)
})

it.each(['opa, reforma 150', 'putz, foram 80 hoje', 'opa, sobrou 200'])(
  '%s: a cry alone does not aim the goal anew',
  (text) => {
    expect(after(made, text)[0]).toBe('Reforma 0/8000')
  },
)

it.each([
  'tenho mais 500 na poupança',
  'vou dar 50 de caixinha',
  'mais 200 na reserva',
  'tô com uma reserva de 2000',
  'vamos fazer uma reserva de 250 no dia 10',
])('%s: makes no goal', (text) => {
  expect(after(made, text)).toHaveLength(1)
})

it('mends the deposit that was just made', () => {
  expect(after(made, put, 'ih, não eram 300, eram 400')).toEqual(['Reforma 400/8000'])
  expect(after(made, put, '400*')).toEqual(['Reforma 400/8000'])
})

it.each([
  ['peguei 100 da reforma pra pagar a escola', 'Reforma 200/8000'],
  ['saiu 100 da reforma, foi pro dentista', 'Reforma 200/8000'],
  ['peguei 100 da Ana pra reforma', 'Reforma 300/8000'],
])('%s: is taken out of the goal, or not', (text, goal) => {
  expect(after(made, put, text)[0]).toBe(goal)
})

it('puts by a part of what came in', () => {
  expect(after(made, 'recebi 500 do freela, desses guardei 80')).toEqual([
    'Reforma 80/8000',
    'receita 500',
  ])
})

it('makes one more goal', () => {
  expect(after(made, 'cria mais uma: reserva, 10 mil')).toEqual([
    'Reforma 0/8000',
    'Reserva 0/10000',
  ])
  expect(after(made, 'fiz uma reserva de 1000 no hotel')[1]).not.toContain('Reserva')
})

it('asks before a goal of turns ago goes from a list', () => {
  expect(after('meta moto 9000', 'mercado 142', 'tira a moto da lista')[0]).toBe('Moto 0/9000')
})
