import { describe, expect, it } from 'vitest'
import {
  canContinue,
  completePhone,
  emailProblem,
  emailToCheck,
  nameProblem,
  phoneProblem,
  phoneToCheck,
} from './personal-step.model.ts'

describe('what the first step says', () => {
  it.each([
    ['', 'Nome é obrigatório'],
    ['   ', 'Nome é obrigatório'],
    ['Ana', null],
  ])('name %j', (name, said) => expect(nameProblem(name)).toBe(said))

  it.each([
    ['', 'Email é obrigatório'],
    ['ana', 'Email inválido'],
    ['ana@exemplo', 'Email inválido'],
    ['ana@exemplo.com', null],
  ])('e-mail %j', (email, said) => expect(emailProblem(email)).toBe(said))

  it.each([
    ['', 'Telefone é obrigatório'],
    ['(11) 9 8', 'O telefone deve ter 11 dígitos (DDD + 9 dígitos)'],
    ['(11) 9 8765-432', 'O telefone deve ter 11 dígitos (DDD + 9 dígitos)'],
    ['(11) 9 8765-43210', 'O telefone não pode ter mais que 11 dígitos'],
    ['(10) 9 8765-4321', 'DDD inválido'],
    ['(11) 9 8765-4321', null],
  ])('phone %j', (phone, said) => expect(phoneProblem(phone)).toBe(said))
})

describe('what is looked up', () => {
  it('asks about an address only once it is one, in its stored form', () => {
    expect(emailToCheck('ana@')).toBeNull()
    expect(emailToCheck(' Ana@Exemplo.com ')).toBe('ana@exemplo.com')
  })

  it('asks about a phone once its 13 digits are there, and not on the way to them', () => {
    expect(phoneToCheck('(11) 9 8765-432')).toBeNull()
    expect(phoneToCheck('(11) 9 8765-4321')).toBe('5511987654321')
  })

  it('completes a number of ten digits when the field is left', () => {
    expect(completePhone('(11) 8 7654-321')).toBe('(11) 9 8765-4321')
    expect(completePhone('(11) 9 8')).toBe('(11) 9 8')
  })
})

describe("when 'Continuar' may be pressed", () => {
  const fields = { name: 'Ana', email: 'ana@exemplo.com', phone: '(11) 9 8765-4321' }

  it.each([
    ['free', 'free', true],
    ['unknown', 'unknown', true],
    ['checking', 'free', false],
    ['free', 'checking', false],
    ['taken', 'free', false],
    ['free', 'taken', false],
  ] as const)('e-mail %s, phone %s', (email, phone, may) => {
    expect(canContinue(fields, { email, phone })).toBe(may)
  })

  it('never with a field that is not valid', () => {
    const known = { email: 'free', phone: 'free' } as const
    expect(canContinue({ ...fields, name: '' }, known)).toBe(false)
    expect(canContinue({ ...fields, email: 'ana' }, known)).toBe(false)
    expect(canContinue({ ...fields, phone: '(11) 9 8' }, known)).toBe(false)
  })
})
