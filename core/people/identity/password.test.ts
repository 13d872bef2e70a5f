import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonPasswords } from '#people/identity/common-passwords.ts'
import { normalizePassword, passwordProblem, passwordStrength } from '#people/identity/password.ts'

describe('passwordProblem', () => {
  it.each(['', 'a', 'xK9#2', '😀😀😀😀😀'])('finds %j short', (password) => {
    expect(passwordProblem(password)).toBe('identity.password-short')
  })

  it.each([
    '123456',
    'Senha123',
    'SENHA@123',
    'Flamengo',
    'FAMÍLIA',
    'Família123',
    'qwerty',
    'zzzzzzzz',
    '98765432',
    'abcdefghijk',
    '      ',
  ])('finds %j common', (password) => {
    expect(passwordProblem(password)).toBe('identity.password-common')
  })

  it.each(['mesa-7', 'pão de queijo', 'tR0ub4', '🐶🐱🐭🦊🐻🐼'])('takes %j', (password) => {
    expect(passwordProblem(password)).toBeNull()
  })

  it('refuses every password of its own list', () => {
    for (const password of commonPasswords) {
      expect(passwordProblem(password)).toBe('identity.password-common')
      expect(passwordProblem(password.toUpperCase())).toBe('identity.password-common')
    }
    expect(commonPasswords.size).toBeGreaterThan(300)
  })
})

describe('passwordStrength', () => {
  it.each([
    ['senha123', 0],
    ['mesa', 0],
    ['cadeia', 1],
    ['mesa-7', 2],
    ['caderno azul', 3],
    ['kT7#pQz2', 3],
    ['cavalo bateria grampo certo', 4],
  ])('rates %j %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it('is zero exactly when the password is refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (password) => {
        expect(passwordStrength(password) === 0).toBe(passwordProblem(password) !== null)
      }),
    )
  })

  it('does not fall when a longer password is typed, unless that one is common', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (password, more) => {
        fc.pre(passwordProblem(password + more) === null)
        expect(passwordStrength(password + more)).toBeGreaterThanOrEqual(passwordStrength(password))
      }),
    )
  })
})

describe('normalizePassword', () => {
  it('makes one password of the two ways to send an accent', () => {
    expect(normalizePassword('pa\u0303o')).toBe(normalizePassword('p\u00e3o'))
  })
})
