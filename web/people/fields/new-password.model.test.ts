import { describe, expect, it } from 'vitest'
import { newPasswordErrors } from './new-password.model.ts'

const owner = { name: 'Ana Lima', email: '', phone: '' }
const knowledge = { isCommon: (folded: string) => folded === 'lya2026', owner }
const words = { missing: 'falta', short: 'curta', differ: 'diferente' }

describe('the two fields of a new password', () => {
  it.each([
    ['', '', 'falta', null],
    ['abc', 'abc', 'curta', null],
    ['um cavalo azul', 'um cavalo', null, 'diferente'],
    ['lya2026', 'lya2026', 'Essa senha é fácil de adivinhar. Escolha outra.', null],
    ['ana-lima7', 'ana-lima7', 'Essa senha tem dados seus. Escolha outra.', null],
    ['123456', '123456', 'Essa senha é fácil de adivinhar. Escolha outra.', null],
    ['um cavalo azul', 'um cavalo azul', null, null],
  ])('%j and %j', (password, confirmation, first, second) => {
    expect(newPasswordErrors({ password, confirmation }, words, knowledge)).toEqual({
      password: first,
      confirmation: second,
    })
  })
})
