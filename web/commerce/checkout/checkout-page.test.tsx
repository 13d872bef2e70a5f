import type { Payment } from '@lya/contract/commerce/payment.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { marina } from '#app/testing/open-product.tsx'
import { keepDone } from '#commerce/checkout/outcome/done.ts'
import { aPlan, aSession } from '#commerce/checkout/testing/checkout-samples.ts'
import {
  openCheckout,
  openPayment,
  sessionPath,
} from '#commerce/checkout/testing/open-checkout.tsx'
import { nowMs } from '#connection/clock.ts'
import { refuse } from '#connection/testing/fake-api.ts'

it('says that payments are not available where nobody can take them', async () => {
  const { sent } = openCheckout({ options: { isAvailable: false } })
  expect(await screen.findByText('Ainda não dá para pagar por aqui')).toBeTruthy()
  expect(sent('POST', '/sessions')).toHaveLength(0)
})

it('says that nothing is sold, and that the plans did not come', async () => {
  openCheckout({ options: { plans: [] } })
  expect(await screen.findByText('Nenhum plano ativo encontrado.')).toBeTruthy()
})

it('asks again for plans that did not come', async () => {
  let isUp = false
  openCheckout({
    routes: {
      'GET /checkout/options': () =>
        isUp ? { body: { plans: [], isAvailable: true } } : refuse(500, 'platform.unexpected'),
    },
  })
  expect(await screen.findByText('Erro ao carregar planos. Tente novamente.')).toBeTruthy()
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Nenhum plano ativo encontrado.')).toBeTruthy()
})

it('says that no session could be opened, and opens it when asked again', async () => {
  openCheckout({
    routes: { 'POST /checkout/sessions': () => refuse(500, 'platform.unexpected') },
  })
  expect(await screen.findByText('Sessão não iniciada')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
})

it('takes the plan of the address, however it is written', async () => {
  const { sent } = openCheckout({
    path: '/checkout?plan=%20Anual',
    session: { plan: aPlan('anual') },
  })
  expect(await screen.findByRole('radio', { name: /Plano Anual/ })).toHaveProperty('checked', true)
  expect(sent('POST', '/sessions')[0]?.body).toEqual({ plan: 'anual' })
  expect(screen.queryByText(/não está à venda/)).toBeNull()
})

it.each(['vitalicio', 'anual'])('says that the plan %s of a link is not sold', async (plan) => {
  const { path, sent } = openCheckout({
    path: `/checkout?plan=${plan}`,
    options: { plans: [aPlan('mensal'), aPlan('trimestral')] },
  })
  const line = 'O plano deste link não está à venda. Escolha um dos que temos.'
  expect(await screen.findByText(line)).toBeTruthy()
  expect(sent('POST', '/sessions')[0]?.body).toEqual({})
  await userEvent.click(screen.getByRole('radio', { name: /Plano Trimestral/ }))
  await waitFor(() => expect(path()).toBe('/checkout?plan=trimestral'))
  expect(screen.queryByText(line)).toBeNull()
})

it('offers a subscriber to change the plan instead', async () => {
  const active = { ...marina, planStatus: 'ATIVO' as const }
  const { sent } = openCheckout({
    routes: { 'GET /session': () => ({ body: { session: active } }) },
  })
  const change = await screen.findByRole('link', { name: 'Trocar de plano' })
  expect(change.getAttribute('href')).toBe('/profile?aba=assinatura')
  expect(sent('POST', '/sessions')).toHaveLength(0)
})

it('keeps the plan that a subscriber had chosen on their way to the change', async () => {
  const active = { ...marina, planStatus: 'ATIVO' as const }
  openCheckout({
    path: '/checkout?plan=anual',
    routes: { 'GET /session': () => ({ body: { session: active } }) },
  })
  const change = await screen.findByRole('link', { name: 'Trocar de plano' })
  expect(change.getAttribute('href')).toBe('/profile?aba=assinatura&trocar=anual')
})

it('sells nothing to whose account is being deleted, and leads to the way back', async () => {
  const leaving = { ...marina, planStatus: 'TRIAL' as const, leavesAt: '2999-01-01T00:00:00Z' }
  const { sent } = openCheckout({
    routes: { 'GET /session': () => ({ body: { session: leaving } }) },
  })
  expect(await screen.findByText('Sua conta está de saída')).toBeTruthy()
  const open = screen.getByRole('link', { name: 'Abrir minha conta' })
  expect(open.getAttribute('href')).toBe('/dashboard')
  expect(sent('POST', '/sessions')).toHaveLength(0)
})

it('has the personal data behind a visit that goes on at the payment, for Back too', async () => {
  const { goBack } = openPayment()
  await screen.findByRole('heading', { name: 'Como você quer pagar?' })
  await goBack()
  expect(await screen.findByRole('heading', { name: 'Quem vai usar a Lya?' })).toBeTruthy()
})

it('knows who is signed in, and asks for no password', async () => {
  const onTrial = { ...marina, planStatus: 'TRIAL' as const }
  openCheckout({
    routes: { 'GET /session': () => ({ body: { session: onTrial } }) },
    session: { isSignedIn: true, name: marina.name, email: marina.email },
  })
  expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', marina.email)
  expect(screen.getByLabelText('E-mail')).toHaveProperty('readOnly', true)
  expect(screen.queryByLabelText('Crie uma senha')).toBeNull()
})

it.each([
  ['2999-12-31', 1],
  ['2020-01-07', 0],
])(
  'gives the days left of a trial that ends on %s away, where there are any',
  async (end, lines) => {
    const onTrial = { ...marina, planStatus: 'TRIAL' as const, trialEndDate: end }
    openCheckout({
      routes: { 'GET /session': () => ({ body: { session: onTrial } }) },
      session: { isSignedIn: true, name: marina.name, email: marina.email },
    })
    await screen.findByLabelText('E-mail')
    const told = screen.queryAllByText('Os dias que faltam do seu teste entram de presente.')
    expect(told).toHaveLength(lines)
  },
)

it('shows a purchase that was made here when Back comes to the form', async () => {
  keepDone({
    ...{ email: 'ana@exemplo.com', hasCard: false, continueTo: 'login', isOfTrial: true },
    bought: { plan: 'Plano Anual', amountCents: 24_990 },
  })
  const { path, sent } = openCheckout()
  expect(await screen.findByText('Pronto!')).toBeTruthy()
  expect(path()).toBe('/success')
  expect(screen.getByText(/^Plano Anual: R\$.249,90\.$/)).toBeTruthy()
  expect(sent('POST', '/sessions')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Ficar aqui' }))
  expect(screen.queryByText('Ficar aqui')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Entrar')
  await userEvent.click(screen.getByRole('link', { name: 'Fazer outra compra' }))
  await waitFor(() => expect(path()).toBe('/checkout'))
  expect(await screen.findByLabelText('Nome completo')).toHaveProperty('value', '')
})

it('knows that the code was paid while its page was closed', async () => {
  const draft = { name: 'Ana Lima', email: 'ana@exemplo.com' }
  const kept = { draft, sessionId: aSession().id, savedAt: nowMs() }
  localStorage.setItem('lya-checkout', JSON.stringify(kept))
  const { path, sent } = openCheckout({
    payment: {
      state: 'paid',
      method: 'PIX',
      plan: 'anual',
      amountCents: 24_990,
      continueTo: 'login',
    },
  })
  expect(await screen.findByText('Pronto!')).toBeTruthy()
  expect(path()).toBe('/success')
  expect(screen.getByText('Agora é só entrar com ana@exemplo.com.')).toBeTruthy()
  expect(sent('POST', '/sessions')).toHaveLength(0)
  expect(localStorage.getItem('lya-checkout')).toBeNull()
})

it('leads back from a purchase that was given up', async () => {
  openCheckout({ path: '/cancel' })
  expect(await screen.findByText('Compra cancelada')).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Voltar para a compra' })
  expect(back.getAttribute('href')).toBe('/checkout')
})

it('leaves nothing of what was typed behind when somebody gives up', async () => {
  const { path, sent } = openCheckout()
  await userEvent.type(await screen.findByLabelText('CPF'), '52998224725')
  await userEvent.click(screen.getByRole('button', { name: 'Desistir da compra' }))
  expect(localStorage.getItem('lya-checkout')).toContain('529.982.247-25')
  await userEvent.click(await screen.findByRole('button', { name: 'Desistir e apagar' }))
  await waitFor(() => expect(path()).toBe('/cancel'))
  expect(localStorage.getItem('lya-checkout')).toBeNull()
  expect(sent('POST', '/leave')).toHaveLength(1)
  expect(screen.queryByText(/não pague por ele/)).toBeNull()
})

const code = { payload: '000201', picture: 'data:,', expiresAt: '2999-01-01T00:30:00Z' }
const openCode: Partial<Payment> = {
  ...{ state: 'awaiting-pix', attemptId: 'a1', method: 'PIX', plan: 'mensal' },
  ...{ amountCents: 3_990, installments: 1, pix: { ...code, secondsLeft: 1_500 } },
}

async function giveUp(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar de outro jeito' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Desistir da compra' }))
  expect(await screen.findByText(/O código de pagamento deixa de valer/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Desistir e apagar' }))
}

it.each([
  ['over', /^O código deixou de valer: não pague por ele\./],
  ['ending', /fora do ar, e o código deixa de valer assim que ele voltar: não pague por ele\./],
] as const)('says what becomes of an open code that is given up: %s', async (outcome, words) => {
  const routes = { [`POST ${sessionPath}/leave`]: () => ({ body: { outcome } }) }
  const { path } = openPayment({ payment: openCode, routes })
  await giveUp()
  await waitFor(() => expect(path()).toBe('/cancel'))
  expect(await screen.findByText(words)).toBeTruthy()
})

it('goes on to the purchase where the code that is given up had been paid', async () => {
  const page = openPayment({
    payment: openCode,
    routes: {
      [`POST ${sessionPath}/leave`]: () => {
        page.setPayment({ ...openCode, state: 'paid', pix: null, continueTo: 'login' })
        return { body: { outcome: 'paid' } }
      },
    },
  })
  await giveUp()
  expect(await screen.findByText('Pronto!')).toBeTruthy()
  expect(page.path()).toBe('/success')
})

it('leads on from the page of a purchase that nobody made here', async () => {
  const { path } = openCheckout({ path: '/success' })
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(path()).toBe('/dashboard')
})

it('keeps all that was typed where giving up is refused', async () => {
  const { path } = openCheckout({
    routes: {
      [`POST ${sessionPath}/leave`]: () => refuse(409, 'checkout.attempt-unresolved'),
    },
  })
  await userEvent.type(await screen.findByLabelText('Nome completo'), 'Ana Lima')
  await userEvent.click(screen.getByRole('button', { name: 'Desistir da compra' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Desistir e apagar' }))
  expect(await screen.findByText('Não deu para apagar agora')).toBeTruthy()
  expect(screen.getByLabelText('Nome completo')).toHaveProperty('value', 'Ana Lima')
  expect(path()).toBe('/checkout')
})

it('keeps to the friend of before where the link has a code that nobody has', async () => {
  sessionStorage.setItem('lya-referral', 'AMIGA123')
  const { calls } = openCheckout({
    path: '/checkout?ref=ZZZZ9998',
    routes: { 'GET /referral/codes/*': () => ({ body: { isKnown: false } }) },
  })
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/checkout/sessions')?.body).toMatchObject({
      ref: 'AMIGA123',
    }),
  )
})
