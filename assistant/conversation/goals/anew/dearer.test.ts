import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

function after(...turns: string[]) {
  const conversation = begin({ today })
  for (const text of turns) take(conversation, text)
  const { goals, entries, bills } = conversation.world
  const names = goals.map(({ name, savedCents, targetCents }) => {
    return `${name} ${savedCents / 100}/${targetCents / 100}`
  })
  return [...names, ...entries.map((one) => `-${one.amountCents / 100}`), ...bills]
}

describe('a goal that is to come to another sum', () => {
  it.each([
    'a reforma encareceu, a meta agora é 9 mil',
    'o cimento subiu muito, agora tenho que juntar 9 mil pra reforma',
    'a reforma vai sair mais cara, 9000 agora',
    'nove mil agora a reforma, subiu tudo',
    'a meta da reforma passa a ser 9.000',
    'meta reforma agora 9000',
    'a reforma em vez de 8 mil vai ser 9 mil',
    'agora vou precisar de 9 mil pra reforma',
    'a reforma ficou mais cara, sobe a meta de 8 mil pra 9 mil',
  ])('is the same goal: %s', (text) => {
    expect(after('meta reforma 8000', 'mercado 30', text)).toEqual(['Reforma 0/9000', '-30'])
  })

  it.each([
    ['a reforma encareceu, paguei 900 no piso', ['Reforma 0/8000', '-30', '-900']],
    ['guardei 100 na reforma agora', ['Reforma 100/8000', '-30']],
    ['a reforma encareceu, o saco de cimento tá 60', ['Reforma 0/8000', '-30']],
    ['meta bicicleta 900', ['Reforma 0/8000', 'Bicicleta 0/900', '-30']],
  ])('is none of what is paid, put by or begun: %s', (text, books) => {
    expect(after('meta reforma 8000', 'mercado 30', text)).toEqual(books)
  })
})
