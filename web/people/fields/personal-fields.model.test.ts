import { describe, expect, it } from 'vitest'
import {
  completePhone,
  emailProblem,
  nameProblem,
  phoneProblem,
  phoneToCheck,
} from './personal-fields.model.ts'

describe('what the fields of a person say', () => {
  it.each([
    ['', 'Nome é obrigatório'],
    ['12345', 'Escreva o nome com letras.'],
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
  it('asks about a phone once its 13 digits are there, and not on the way to them', () => {
    expect(phoneToCheck('(11) 9 8765-432')).toBeNull()
    expect(phoneToCheck('(11) 9 8765-4321')).toBe('5511987654321')
  })

  it('completes a number of ten digits when the field is left', () => {
    expect(completePhone('(11) 8 7654-321')).toBe('(11) 9 8765-4321')
    expect(completePhone('(11) 9 8')).toBe('(11) 9 8')
  })
})
