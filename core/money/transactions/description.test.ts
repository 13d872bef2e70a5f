import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '#limits.ts'
import { tidyDescription } from '#money/transactions/description.ts'

describe('tidyDescription', () => {
  it.each([
    ['  Mercado  \n do   mês ', 'Mercado do mês'],
    ['a\u0000b\u0007c', 'a b c'],
    ['cafe\u0301', 'café'],
    [' \t\u00a0 ', ''],
    ["'; DROP TABLE transacoes; --", "'; DROP TABLE transacoes; --"],
    ['<b>oi</b>', '<b>oi</b>'],
  ])('tidies %j', (text, expected) => {
    expect(tidyDescription(text)).toBe(expected)
  })

  it('never cuts an emoji in half', () => {
    const text = `${'a'.repeat(limits.descriptionLengthMax - 1)}🍔`
    expect(tidyDescription(text)).toBe('a'.repeat(limits.descriptionLengthMax - 1))
  })

  it('gives a bounded, well-formed text that tidies to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const tidy = tidyDescription(text)
        expect(tidy.length).toBeLessThanOrEqual(limits.descriptionLengthMax)
        expect(tidy.isWellFormed()).toBe(true)
        expect(tidyDescription(tidy)).toBe(tidy)
      }),
    )
  })
})
