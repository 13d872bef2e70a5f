import { describe, expect, it } from 'vitest'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import {
  canSubmit,
  changeFailure,
  passwordChangeErrors,
  refusedPasswordField,
} from './password-form.model.ts'

const good = { current: 'a de antes', password: 'um cavalo azul', confirmation: 'um cavalo azul' }
const fine = { current: null, password: null, confirmation: null }

describe('the change of a password', () => {
  it.each([
    [{}, fine],
    [{ current: '' }, { ...fine, current: 'Senha atual obrigatória' }],
    [{ confirmation: 'outra' }, { ...fine, confirmation: 'Senhas não coincidem' }],
    [
      { password: '12345', confirmation: '12345' },
      { ...fine, password: 'Senha muito curta' },
    ],
    [{ current: 'um cavalo azul' }, { ...fine, password: 'Nova senha inválida' }],
  ])('%j', (change, errors) => {
    expect(
      passwordChangeErrors({ ...good, ...change }, { isCommon: () => false, owner: null }),
    ).toEqual(errors)
  })

  it.each([
    [{}, true],
    [{ current: '' }, false],
    [{ password: '' }, false],
    [{ confirmation: '' }, false],
  ])('may be sent with %j: %s', (change, may) => {
    expect(canSubmit({ ...good, ...change })).toBe(may)
  })

  it('says a refusal on its field and in the toast', () => {
    const wrong = new RefusedCall('profile.password-wrong', 400)
    expect(refusedPasswordField(wrong)).toEqual({ current: 'Senha atual incorreta' })
    expect(changeFailure(wrong)).toEqual({
      title: 'Erro ao alterar senha',
      message: 'Senha atual incorreta',
    })
    expect(refusedPasswordField(new TypeError('Failed to fetch'))).toEqual({})
  })
})
