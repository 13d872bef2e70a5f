import { describe, expect, it } from 'vitest'
import { aSession } from '#commerce/checkout/testing/checkout-samples.ts'
import {
  beginDraft,
  draftChange,
  emptyDraft,
  namesUnsoldPlan,
  planOfAddress,
  readDraft,
} from './draft.model.ts'

describe('the plan of an address', () => {
  it.each([
    ['plan=anual', 'anual'],
    ['plan=trimestral&ref=AMIGA', 'trimestral'],
    ['plan=ANUAL', 'anual'],
    ['plan=%20Anual+', 'anual'],
    ['plan=vitalicio', null],
    ['', null],
  ])('%j', (search, plan) => expect(planOfAddress(new URLSearchParams(search))).toBe(plan))

  it.each([
    ['plan=vitalicio', true],
    ['plan=anual', true],
    ['plan=MENSAL', false],
    ['plan=', false],
    ['', false],
  ])('%j may name one that nobody can buy: %s', (search, isUnsold) => {
    const sold = [{ slug: 'mensal' }, { slug: 'trimestral' }] as const
    expect(namesUnsoldPlan(new URLSearchParams(search), sold)).toBe(isUnsold)
  })
})

describe('what a browser kept', () => {
  it('is taken field by field, and nothing else with it', () => {
    const kept = {
      ...{ name: 'Ana', plan: 'anual', installments: 12, method: 'PIX' },
      ...{ password: 'segredo', cardNumber: '4444', cpf: 7 },
    }
    expect(readDraft(kept)).toEqual({
      ...emptyDraft,
      ...{ name: 'Ana', plan: 'anual', installments: 12, method: 'PIX' },
    })
  })

  it.each([null, 'x', [], { method: 'CHEQUE', installments: 1.5, plan: 'x' }])(
    '%j is an empty draft',
    (kept) => expect(readDraft(kept)).toEqual(emptyDraft),
  )
})

describe('what the form begins with', () => {
  const session = aSession({
    name: 'Ana do servidor',
    cep: '01310100',
    phone: '5511987654321',
    installments: 1,
  })

  it('is what the server kept, under the plan that the address names', () => {
    const draft = beginDraft({ session, kept: null, asked: 'anual' })
    expect(draft).toMatchObject({
      name: 'Ana do servidor',
      phone: '(11) 98765-4321',
      cep: '01310-100',
      plan: 'anual',
    })
    // Another plan begins with a number of parts of its own.
    expect(draft.installments).toBeNull()
    expect(beginDraft({ session, kept: null, asked: null })).toMatchObject({
      plan: 'mensal',
      installments: 1,
    })
  })

  it('is what this browser kept, where it kept something', () => {
    const kept = { ...emptyDraft, name: 'Ana daqui', plan: 'trimestral' as const }
    const draft = beginDraft({ session, kept, asked: null })
    expect(draft).toMatchObject({ name: 'Ana daqui', cep: '01310-100', plan: 'trimestral' })
  })

  it('is the own name and e-mail of whoever is signed in', () => {
    const kept = { ...emptyDraft, name: 'Bia', email: 'bia@exemplo.com' }
    const own = aSession({ isSignedIn: true, name: 'Ana', email: 'ana@exemplo.com' })
    expect(beginDraft({ session: own, kept, asked: null })).toMatchObject({
      name: 'Ana',
      email: 'ana@exemplo.com',
    })
  })
})

it('sends nothing that is not chosen', () => {
  expect(draftChange(emptyDraft)).not.toHaveProperty('method')
  expect(draftChange({ ...emptyDraft, method: 'PIX', installments: 2 })).toMatchObject({
    method: 'PIX',
    installments: 2,
  })
})
