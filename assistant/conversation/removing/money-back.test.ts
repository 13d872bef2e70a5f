import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const after = (...said: string[]) => standsAfter(today, said)
const bought = 'ifood ontem 34,90 e anteontem 41'
const stands = '-34.9 Ifood 11-26; -41 Ifood 11-25'

describe('the money of what was bought came back', () => {
  it.each([
    'o de anteontem veio errado e devolveram o dinheiro',
    'o ifood de anteontem devolveram o dinheiro',
    'o de anteontem foi estornado',
    'o de 41 veio errado e devolveram',
  ])('of one of two, which a yes writes: %s', (text) => {
    expect(after(bought, text).entries).toBe(stands)
    expect(after(bought, text, 'sim').entries).toBe(`${stands}; +41 Estorno: Ifood`)
  })

  it.each([
    'o tênis não serviu, devolvi e me devolveram tudo',
    'a loja devolveu meu dinheiro do tênis',
    'o tênis veio com defeito e estornaram',
    'veio errado e me devolveram o dinheiro',
  ])('of the only one: %s', (text) => {
    expect(after('tênis 250', text, 'sim').entries).toBe('-250 Tênis; +250 Estorno: Tênis')
  })

  it.each([
    [['tênis 250', 'o tênis não serviu, me devolveram 200'], '-250 Tênis; +200 Tênis'],
    [['tênis 250', 'a loja ainda não devolveu o dinheiro do tênis', 'sim'], '-250 Tênis'],
    [['tênis 250', 'a geladeira veio errada e devolveram o dinheiro', 'sim'], '-250 Tênis'],
    [['tênis 250', 'devolveram o dinheiro do tênis?', 'sim'], '-250 Tênis'],
  ])('and no other: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})
