import { describe, expect, it } from 'vitest'
import { canContinue, emailToCheck } from './personal-step.model.ts'

it('asks about an address only once it is one, in its stored form', () => {
  expect(emailToCheck('ana@')).toBeNull()
  expect(emailToCheck(' Ana@Exemplo.com ')).toBe('ana@exemplo.com')
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
