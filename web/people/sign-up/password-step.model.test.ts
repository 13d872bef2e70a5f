import { describe, expect, it } from 'vitest'
import { passwordErrors } from './password-step.model.ts'

describe('the two password fields', () => {
  it.each([
    ['', '', 'Senha é obrigatória', null],
    ['abc', 'abc', 'Senha deve ter pelo menos 6 caracteres', null],
    ['um cavalo azul', 'um cavalo', null, 'As senhas não coincidem'],
    ['123456', '123456', 'Essa senha é fácil de adivinhar. Escolha outra.', null],
    ['um cavalo azul', 'um cavalo azul', null, null],
  ])('%j and %j', (password, confirmation, first, second) => {
    expect(passwordErrors({ password, confirmation })).toEqual({
      password: first,
      confirmation: second,
    })
  })
})
