import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import list from '#people/identity/passwords/common-passwords.json' with { type: 'json' }
import { isCommonPassword } from '#people/identity/passwords/is-common-password.ts'
import * as rules from '#people/identity/passwords/password.ts'
import { normalizePassword } from '#people/identity/passwords/password.ts'

const known = { isCommon: isCommonPassword, owner: null }
const passwordProblem = (typed: string) => rules.passwordProblem(typed, known)
const passwordStrength = (typed: string) => rules.passwordStrength(typed, known)

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

  it.each([
    'lya2026',
    'Lya@2026',
    'brasil1',
    'Brasil2026!',
    'flamengo1981',
    'P@lmeiras10',
    'corinthians 2012',
    'Maria1990',
    'joaopedro12',
    'saopaulo94',
    'janeiro2026',
    'novembro',
    '123mudar',
    's3nha123',
    'dragon',
    'P@ssw0rd',
    'trustno1',
    'asdasd',
    '121212',
    '25121990',
    '25/12/90',
    '1990-12-25',
    'a b c d e',
    '1 2 3 4 5 6',
    'as das d',
    'gato-9182!',
  ])('finds %j common as well', (password) => {
    expect(passwordProblem(password)).toBe('identity.password-common')
  })

  it('refuses all of the 10,000 most common', () => {
    const words = list.words.split(' ')
    expect(words).toHaveLength(10_000)
    for (const password of words) {
      expect(passwordProblem(password), password).toBe('identity.password-common')
      expect(passwordProblem(password.toUpperCase()), password).toBe('identity.password-common')
    }
  })

  const phone = '(11) 9 8765-4321'
  const mariana = { name: 'Mariana Souza', email: 'msz@exemplo.com', phone }
  const nameless = { name: '', email: 'silvinha.reis99@exemplo.com', phone: '' }

  it.each([
    ['mariana2026', mariana, 'name'],
    ['Souza.Mariana', mariana, 'name'],
    ['silvinha1', nameless, 'email'],
    ['Silvinha.Reis99', nameless, 'email'],
    ['98765-4321', mariana, 'phone'],
    ['+55 11 987654321', mariana, 'phone'],
    ['mariana gosta de bolo', mariana, null],
    ['cadeira azul 7', mariana, null],
    ['cadeira azul 7', { name: '', email: '', phone: '' }, null],
  ])('finds what of its owner %j is made of', (password, owner, reason) => {
    expect(rules.passwordReason(password, { ...known, owner })).toBe(reason)
    const problem = reason === null ? null : 'identity.password-personal'
    expect(rules.passwordProblem(password, { ...known, owner })).toBe(problem)
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
