import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function lastName(...said: string[]): string | undefined {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.entries
    .filter(({ type }) => type === 'despesa')
    .map(({ description }) => description)
    .at(-1)
}

describe('a new one of what was told just now', () => {
  it.each([
    ['vendi meu liquidificador velho 60', 'comprei um novo por 189', 'Liquidificador'],
    ['vendi minha sandália velha 30', 'comprei outra de 110', 'Sandália'],
    ['troquei o pneu 300', 'comprei um novo por 189', 'Pneu'],
    ['comprei um tênis de 200', 'comprei outro de 110', 'Tênis'],
  ])('%s, %s', (first, second, name) => expect(lastName(first, second)).toBe(name))

  it('is paid in parts by that name', () => {
    const conversation = begin({ today })
    take(conversation, 'vendi meu celular 500')
    take(conversation, 'comprei outro por 900 em 6x')
    expect(conversation.world.bills).toMatchObject([{ name: 'Celular', instalments: 6 }])
  })

  it.each([
    ['recebi o salário 2000', 'comprei um novo por 189'],
    ['vendi a mesa 80', 'comprei um novo 200'],
    ['vendi 3 bolos a 40', 'comprei outro de 110'],
  ])('is none of another thing: %s, %s', (first, second) => {
    expect(lastName(first, second)).toBe('Gasto')
  })
})
