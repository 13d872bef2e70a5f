import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const after = (...said: string[]) => standsAfter(today, said)

describe('a former sum at which nothing stands', () => {
  const before = ['e se eu comprar um ventilador de 180?', 'filha 100']

  it.each([
    'Não foi 180, era 189,90 no total',
    'não era 180, era 189,90',
    'não foi 180, foi 189,90',
    'foi 189,90 e não 180',
    'na verdade foi 189,90, não 180',
  ])('touches no other thing: %s', (text) => {
    const { entries, reply } = after(...before, text)
    expect(entries).toBe('-100 Filha')
    expect(reply).toContain('Não achei “R$ 180,00”')
    expect(after(...before, text, 'o da filha').entries).toBe('-189.9 Filha')
  })

  it.each([
    [['mercado 180', 'filha 100', 'não foi 180, era 189,90'], '-189.9 Mercado; -100 Filha'],
    [['filha 100', 'não foi 100, foi 90'], '-90 Filha'],
    [['filha 100', 'não foi 10, foi 100'], '-100 Filha'],
    [['vendi 12 marmitas a 18 cada', 'não foi 18, foi 20'], '+240 Marmitas'],
    [['filha 100', 'não, foi 90'], '-90 Filha'],
  ])('and one that does is mended: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('a former sum that is not of an entry', () => {
  const fan = ['e se eu comprar um ventilador de 180?', 'comprei sim, em 2x no cartão']

  it('is that of all parts of what was bought', () => {
    const { entries, reply } = after('filha 100', ...fan, 'Não foi 180, era 189,90 no total')
    expect(entries).toBe('-100 Filha; -94.95 Ventilador')
    expect(reply).toContain('R$ 94,95')
  })

  it('is that of a bill', () => {
    const { entries, reply } = after('internet 99 todo dia 5', 'pão 10', 'não é 99, é 109')
    expect(entries).toBe('-10 Pão')
    expect(reply).toContain('Internet agora é de R$ 109,00')
  })

  it.each([
    [
      ['meta viagem 5000', 'pão 10', 'guardei 100 na viagem', 'não foi 100, foi 120'],
      '120,00 em V',
    ],
    [['orçamento de lazer 800', 'não é 800, é 900'], 'Lazer em novembro: R$ 900,00'],
  ])('is that of a goal or a limit: %j', (said, told) => {
    expect(after(...said).reply).toContain(told)
  })

  it('leaves the only option alone where the answer does not name it', () => {
    expect(after('filha 100', 'não foi 180, foi 190', 'deixa').entries).toBe('-100 Filha')
  })
})
