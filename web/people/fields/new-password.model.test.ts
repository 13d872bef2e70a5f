import { describe, expect, it } from 'vitest'
import { newPasswordErrors } from './new-password.model.ts'

const words = { missing: 'falta', short: 'curta', differ: 'diferente' }

describe('the two fields of a new password', () => {
  it.each([
    ['', '', 'falta', null],
    ['abc', 'abc', 'curta', null],
    ['um cavalo azul', 'um cavalo', null, 'diferente'],
    ['123456', '123456', 'Essa senha é fácil de adivinhar. Escolha outra.', null],
    ['um cavalo azul', 'um cavalo azul', null, null],
  ])('%j and %j', (password, confirmation, first, second) => {
    expect(newPasswordErrors({ password, confirmation }, words)).toEqual({
      password: first,
      confirmation: second,
    })
  })
})
