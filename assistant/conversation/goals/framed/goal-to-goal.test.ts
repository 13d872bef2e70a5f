import { describe, expect, it } from 'vitest'
import { goalsAfter } from '#corpus/world/goals-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => goalsAfter(today, said).join(', ')
const before = ['meta viagem 6000', 'meta moto 9000', 'guardei 300 na viagem']

describe('what goes out of one goal into another', () => {
  it.each([
    'passa 100 da viagem pra moto',
    'Quero transferir cem reais da meta da viagem para a meta da moto.',
    'A moto tá precisando mais. Dos 300 da viagem, joga 100 pra ela, por favor',
    'tira 100 do que guardei pra viagem e bota na moto',
    'pega 100 lá da viagem e põe na moto',
  ])('%s', (text) => {
    expect(after(...before, text)).toBe('Viagem 200/6000, Moto 100/9000')
  })

  it.each([
    ['tirei 100 da viagem pra pagar a moto', 'Viagem 200/6000, Moto 0/9000'],
    ['coloca 100 da venda da moto na viagem', 'Viagem 300/6000, Moto 0/9000'],
    ['joga 50 na viagem e 30 na moto', 'Viagem 350/6000, Moto 30/9000'],
    ['gastei 100 da moto na viagem', 'Viagem 300/6000, Moto 0/9000, -100'],
    ['será que passo 100 da viagem pra moto?', 'Viagem 300/6000, Moto 0/9000'],
  ])('is no other thing: %s', (text, stands) => {
    expect(after(...before, text)).toBe(stands)
  })
})
