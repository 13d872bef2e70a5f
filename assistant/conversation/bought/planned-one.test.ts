import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const after = (...said: string[]) => standsAfter(today, said)

describe('what was only a plan', () => {
  const fan = 'e se eu comprar um ventilador de 180?'
  const shoes = 'tô pensando em comprar um tênis de 250'
  const bike = 'tô querendo uma bicicleta de 900'

  it.each([
    [[fan, 'Comprei'], '-180 Ventilador'],
    [[fan, 'comprei sim, em 2x no cartão'], '-90 Ventilador'],
    [[fan, 'comprei em 3x'], '-60 Ventilador'],
    [[fan, 'comprei o ventilador ontem'], '-180 Ventilador 11-26'],
    [[fan, 'comprei por 170'], '-170 Ventilador'],
    [[fan, 'comprei ele no pix'], '-180 Ventilador'],
    [[shoes, 'acabei comprando o tênis'], '-250 Tênis'],
    [[shoes, 'almoço 30', 'comprei o tênis'], '-30 Almoço; -250 Tênis'],
    [[shoes, 'almoço 30', 'comprei o tênis em 5x'], '-30 Almoço; -50 Tênis'],
    [[shoes, 'comprei o tênis por 230'], '-230 Tênis'],
    [['amanhã vou comprar um bolo de 90', 'comprei o bolo'], '-90 Bolo'],
    [['amanhã vou comprar um bolo de 90', 'pão 10', 'comprei o bolo'], '-10 Pão; -90 Bolo'],
    [[bike, 'comprei a bicicleta, parcelei em 6'], '-150 Bicicleta'],
  ])('is written once it was bought: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })

  it.each([
    [[fan, 'comprei pão'], ''],
    [[fan, 'comprei uma geladeira em 10x'], ''],
    [[fan, 'comprei pão na padaria 12'], '-12 Pão na padaria'],
    [[shoes, 'almoço 30', 'comprei'], '-30 Almoço'],
    [[shoes, 'não comprei o tênis'], ''],
    [[shoes, 'desisti do tênis'], ''],
    [[shoes, 'comprei o tênis?'], ''],
  ])('and nothing else: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})
