import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const after = (...said: string[]) => standsAfter(today, said)
const bought = ['chocolates 186', 'pedágio 12']

describe("what stands there was another's money", () => {
  it.each([
    'Minha esposa pagou os chocolates com o dinheiro dela',
    'meu marido que pagou os chocolates, do dinheiro dele',
    'o Beto pagou os chocolates do bolso dele',
    'minha mãe pagou os chocolates com o cartão dela',
    'o Beto pagou os chocolates, não fui eu',
    'quem pagou os chocolates foi minha esposa',
  ])('goes, and nothing with it: %s', (text) => {
    expect(after(...bought, text).entries).toBe('-12 Pedágio')
    expect(after(...bought, text, 'pode excluir então').entries).toBe('-12 Pedágio')
  })

  it.each([
    'minha mãe pagou os chocolates',
    'na verdade meu pai pagou os chocolates',
    'a avó deu os chocolates',
    'minha tia deu os chocolates de presente',
    'quem deu os chocolates foi a avó',
  ])('is offered to go where it is not told whose money it was: %s', (text) => {
    const { entries, reply } = after(...bought, text)
    expect(entries).toBe('-186 Chocolates; -12 Pedágio')
    expect(reply).toContain('apagar Chocolates R$ 186,00')
    expect(after(...bought, text, 'pode excluir então').entries).toBe('-12 Pedágio')
    expect(after(...bought, text, 'sim').entries).toBe('-12 Pedágio')
  })

  it.each([
    [[...bought, 'minha mãe deu o gás'], '-186 Chocolates; -12 Pedágio'],
    [[...bought, 'minha mãe pagou o gás'], '-186 Chocolates; -12 Pedágio'],
    [[...bought, 'minha mãe pagou metade dos chocolates'], '-93 Chocolates; -12 Pedágio'],
    [['vendi bolo 50', 'minha mãe pagou o bolo'], '+50 Bolo'],
    [[...bought, 'pode excluir'], '-186 Chocolates'],
  ])('of nothing else: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})
