import { describe, expect, it } from 'vitest'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import {
  canSignIn,
  greeting,
  readArrival,
  recoveryFailure,
  recoveryProblem,
  signInFailure,
  signInProblem,
} from './sign-in.model.ts'

describe('signing in', () => {
  it('waits for both fields, and takes spaces for nothing', () => {
    expect(canSignIn({ email: 'ana@exemplo.com', password: '' })).toBe(false)
    expect(canSignIn({ email: ' ', password: 'x' })).toBe(true)
    expect(signInProblem({ email: ' ', password: 'x' })).toEqual({
      title: 'Campos obrigatórios',
      message: 'Por favor, preencha email e senha.',
    })
    expect(signInProblem({ email: 'ana@exemplo.com', password: 'x' })).toBeNull()
  })

  it('tells a refusal in its own words, and everything else alike', () => {
    expect(signInFailure(new RefusedCall('identity.credentials-wrong', 401)).message).toBe(
      'Email ou senha incorretos.',
    )
    const unexpected = 'Erro inesperado. Tente novamente.'
    expect(signInFailure(new RefusedCall('platform.unexpected', 500)).message).toBe(unexpected)
    expect(signInFailure(new TypeError('Failed to fetch')).message).toBe(unexpected)
  })

  it('greets by the first name', () => {
    expect(greeting('  Ana Maria Lima')).toBe('Bem-vindo de volta, Ana!')
    expect(greeting('')).toBe('Bem-vindo de volta!')
  })
})

describe('asking for a recovery link', () => {
  it('needs an e-mail', () => {
    expect(recoveryProblem('  ')?.title).toBe('Email obrigatório')
    expect(recoveryProblem('ana@exemplo.com')).toBeNull()
  })

  it('tells apart what the server said from what nobody knows', () => {
    expect(recoveryFailure(new RefusedCall('identity.too-many-attempts', 429)).title).toBe(
      'Erro ao enviar email',
    )
    expect(recoveryFailure(new TypeError('Failed to fetch'))).toEqual({
      title: 'Erro inesperado',
      message: 'Tente novamente em alguns instantes.',
    })
  })
})

it.each([
  [null, { isRecovering: false, email: '', notice: null }],
  [{ isRecovering: true }, { isRecovering: true, email: '', notice: null }],
  [
    { email: 'ana@exemplo.com', notice: 'Conta trial encontrada' },
    { isRecovering: false, email: 'ana@exemplo.com', notice: 'Conta trial encontrada' },
  ],
  [
    { email: 7, notice: {} },
    { isRecovering: false, email: '', notice: null },
  ],
])('%j left by the page before', (state, arrival) => expect(readArrival(state)).toEqual(arrival))
