import { describe, expect, it } from 'vitest'
import { formatWhatsapp, whatsappUrl } from '#format/whatsapp.ts'

it.each([
  ['5511987654321', '+55 (11) 9 8765-4321'],
  ['551130304040', '+55 (11) 3030-4040'],
  ['14155550123', '+14155550123'],
  ['+55 (11) 98765-4321', '+55 (11) 9 8765-4321'],
])('writes %s as %s', (digits, written) => {
  expect(formatWhatsapp(digits)).toBe(written)
})

describe('the address of a chat', () => {
  it('carries its text', () => {
    expect(whatsappUrl('+55 11 98765-4321', 'Oi, Lya! Tudo bem?')).toBe(
      'https://wa.me/5511987654321?text=Oi%2C%20Lya!%20Tudo%20bem%3F',
    )
  })

  it('is the plain chat without one', () => {
    expect(whatsappUrl('5511987654321')).toBe('https://wa.me/5511987654321')
  })
})
