import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function after(...said: string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world
}

describe('a part that is paid before its month', () => {
  it.each([
    'adianta a parcela de dezembro, paguei hoje',
    'adiantei a parcela de dezembro da geladeira',
    'paguei adiantada a parcela de dezembro',
  ])('%s', (text) => {
    const { entries, bills } = after('comprei uma geladeira de 2000 em 10x', text)
    expect(entries.map(({ amountCents }) => amountCents)).toEqual([20_000, 20_000])
    expect(bills[0]?.nextDate.toString()).toBe('2027-01-28')
  })

  it('is none where nothing is paid in parts', () => {
    expect(after('aluguel 900', 'paguei a parcela de dezembro').entries).toHaveLength(1)
  })
})

describe('a purchase in parts that do not divide, and that went back as a whole', () => {
  it.each([
    ['comprei uma tv de 1.000 em 3x', 'a tv veio com defeito e a loja estornou a compra inteira'],
    ['comprei um fone de 300 em 3x', 'o fone veio com defeito e a loja estornou tudo'],
  ])('is paid no further: %s, %s', (first, second) => {
    expect(after(first).bills).toHaveLength(1)
    expect(after(first, second).bills).toEqual([])
  })
})
