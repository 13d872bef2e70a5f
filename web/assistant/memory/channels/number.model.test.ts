import { expect, it } from 'vitest'
import { showNumber } from '#assistant/memory/channels/number.model.ts'

it.each([
  ['5511987654321', '+55 11 98765-4321'],
  ['551187654321', '+55 11 8765-4321'],
  ['351912345678', '+351912345678'],
])('writes %s as %s', (digits, shown) => {
  expect(showNumber(digits)).toBe(shown)
})
