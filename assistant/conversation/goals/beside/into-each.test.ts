import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

function after(...turns: string[]) {
  const conversation = begin({ today })
  for (const text of turns) take(conversation, text)
  const { goals, entries } = conversation.world
  const names = goals.map(({ name, savedCents }) => `${name} ${savedCents / 100}`)
  return [...names, ...entries.map((one) => `-${one.amountCents / 100} ${one.description}`)]
}
const two = ['meta reforma 6000', 'meta bicicleta 900']

describe('what goes into each of several goals', () => {
  it.each([
    'bota 50 em cada meta',
    'guardei 50 pra cada uma das duas metas',
    'separa 50 pra cada, reforma e bicicleta',
    '50 pra reforma e 50 pra bicicleta',
    '50 reforma, 50 bicicleta',
    'coloquei 50 na reforma e outros 50 na bicicleta',
    'sobrou uma grana e guardei 50 pra cada, bicicleta e reforma',
  ])('is put there: %s', (text) => {
    expect(after(...two, text)).toEqual(['Reforma 50', 'Bicicleta 50'])
  })

  it('is so much in each as is told', () => {
    expect(after(...two, '80 pra bicicleta e 20 pra reforma')).toEqual([
      'Reforma 20',
      'Bicicleta 80',
    ])
  })

  it.each([
    ['gastei 50 na bicicleta e 40 na reforma', 2],
    ['comprei 2 pneus, 50 cada', 1],
    ['mercado 50 e bicicleta 40', 2],
  ])('is nothing that was bought: %s', (text, count) => {
    const books = after(...two, text)
    expect(books.slice(0, 2)).toEqual(['Reforma 0', 'Bicicleta 0'])
    expect(books.length).toBe(2 + count)
  })
})

describe('what goes into a goal beside what was spent', () => {
  it.each([
    '50 pra reforma, café 12',
    'café 12 e mais 50 pra reforma',
    'mais 50 pra minha reforma e tb teve 12 do café',
    '50 na reforma. café 12',
  ])('does both: %s', (text) => {
    const [, , entry, ...others] = after(...two.toReversed(), text)
    expect(after(...two.toReversed(), text).slice(0, 2)).toEqual(['Bicicleta 0', 'Reforma 50'])
    expect([entry, others]).toEqual(['-12 Café', []])
  })

  it('is spent with it where one verb tells both', () => {
    const books = after(...two, 'gastei 12 no café e 50 pra reforma')
    expect(books.slice(0, 2)).toEqual(['Reforma 0', 'Bicicleta 0'])
  })
})
