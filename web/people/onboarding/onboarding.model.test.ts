import { describe, expect, it } from 'vitest'
import { chosenOf, progressPercent, suggestionKey, toggle } from './onboarding.model.ts'

it.each([
  [1, 0],
  [2, 50],
  [3, 100],
] as const)('step %i fills %i percent', (step, percent) => {
  expect(progressPercent(step)).toBe(percent)
})

describe('the choice of categories', () => {
  const gift = { name: 'Presentes', icon: '🎁', type: 'despesa' } as const
  const giftReceived = { ...gift, type: 'receita' } as const

  it('begins with all of them', () => {
    expect(chosenOf([gift, giftReceived], new Set())).toEqual([gift, giftReceived])
  })

  it('leaves one out and takes it back, apart from its namesake', () => {
    const without = toggle(new Set(), suggestionKey(gift))
    expect(chosenOf([gift, giftReceived], without)).toEqual([giftReceived])
    const again = toggle(without, suggestionKey(gift))
    expect(chosenOf([gift, giftReceived], again)).toEqual([gift, giftReceived])
  })
})
