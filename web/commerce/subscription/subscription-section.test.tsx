import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { SubscriptionSection } from './subscription-section.tsx'

const plan = { id: 'mensal', name: 'Plano Mensal', period: 'MONTHLY', priceCents: 3_990 } as const
const none = { cancel: false, resume: false, change: false, changeMethod: false, pay: false }

const active: SubscriptionView = {
  status: 'active',
  isHeld: false,
  plan,
  billingType: 'CREDIT_CARD',
  card: { brand: 'MASTERCARD', lastFour: '1234' },
  accessUntil: '2026-12-21',
  nextCharge: { on: '2026-12-22', amountCents: 3_990, plan },
  cancellation: null,
  toPay: null,
  refund: null,
  payments: [],
  may: { ...none, cancel: true, change: true, changeMethod: true },
  version: 3,
}

function open(view: SubscriptionView, routes: FakeRoutes = {}) {
  return openProduct('/profile', [{ path: '/profile', element: <SubscriptionSection /> }], {
    'GET /subscription': () => ({ body: view }),
    ...routes,
  })
}

const over = { nextCharge: null, accessUntil: null, may: none } as const

it.each<[Partial<SubscriptionView>, string, RegExp, string]>([
  [{}, 'Ativa', /^Renova em 22\/12\/2026 por R\$.39,90\.$/, 'Trocar de plano'],
  [
    { status: 'trial', plan: null, ...over },
    'Teste grátis',
    /o resto do teste é somado/,
    'Ver planos',
  ],
  [
    { status: 'grace', accessUntil: '2026-12-28', may: { ...active.may, pay: true } },
    'Pagamento pendente',
    /Seu acesso continua até 28\/12\/2026\.$/,
    'Pagar agora',
  ],
  [
    { status: 'suspended', may: { ...active.may, pay: true } },
    'Suspensa',
    /tudo volta na hora/,
    'Pagar agora',
  ],
  [
    { status: 'cancelled', nextCharge: null, may: { ...none, resume: true } },
    'Cancelamento marcado',
    /^Você usa tudo até 21\/12\/2026\./,
    'Retomar assinatura',
  ],
  [{ status: 'ended', ...over }, 'Encerrada', /Seus dados continuam guardados\./, 'Ver planos'],
  [{ status: 'refunded', ...over }, 'Reembolsada', /Devolvemos o seu pagamento\./, 'Ver planos'],
  [
    { status: 'charged-back', ...over },
    'Pagamento contestado',
    /fale com o suporte/,
    'Falar com o suporte',
  ],
  [
    { isHeld: true, may: none },
    'Suspensa pela nossa equipe',
    /Fale com o suporte/,
    'Falar com o suporte',
  ],
])('says in words how it stands, and what to do: %j', async (change, name, text, action) => {
  open({ ...active, ...change })
  expect(await screen.findByText(name)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  const roles = (['button', 'link'] as const).flatMap((role) =>
    screen.queryAllByRole(role, { name: action }),
  )
  expect(roles).toHaveLength(1)
})

it('says which card pays, and when', async () => {
  open(active)
  expect(await screen.findByText('Mastercard **** 1234')).toBeTruthy()
  expect(screen.getByText('21/12/2026')).toBeTruthy()
})

it('shows what waits to be paid, with its code to copy', async () => {
  const pix = { payload: '00020126PIX', picture: 'data:image/png;base64,AA==' }
  const toPay = {
    ...{ id: 'c', amountCents: 3_990, dueOn: '2026-12-22', reason: 'renovacao' as const },
    ...{ planName: 'Plano Mensal', billingType: 'PIX' as const, pix, boleto: null },
  }
  open({ ...active, billingType: 'PIX', card: null, toPay })
  expect(await screen.findByDisplayValue('00020126PIX')).toBeTruthy()
  expect(screen.getByAltText('Código PIX para pagar com a câmera')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copiar código' })).toBeTruthy()
})

it('shows how it is now when another screen was faster', async () => {
  let now = active
  const page = open(active, {
    'GET /subscription': () => ({ body: now }),
    'POST /subscription/cancel': () => {
      now = { ...active, status: 'cancelled', may: { ...none, resume: true }, version: 4 }
      return refuse(409, 'subscription.stale')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar assinatura' }))
  expect(
    await screen.findByText('Sua assinatura mudou em outra tela. Confira como ela está agora.'),
  ).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Cancelamento marcado')).toBeTruthy())
  const sent = page.calls.filter(({ method }) => method === 'POST')
  expect(sent).toMatchObject([{ body: { version: 3, reason: '' } }])
})
