import { describe, expect, it } from 'vitest'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { changesOf, fieldsOf, problemsOf, refusedField } from './personal-form.model.ts'

const marina = {
  name: 'Marina Alves',
  email: 'marina@exemplo.com',
  emailVerified: true,
  pendingEmail: null,
  phone: '5511987654321',
  timeZone: 'America/Sao_Paulo',
  avatarUrl: null,
}
const fields = fieldsOf(marina)

describe('what is sent', () => {
  it('is nothing while nothing differs', () => {
    expect(fields.phone).toBe('(11) 9 8765-4321')
    expect(changesOf(fields, marina)).toEqual({})
    const same = { ...fields, name: ' Marina Alves ', phone: '(11) 9 8765-4321' }
    expect(changesOf(same, marina)).toEqual({})
  })

  it('is nothing of a number that is shown with its ninth digit', () => {
    const old = { ...marina, phone: '556198765432' }
    expect(fieldsOf(old).phone).toBe('(61) 9 9876-5432')
    expect(changesOf(fieldsOf(old), old)).toEqual({})
  })

  it('is only what differs', () => {
    const edited = { ...fields, email: ' nova@exemplo.com', phone: '(21) 9 9876-5432' }
    expect(changesOf(edited, marina)).toEqual({
      email: 'nova@exemplo.com',
      phone: '(21) 9 9876-5432',
    })
    expect(changesOf({ ...fields, timeZone: 'America/Manaus' }, marina)).toEqual({
      timeZone: 'America/Manaus',
    })
  })
})

describe('what is wrong', () => {
  it('is told of changes alone: an old account may have no phone', () => {
    const old = { ...marina, phone: null }
    expect(problemsOf(changesOf(fieldsOf(old), old), '', old)).toEqual({})
    const emptied = changesOf({ ...fields, name: ' ', email: 'x', phone: '' }, marina)
    expect(problemsOf(emptied, 'segredo', marina)).toEqual({
      name: 'Nome é obrigatório',
      email: 'Email inválido',
      phone: 'Telefone é obrigatório',
    })
  })

  it('is an address that was lost and not replaced, whatever else changes', () => {
    const lost = { ...marina, email: '' }
    const renamed = changesOf({ ...fieldsOf(lost), name: 'Nina' }, lost)
    expect(problemsOf(renamed, '', lost)).toEqual({ email: 'Email é obrigatório' })
    expect(problemsOf(renamed, '', { ...lost, pendingEmail: 'nova@exemplo.com' })).toEqual({})
    expect(problemsOf({ email: 'nova@exemplo.com' }, 'segredo', lost)).toEqual({})
  })

  it('stands on the field that the server refused', () => {
    expect(refusedField(new RefusedCall('identity.phone-taken', 409))).toEqual({
      phone: 'Telefone já cadastrado.',
    })
    expect(refusedField(new RefusedCall('identity.too-many-attempts', 429))).toEqual({})
  })
})
