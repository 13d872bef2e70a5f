import { expect, it } from 'vitest'
import { displayName } from '#money/dashboard/greeting.copy.ts'

it.each([
  ['Ana Souza', 'ana@exemplo.com.br', 'Ana Souza'],
  ['  ', 'ana.s@exemplo.com.br', 'ana.s'],
  ['', '', 'Usuário'],
  ['', '@exemplo.com.br', 'Usuário'],
])('greets %j with %j as %s', (name, email, shown) => {
  expect(displayName({ name, email })).toBe(shown)
})
