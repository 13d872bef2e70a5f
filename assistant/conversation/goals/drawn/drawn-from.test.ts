import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function after(...turns: string[]) {
  const conversation = begin({ today })
  for (const text of turns) take(conversation, text)
  const { goals, entries } = conversation.world
  const saved = goals.map(({ name, savedCents }) => `${name} ${savedCents / 100}`)
  return [...saved, ...entries.map(({ amountCents }) => `-${amountCents / 100}`)]
}

const told = ['meta reforma 8000', 'guardei 300 na reforma']

describe('what is taken out of a goal, in whatever words', () => {
  it.each([
    'tive que sacar 100 da meta',
    'usei 100 do dinheiro da reforma',
    'peguei 100 do que tava guardado pra reforma',
    'retirei 100 do que tinha juntado pra reforma',
    'mexi no dinheiro da reforma, tirei 100',
    'tive de mexer na reforma e peguei cem',
    'infelizmente tive que retirar 100 do que estava guardado para a reforma',
    'a reforma perdeu 100, precisei usar',
    'o dinheiro da reforma eu peguei 100 dele, apertou',
    'desconta 100 da reforma, tive que usar',
  ])('leaves so much less in it: %s', (text) => {
    expect(after(...told, text)).toEqual(['Reforma 200'])
    expect(after(...told, 'mercado 50', text)).toEqual(['Reforma 200', '-50'])
  })

  it.each([
    'precisei tirar 100 da carteira pra reforma',
    'peguei 100 do dinheiro da feira pra reforma',
    'tive que tirar 100 da conta',
    'quanto tirei da reforma?',
    'a reforma baixou 100, tá barata',
    'a reforma perdeu 100 de desconto, que pena',
    'vou usar 100 do salário na reforma',
    'vou tirar 100 da reforma no mês que vem',
    'vou sacar 100 da conta, depois penso na reforma',
    'não tirei 100 da reforma',
    'tive que gastar 100 do dinheiro na reforma',
    'precisei gastar 100 da mão de obra da reforma',
    'abate 100 da conta da reforma',
    'peguei 100 do dinheiro pra reforma do meu pai',
    'peguei 100 de dinheiro emprestado pra reforma',
    'usei 100 da poupança pra pagar a reforma',
    'tirei 100 do seguro da reforma',
  ])('takes nothing from what is not named: %s', (text) => {
    expect(after(...told, text)[0]).toBe('Reforma 300')
  })
})
