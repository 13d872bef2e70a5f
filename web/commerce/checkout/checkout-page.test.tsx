import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { marina } from '#app/testing/open-product.tsx'
import { keepDone } from '#commerce/checkout/outcome/done.ts'
import { openCheckout } from '#commerce/checkout/testing/open-checkout.tsx'
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

it('offers a subscriber to change the plan instead', async () => {
  const active = { ...marina, planStatus: 'ATIVO' as const }
  const { sent } = openCheckout({
    routes: { 'GET /session': () => ({ body: { session: active } }) },
  })
  const change = await screen.findByRole('link', { name: 'Trocar de plano' })
  expect(change.getAttribute('href')).toBe('/profile?aba=assinatura')
  expect(sent('POST', '/sessions')).toHaveLength(0)
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

it('shows a purchase that was made here when Back comes to the form', async () => {
  keepDone({ email: 'ana@exemplo.com', hasCard: false, continueTo: 'login', isOfTrial: true })
  const { path, sent } = openCheckout()
  expect(await screen.findByText('Pronto!')).toBeTruthy()
  expect(path()).toBe('/success')
  expect(sent('POST', '/sessions')).toHaveLength(0)
  await userEvent.click(screen.getByRole('link', { name: 'Fazer outra compra' }))
  await waitFor(() => expect(path()).toBe('/checkout'))
  expect(await screen.findByLabelText('Nome completo')).toHaveProperty('value', '')
})

it('leads back from a purchase that was given up', async () => {
  openCheckout({ path: '/cancel' })
  expect(await screen.findByText('Compra cancelada')).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Voltar para a compra' })
  expect(back.getAttribute('href')).toBe('/checkout')
})
