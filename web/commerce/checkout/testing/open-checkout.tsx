import type { CheckoutOptions, CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import type { Payment } from '@lya/contract/commerce/payment.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { openPage } from '#app/testing/open-page.tsx'
import CheckoutPage from '#commerce/checkout/checkout-page.tsx'
import CancelPage from '#commerce/checkout/outcome/cancel-page.tsx'
import SuccessPage from '#commerce/checkout/outcome/success-page.tsx'
import { type FakeCall, type FakeRoutes, fakeApi } from '#connection/testing/fake-api.ts'
import { aPayment, aPlan, aSession, someOptions } from './checkout-samples.ts'

class QuietEventSource {
  readyState = 1
  addEventListener(): void {}
  close(): void {}
}

export const sessionPath = `/checkout/sessions/${aSession().id}`

type World = {
  path?: string
  routes?: FakeRoutes
  options?: Partial<CheckoutOptions>
  session?: Partial<CheckoutSession>
  isRestored?: boolean
  payment?: Partial<Payment>
}

/** Opens the checkout as a guest against a server that keeps what it is sent. */
export function openCheckout(world: World = {}) {
  vi.stubGlobal('EventSource', QuietEventSource)
  let session = aSession(world.session)
  const state = { payment: aPayment(world.payment) }
  const api = fakeApi({
    'GET /session': () => ({ body: { session: null } }),
    'GET /checkout/options': () => ({ body: someOptions(world.options) }),
    'POST /checkout/sessions': () => ({
      body: { session, isRestored: world.isRestored ?? false },
    }),
    [`PATCH ${sessionPath}`]: (call: FakeCall) => {
      session = keep(session, call.body as Record<string, unknown>)
      return { body: { session } }
    },
    [`POST ${sessionPath}/leave`]: () => ({ body: { outcome: 'over' } }),
    'POST /checkout/email-status': () => ({ body: { status: 'new' } }),
    'GET /checkout/addresses/*': () => ({ body: { address: null } }),
    [`GET ${sessionPath}/payment`]: () => ({ body: state.payment }),
    'GET /support': () => ({ body: { supportWhatsapp: '5511999990000' } }),
    ...world.routes,
  })
  const page = openPage(world.path ?? '/checkout', [
    { path: '/checkout', element: <CheckoutPage /> },
    { path: '/success', element: <SuccessPage /> },
    { path: '/cancel', element: <CancelPage /> },
    { path: '/login', element: <h1>Entrar</h1> },
    { path: '/dashboard', element: <h1>Dashboard</h1> },
  ])
  return {
    ...api,
    ...page,
    /** What the server says of the payment from now on. */
    setPayment: (change: Partial<Payment>) => {
      state.payment = aPayment(change)
    },
    sent: (method: string, ending: string) =>
      api.calls.filter((call) => call.method === method && call.path.endsWith(ending)),
  }
}

function keep(session: CheckoutSession, typed: Record<string, unknown>): CheckoutSession {
  const { plan, password, ...fields } = typed
  return {
    ...session,
    ...fields,
    ...(plan ? { plan: aPlan(plan as 'mensal') } : {}),
    hasPassword: session.hasPassword || password !== undefined,
  }
}

export async function fillPersonalData(password = 'um cavalo azul'): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Nome completo'), 'Ana Lima')
  await userEvent.type(screen.getByLabelText('Telefone com WhatsApp'), '11987654321')
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com')
  await userEvent.type(screen.getByLabelText('CPF'), '52998224725')
  if (password) await userEvent.type(screen.getByLabelText('Crie uma senha'), password)
}

export async function goToPayment(): Promise<void> {
  await fillPersonalData()
  await userEvent.click(screen.getByRole('button', { name: 'Ir para o pagamento' }))
  await screen.findByRole('heading', { name: 'Como você quer pagar?' })
}

export async function fillCard(): Promise<void> {
  await userEvent.type(screen.getByLabelText('CEP'), '01310100')
  await userEvent.click(screen.getByRole('radio', { name: /Cartão/ }))
  await userEvent.type(screen.getByLabelText('Número do cartão'), '4444444444444444')
  await userEvent.type(screen.getByLabelText('Nome do titular'), 'ANA LIMA')
  await userEvent.type(screen.getByLabelText('Validade'), '1230')
  await userEvent.type(screen.getByLabelText('CVV'), '123')
}

/** The same with step 1 behind it. */
export function openPayment(world: World = {}) {
  const ana = { name: 'Ana Lima', email: 'ana@exemplo.com', phone: '(11) 98765-4321' }
  const known = { ...ana, cpf: '529.982.247-25', pixDocument: '529.982.247-25' }
  return openCheckout({
    ...world,
    session: { ...known, hasPassword: true, step: 2, ...world.session },
  })
}
