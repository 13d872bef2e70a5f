import { expect, it } from 'vitest'
import { anyOf } from '#language/phrases/any-of.ts'

it.each([
  [' eh todo mes ', true],
  [' mensal ', true],
  [' todo mesmo ', false],
  [' nao mensais ', false],
])('finds whole words: %j', (flat, isIn) => {
  expect(anyOf('mensal; todo mes')(flat)).toBe(isIn)
})
