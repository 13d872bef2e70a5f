import { describe, expect, it } from 'vitest'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { isPersonalRefusal, signUpFailure } from './sign-up.model.ts'

describe('an account that could not be made', () => {
  it('tells what the server refused', () => {
    expect(signUpFailure(new RefusedCall('identity.phone-taken', 409))).toEqual({
      title: 'Erro no registro',
      message: 'Telefone já cadastrado.',
    })
  })

  it('has a sentence for a bug and another for a dead line', () => {
    expect(signUpFailure(new RefusedCall('platform.unexpected', 500)).message).toBe(
      'Erro ao criar conta. Tente novamente.',
    )
    expect(signUpFailure(new TypeError('Failed to fetch')).message).toBe(
      'Ocorreu um erro inesperado. Tente novamente.',
    )
  })

  it('knows which step the cause belongs to', () => {
    expect(isPersonalRefusal(new RefusedCall('identity.email-taken', 409))).toBe(true)
    expect(isPersonalRefusal(new RefusedCall('identity.password-common', 400))).toBe(false)
    expect(isPersonalRefusal(new TypeError('Failed to fetch'))).toBe(false)
  })
})
