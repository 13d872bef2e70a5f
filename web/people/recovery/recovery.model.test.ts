import { describe, expect, it } from 'vitest'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { canSubmit, resetFailure } from './recovery.model.ts'

describe('a new password by recovery', () => {
  it('waits for both fields', () => {
    expect(canSubmit({ password: 'x', confirmation: '' })).toBe(false)
    expect(canSubmit({ password: 'x', confirmation: 'x' })).toBe(true)
  })

  it('tells a refusal in its own words, and everything else alike', () => {
    expect(resetFailure(new RefusedCall('identity.password-common', 400))).toEqual({
      title: 'Erro ao alterar senha',
      message: 'Essa senha é fácil de adivinhar. Escolha outra.',
    })
    expect(resetFailure(new TypeError('Failed to fetch')).message).toBe(
      'Erro inesperado. Tente novamente.',
    )
  })
})
