import type { MadePayment, SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ProfileRoute from '#app/profile-route.tsx'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const plan = {
  ...{ id: 'trimestral', name: 'Plano Trimestral', priceCents: 9_360 },
  period: 'QUARTERLY' as const,
}
const payment: MadePayment = {
  ...{
    id: 'first',
    on: '2026-11-26',
    amountCents: 9_360,
    refundedCents: 0,
    installments: 1,
    refundUrl: null,
  },
  ...{ state: 'paid', reason: 'compra', planName: plan.name, billingType: 'CREDIT_CARD' },
}
const bought: SubscriptionView = {
  ...{ status: 'active', isHeld: false, plan, billingType: 'CREDIT_CARD', card: null },
  ...{ accessUntil: '2027-03-04', nextTryOn: null, isConfirming: false, cancellation: null },
  nextCharge: { on: '2027-03-05', amountCents: 9_360, installments: 1, plan },
  refund: { chargeId: 'first', amountCents: 9_360, until: '2026-12-03' },
  ...{ toPay: null, payments: [payment], version: 1 },
  may: { cancel: true, resume: false, change: true, changeMethod: true, pay: false },
}

/** Up to where the word has to be typed. */
async function beginDeletion(routes: FakeRoutes) {
  openProduct('/profile?aba=seus-dados', [{ path: '/profile', element: <ProfileRoute /> }], {
    'GET /account/export': () => ({ body: { export: null } }),
    'GET /second-factor': () => ({ body: { isOn: false, recoveryCodesLeft: 0 } }),
    'GET /account/reading': () => refuse(500, 'platform.unexpected'),
    ...routes,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir minha conta' }))
  expect(await screen.findByLabelText('Digite EXCLUIR para confirmar')).toBeTruthy()
}
const answering = (view: SubscriptionView) => ({ 'GET /subscription': () => ({ body: view }) })

it('says before the end of an account which paid time goes, and what can be had back', async () => {
  await beginDeletion(answering(bought))
  expect(
    await screen.findByText(
      'Seu Plano Trimestral está pago até 04/03/2027: ao excluir a conta, você perde o acesso na hora e abre mão desse tempo.',
    ),
  ).toBeTruthy()
  expect(screen.getByText(/você pode pedir R\$.93,60 de volta até 03\/12\/2026/)).toBeTruthy()
})

it('says that the days for a refund are over, also of a plan that is not renewed', async () => {
  await beginDeletion(answering({ ...bought, status: 'cancelled', nextCharge: null, refund: null }))
  expect(await screen.findByText(/^Seu Plano Trimestral está pago até 04\/03\/2027/)).toBeTruthy()
  expect(
    screen.getByText('O prazo de 7 dias para pedir o dinheiro de volta já passou.'),
  ).toBeTruthy()
})

it('promises no refund of what was given', async () => {
  await beginDeletion(answering({ ...bought, refund: null, payments: [] }))
  expect(await screen.findByText(/^Seu Plano Trimestral vale até 04\/03\/2027/)).toBeTruthy()
  expect(screen.queryByText(/de volta/)).toBeNull()
})

it('sends whoever cannot be told to where it stands', async () => {
  await beginDeletion({ 'GET /subscription': () => refuse(400, 'platform.unexpected') })
  expect(await screen.findByText(/Confira em Assinatura antes de excluir\.$/)).toBeTruthy()
})
