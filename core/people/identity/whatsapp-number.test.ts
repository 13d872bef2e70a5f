import { expect, it } from 'vitest'
import { numberKey, profilePhoneOf } from '#people/identity/whatsapp-number.ts'

it.each([
  ['5511987654321', '551187654321', '5511987654321'],
  ['556187654321', '556187654321', '5561987654321'],
  ['5561987654321', '556187654321', '5561987654321'],
  ['+55 (61) 98765-4321', '556187654321', '5561987654321'],
  // Born with its ninth digit: there never was a shorter form of it.
  ['5511912345678', '5511912345678', '5511912345678'],
  // A DDD of 55 is Rio Grande do Sul, not the country again.
  ['5555999991234', '555599991234', '5555999991234'],
])('knows %s with and without the ninth digit', (waId, key, phone) => {
  expect(numberKey(waId)).toBe(key)
  expect(profilePhoneOf(waId)).toBe(phone)
})

it.each([
  ['556132345678', 'a landline'],
  ['351912345678', 'Portugal'],
  ['14155552671', 'the United States'],
])('takes %s (%s) as it is', (waId) => {
  expect(numberKey(waId)).toBe(waId)
  expect(profilePhoneOf(waId)).toBeNull()
})
