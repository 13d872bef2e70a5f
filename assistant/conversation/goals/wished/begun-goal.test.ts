import { describe, expect, it } from 'vitest'
import { goalsAfter } from '#corpus/world/goals-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

const after = (...said: string[]) => goalsAfter(today, said)

describe('what was put aside for a goal that is not there yet', () => {
  it.each([
    'guardei, não gastei. a meta é 900',
    'isso é dinheiro guardado, a meta da bicicleta é 900',
    'não gastei, separei esses 80 pra bicicleta e quero chegar em 900',
    'quero chegar a 900 pra bicicleta, esses 80 são o começo',
    'não saiu não, tá guardado. quero 900 pra bicicleta',
    'é poupança: meta de 900 pra bicicleta',
  ])('begins it: %s', (text) => {
    expect(after('guardei 80 pra bicicleta', text)).toEqual(['Bicicleta 80/900'])
  })

  it.each([
    ['paguei 900 de aluguel', '-900'],
    ['gastei 120 na feira', '-120'],
  ])('is none of what is paid then: %s', (text, entry) => {
    expect(after('guardei 80 pra bicicleta', text)).toEqual([entry])
  })
})
