import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import type { FakeRoutes } from '#connection/testing/fake-api.ts'
import { SubscriptionSection } from './subscription-section.tsx'

const plan = { id: 'mensal', name: 'Plano Mensal', period: 'MONTHLY', priceCents: 3_990 } as const
const unpaid: SubscriptionView = {
  ...{ status: 'suspended', isHeld: false, plan, billingType: 'PIX', card: null },
  accessUntil: '2026-11-17',
  nextCharge: { on: '2026-11-11', amountCents: 3_990, installments: 1, plan },
  ...{ nextTryOn: null, isConfirming: false, cancellation: null, toPay: null, refund: null },
  payments: [],
  may: { cancel: true, resume: false, change: false, changeMethod: true, pay: true },
  version: 3,
}

function open(view: SubscriptionView, routes: FakeRoutes = {}) {
  return openProduct('/profile', [{ path: '/profile', element: <SubscriptionSection /> }], {
    'GET /subscription': () => ({ body: view }),
    ...routes,
  })
}

async function openCancelling() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }))
  return within(await screen.findByRole('dialog'))
}

it('leads to the code that a press came to, wherever on the page it stands', async () => {
  const toPay = {
    ...{ id: 'c', amountCents: 3_990, dueOn: '2026-11-27', reason: 'renovacao' as const },
    ...{ planName: 'Plano Mensal', billingType: 'PIX' as const, boleto: null, secondsLeft: null },
    pix: { payload: '00020126PIX', picture: 'data:image/png;base64,AA==' },
  }
  open(unpaid, { 'POST /subscription/pay': () => ({ body: { ...unpaid, toPay, version: 4 } }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar agora' }))
  const code = await screen.findByDisplayValue('00020126PIX')
  const panel = within(code.closest('section') ?? document.body)
  const title = panel.getByRole('heading')
  await waitFor(() => expect(document.activeElement).toBe(title))
})

it.each([
  ['grace', '2026-12-28', /^Como a renovação não foi paga, o acesso termina hoje\.$/],
  ['suspended', '2026-11-17', /^Seu acesso terminou em 17\/11\/2026, porque a renovação não/],
  ['active', '2026-12-21', /^Você usa tudo até 21\/12\/2026\./],
] as const)('says of the access of who cancels in the state %s', async (status, until, words) => {
  open({ ...unpaid, status, accessUntil: until })
  expect((await openCancelling()).getByText(words)).toBeTruthy()
})

it('cancels nothing by Enter on a reason', async () => {
  const page = open(unpaid)
  const dialog = await openCancelling()
  dialog.getByRole('radio', { name: 'Está caro para mim' }).focus()
  await userEvent.keyboard(' {Enter}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(page.calls.filter(({ method }) => method === 'POST')).toEqual([])
})
