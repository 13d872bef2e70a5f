import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limits } from '#limits.ts'
import { tidyNotes } from '#money/recurring/notes.ts'

it.each([
  [null, null],
  [' \n\u0000 ', null],
  ['linha 1\r\nlinha 2\u0000', 'linha 1\nlinha 2'],
])('tidies %j', (text, expected) => {
  expect(tidyNotes(text)).toBe(expected)
})

it('gives a bounded, well-formed text that tidies to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1_200 }), (text) => {
      const tidy = tidyNotes(text)
      expect(tidy?.length ?? 1).toBeLessThanOrEqual(limits.notesLengthMax)
      expect(tidy?.isWellFormed() ?? true).toBe(true)
      expect(tidyNotes(tidy)).toBe(tidy)
    }),
    { numRuns: 30 },
  )
})
