import { describe, expect, it } from 'vitest'
import { emptyDraft } from '#commerce/checkout/draft/draft.model.ts'
import { fieldOfRefusal, needsPassword, personalErrors } from './personal.model.ts'

const good = {
  ...emptyDraft,
  name: 'Ana Lima',
  phone: '(11) 98765-4321',
  email: 'ana@exemplo.com',
  cpf: '529.982.247-25',
}
const knowledge = { isCommon: (folded: string) => folded === 'lya2026', owner: good }
const typed = (password: string, isStored = false) => ({ typed: password, isStored, knowledge })

describe('what keeps somebody in step 1', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'Nome completo é obrigatório' }],
    [{ name: '529.982.247-25' }, { name: 'Escreva seu nome com letras.' }],
    [{ name: "D'Ávila" }, {}],
    [{ phone: '' }, { phone: 'Formato de telefone inválido' }],
    [{ phone: '(11) 3333-4444' }, { phone: 'Formato de telefone inválido' }],
    [{ phone: '(01) 98765-4321' }, { phone: 'Formato de telefone inválido' }],
    [{ email: '' }, { email: 'E-mail inválido' }],
    [{ email: 'ana@' }, { email: 'E-mail inválido' }],
    [{ cpf: '' }, { cpf: 'CPF inválido' }],
    [{ cpf: '529.982.247-26' }, { cpf: 'CPF inválido' }],
  ])('%j', (change, errors) => {
    expect(personalErrors({ ...good, ...change }, typed('um cavalo azul'), 'new')).toEqual(errors)
  })

  it.each([
    ['', 'Senha deve ter pelo menos 6 caracteres'],
    ['12345', 'Senha deve ter pelo menos 6 caracteres'],
    ['lya2026', 'Essa senha é fácil de adivinhar. Escolha outra.'],
    ['ana-lima7', 'Essa senha tem dados seus. Escolha outra.'],
    ['um cavalo azul', undefined],
  ])('password %j', (password, error) => {
    expect(personalErrors(good, typed(password), 'new').password).toBe(error)
  })

  it('asks no password of whoever has one, here or in an account', () => {
    expect(personalErrors(good, typed('', true), 'new')).toEqual({})
    expect(personalErrors(good, typed('12345', true), 'new')).toHaveProperty('password')
    for (const status of ['trial', 'known'] as const) {
      expect(needsPassword(status)).toBe(false)
      expect(personalErrors(good, typed(''), status)).toEqual({})
    }
  })

  it('stops at an address with a live plan', () => {
    expect(personalErrors(good, typed(''), 'active')).toEqual({
      email: 'Este e-mail já possui cadastro e plano ativo. Faça login ou use outro e-mail.',
    })
  })

  it('waits for no look-up: the server looks again', () => {
    expect(personalErrors(good, typed('um cavalo azul'), 'unknown')).toEqual({})
  })
})

it.each([
  ['checkout.cpf-invalid', 'cpf'],
  ['checkout.already-active', 'email'],
  ['identity.password-common', 'password'],
  ['checkout.session-missing', null],
] as const)('%s is about %s', (code, field) => expect(fieldOfRefusal(code)).toBe(field))
