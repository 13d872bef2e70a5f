import { expect, it } from 'vitest'
import { initials } from '#app/shell/person/initials.model.ts'

it.each([
  ['Marina de Souza Alves', 'MA'],
  ['  Zé ', 'Z'],
  ['édson', 'É'],
  ['', 'M'],
])('writes %s as %s', (fullName, written) => {
  expect(initials({ fullName, email: 'marina@exemplo.com' })).toBe(written)
})
