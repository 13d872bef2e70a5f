import { expect, it } from 'vitest'
import { writePhone } from '#people/identity/write-phone.ts'

it.each([
  ['5511987654321', '+55 (11) 98765-4321'],
  ['551133334444', '+55 (11) 3333-4444'],
  ['+55 (11) 98765-4321', '+55 (11) 98765-4321'],
  ['14155550123', '+14155550123'],
  ['351912345678', '+351912345678'],
])('writes %s as %s', (stored, shown) => {
  expect(writePhone(stored)).toBe(shown)
})
