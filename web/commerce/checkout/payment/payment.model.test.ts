import { describe, expect, it } from 'vitest'
import { emptyDraft } from '#commerce/checkout/draft/draft.model.ts'
import { aPayment, aPlan } from '#commerce/checkout/testing/checkout-samples.ts'
import { noCard } from '#commerce/fields/card-errors.model.ts'
import {
  paymentErrors,
  pollEveryMs,
  shownInstallments,
  shownMethod,
  standingOf,
  totalCents,
} from './payment.model.ts'

const both = ['CREDIT_CARD', 'PIX'] as const
const known = { plan: aPlan('trimestral'), methods: both, today: '2026-11-22' }
const card = { number: '4444 4444 4444 4444', holder: 'ANA LIMA', expiry: '12/30', code: '123' }
const good = {
  ...emptyDraft,
  cep: '01310-100',
  method: 'CREDIT_CARD' as const,
  pixDocument: '529.982.247-25',
}

describe('what keeps somebody from paying', () => {
  it.each([
    [{}, card, {}],
    [{ cep: '' }, card, { cep: 'CEP inválido' }],
    [{ cep: '01310-10' }, card, { cep: 'CEP inválido' }],
    [{ method: null }, card, { method: 'Selecione um método de pagamento' }],
    [{ method: 'BOLETO' as const }, card, { method: 'Selecione um método de pagamento' }],
    [{ installments: 6 }, card, { installments: 'Selecione o número de parcelas' }],
    [
      {},
      noCard,
      {
        cardNumber: 'Número do cartão inválido',
        cardHolder: 'Nome do titular é obrigatório',
        cardExpiry: 'Validade inválida. Use MM/AA.',
        cardCode: 'CVV inválido',
      },
    ],
    [{}, { ...card, expiry: '10/26' }, { cardExpiry: 'Esse cartão já venceu' }],
    [{ method: 'PIX' as const }, noCard, {}],
    [{ method: 'PIX' as const, pixDocument: '12.ABC.345/01DE-35' }, noCard, {}],
    [
      { method: 'PIX' as const, pixDocument: '12.ABC.345/01DE-36' },
      noCard,
      { pixDocument: 'CPF ou CNPJ inválido' },
    ],
  ])('%#: %j', (change, typed, errors) => {
    expect(paymentErrors({ ...good, ...change }, typed, known)).toEqual(errors)
  })
})

it('takes the only method for chosen, and none that is switched off', () => {
  expect(shownMethod({ method: null }, both)).toBeNull()
  expect(shownMethod({ method: null }, ['PIX'])).toBe('PIX')
  expect(shownMethod({ method: 'BOLETO' }, both)).toBeNull()
})

it('begins with the parts of the plan, and forgets those of another', () => {
  expect(shownInstallments({ installments: null }, aPlan('anual'))).toBe(12)
  expect(shownInstallments({ installments: null }, aPlan('trimestral'))).toBe(3)
  expect(shownInstallments({ installments: 12 }, aPlan('trimestral'))).toBeNull()
})

it.each([
  ['trimestral', 'CREDIT_CARD', 2, 9_364],
  ['trimestral', 'CREDIT_CARD', 3, 9_360],
  ['anual', 'CREDIT_CARD', 12, 26_064],
  ['anual', 'PIX', 12, 24_990],
  ['mensal', null, 1, 3_990],
] as const)('%s by %s in %s comes to %s', (slug, method, count, total) => {
  expect(totalCents(aPlan(slug), method, count)).toBe(total)
})

describe('where a payment stands', () => {
  const pix = {
    payload: '00020126',
    picture: 'data:',
    expiresAt: '2026-11-22T12:00:00Z',
    secondsLeft: 60,
  }

  it.each([
    [{}, 'form'],
    [{ state: 'declined' as const }, 'form'],
    [{ state: 'processing' as const }, 'waiting'],
    [{ state: 'in-review' as const }, 'waiting'],
    [{ state: 'awaiting-pix' as const, pix }, 'pix'],
    [{ state: 'awaiting-pix' as const }, 'waiting'],
    [{ state: 'expired' as const }, 'pix'],
    [{ state: 'paid' as const }, 'paid'],
  ])('%j', (change, standing) => expect(standingOf(aPayment(change))).toBe(standing))

  it('is asked every 10 seconds while it can move', () => {
    expect(pollEveryMs('awaiting-pix')).toBe(10_000)
    expect(pollEveryMs('in-review')).toBe(10_000)
    expect(pollEveryMs('paid')).toBe(false)
    expect(pollEveryMs('expired')).toBe(false)
    expect(pollEveryMs('idle')).toBe(false)
    // Another tab may be about to put more in the place of what was given up.
    expect(pollEveryMs('idle', true)).toBe(10_000)
  })
})
