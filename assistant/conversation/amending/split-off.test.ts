import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** The sums that stand there when all of it was said, in reais, the largest first. */
function after(...said: string[]): number[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const sums = conversation.world.entries.map(({ amountCents }) => amountCents / 100)
  return sums.toSorted((one, other) => other - one)
}

describe('a part of what was written whole', () => {
  it.each(['desse mercado 20 foi ração', 'desses 45,90 20 foi ração', 'disso 20 era de fralda'])(
    'stands by itself, beside what is left: %s',
    (part) => {
      expect(after('mercado 45,90', part)).toEqual([25.9, 20])
    },
  )

  it.each([
    '20 disso é uma boneca pra Alice',
    'do mercado, 20 foi de ração',
    '20 do mercado foi ração',
    'a ração foi 20 desses 45,90',
  ])('is told in another order: %s', (part) => {
    expect(after('mercado 45,90', part)).toEqual([25.9, 20])
  })

  it.each([
    ['farmácia 90', 'do mercado, 20 foi de ração', [90, 20]],
    ['mercado 45,90', 'do mercado 20 era da vizinha', [25.9]],
    ['mercado 45,90', 'o pão foi 8 ontem', [45.9, 8]],
  ])('and of nothing else: %s, %s', (whole, part, sums) => {
    expect(after(whole, part)).toEqual(sums)
  })

  it('of what was earned is who did it with me', () => {
    const said = ['fiz 3 unhas hoje, 540', 'desses 540, 80 é da Keyla, põe 460']
    expect(after(...said)).toEqual([460])
  })

  it('is no more than the whole', () => {
    expect(after('mercado 45,90', 'desse mercado 60 foi ração')).toContain(45.9)
  })

  it('is of the one that is named', () => {
    const said = ['mercado 45,90', 'farmácia 80']
    expect(after(...said, 'desse mercado 20 foi ração')).toEqual([80, 25.9, 20])
  })
})

describe('what was shared', () => {
  it.each([
    ['rachei o lanche com a Ana', 12.5],
    ['o lanche dividi com a Ana', 12.5],
    ['rachei com a Ana', 12.5],
    ['o lanche foi metade', 12.5],
    ['rachei o lanche com o Zé e a Bia', 8.34],
  ])('is told behind it: %s', (share, reais) => {
    expect(after('lanche 25', share)).toEqual([reais])
  })

  it('of two is the one that is named', () => {
    expect(after('paguei 40 de uber e 25 de lanche', 'o lanche dividi com a Ana')).toEqual([
      40, 12.5,
    ])
  })
})

describe('what is told behind an entry', () => {
  it.each([
    [['uber 22,50', 'foi dividido com 2 amigas'], [7.5]],
    [['uber 22,50', 'rachei com mais 2'], [7.5]],
    [['feira 25', 'soma 5 na feira'], [30]],
    [['feira 25', 'bota mais 5 na feira'], [30]],
    [
      ['gastei 80 no mercado e 30 na feira', 'a feira foi 25', 'e o mercado 82'],
      [82, 25],
    ],
    [['vendi 3 bolos de pote a 12', 'na verdade o preço é 13'], [39]],
    [['comprei um pneu 300 em 3x no cartao', 'o pneu foi 330 em 3x não 300'], [110]],
  ])('mends it: %s', (said, sums) => {
    expect(after(...said)).toEqual(sums)
  })

  it.each([
    [['feira 25', 'soma 5 na padaria'], 2],
    [['feira 25', 'e o mercado 82'], 2],
    [['comprei um pneu 300 em 3x', 'comprei um sofá 330 em 3x'], 2],
  ])('or is another thing: %s', (said, count) => {
    expect(after(...said)).toHaveLength(count)
  })
})
