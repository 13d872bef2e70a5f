import { expect, it } from 'vitest'
import { someOptions } from '#commerce/checkout/testing/checkout-samples.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { paymentFailure } from './payment-failure.model.ts'

const { texts } = someOptions()
const refused = (code: ConstructorParameters<typeof RefusedCall>[0], status = 409) =>
  new RefusedCall(code, status)

it.each([
  [
    new DOMException('', 'TimeoutError'),
    'CREDIT_CARD',
    'Timeout do pagamento',
    'Algo demorou demais, tente de novo.',
    true,
  ],
  [refused('checkout.timeout'), 'PIX', 'Timeout do pagamento', 'Algo demorou demais', true],
  [new TypeError('Failed to fetch'), 'PIX', 'Erro ao processar pagamento PIX', 'conexão', true],
  [
    refused('checkout.card-declined'),
    'CREDIT_CARD',
    'Erro no pagamento',
    'Pagamento recusado. Tente novamente.',
    false,
  ],
  [
    refused('checkout.card-invalid', 400),
    'CREDIT_CARD',
    'Erro ao salvar cartão',
    'Erro desconhecido',
    false,
  ],
  [
    refused('checkout.payment-failed'),
    'CREDIT_CARD',
    'Erro ao processar pagamento',
    'Erro ao processar pagamento',
    false,
  ],
  [
    refused('plans.plan-missing'),
    'PIX',
    'Erro ao processar pagamento PIX',
    'Plano não suportado para PIX',
    false,
  ],
  [refused('checkout.personal-data-missing'), 'PIX', 'CPF/CNPJ não encontrado', 'CPF', false],
  [
    refused('checkout.attempt-unresolved'),
    'CREDIT_CARD',
    'Erro ao processar pagamento',
    'Pagamento em processamento. Aguarde a confirmação.',
    true,
  ],
  [
    refused('platform.unexpected', 500),
    'CREDIT_CARD',
    'Erro ao processar pagamento',
    'Erro inesperado. Tente novamente.',
    true,
  ],
] as const)('%#: %s by %s', (failure, method, title, message, isOpen) => {
  const told = paymentFailure(failure, method, texts)
  expect(told).toMatchObject({ title, isOpen })
  expect(told.message).toContain(message)
})

it("says an operator's own words where there are some", () => {
  const own = { ...texts, cardDeclined: 'Seu banco não deixou.' }
  const told = paymentFailure(refused('checkout.card-declined'), 'CREDIT_CARD', own)
  expect(told.message).toBe('Seu banco não deixou.')
})
