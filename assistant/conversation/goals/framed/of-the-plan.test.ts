import { describe, expect, it } from 'vitest'
import { goalsAfter } from '#corpus/world/goals-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => goalsAfter(today, said).join(', ')
const plan = 'queria comprar um violão de 1200'

describe('a goal of what was only a plan', () => {
  it.each([
    ['faz uma meta disso então, até abril. já separei 90', 'Violão 90/1200'],
    ['é plano sim, mas bota como meta pra abril, 90 eu já guardei', 'Violão 90/1200'],
    ['transforma isso em meta', 'Violão 0/1200'],
  ])('is made by %s', (text, goals) => {
    expect(after(plan, text)).toBe(goals)
  })

  it.each([
    ['quais metas eu tenho?', ''],
    ['não é meta não', ''],
    ['comprei já, 1200', '-1200'],
  ])('is not made by %s', (text, stands) => {
    expect(after(plan, text)).toBe(stands)
  })

  it('is made where she is asked to help saving', () => {
    const text = 'queria juntar uns 1500 pra ir pra Aparecida em maio, dá pra ir guardando aí?'
    expect(after(text)).toBe('Aparecida 0/1500')
    expect(after('queria juntar 500, dá pra guardar?')).toBe('')
  })
})
