import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { marina, noContacts, openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import HelpPage from './help-page.tsx'

const configured = {
  ...noContacts,
  companyEmail: 'oi@exemplo.com.br',
  supportWhatsapp: '5511987654321',
  faqUrl: 'https://exemplo.com.br/perguntas',
}

const open = (routes: FakeRoutes = {}) =>
  openProduct(
    '/help',
    [
      { path: '/help', element: <HelpPage /> },
      { path: '/dashboard', element: <h1>Dashboard</h1> },
    ],
    routes,
  )

it('shows the number, the hours, and opens a chat in another tab', async () => {
  open({ 'GET /support': () => ({ body: configured }) })
  expect(await screen.findByText('+55 (11) 9 8765-4321')).toBeTruthy()
  expect(screen.getByText('Segunda a sexta, das 9h às 18h')).toBeTruthy()
  const chat = screen.getByRole('link', { name: /Chamar no WhatsApp/ })
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=/)
  expect(chat.getAttribute('target')).toBe('_blank')
  const questions = screen.getByRole('link', { name: /Ver perguntas frequentes/ })
  expect(questions.getAttribute('href')).toBe('https://exemplo.com.br/perguntas')
  const mail = screen.getByRole('link', { name: 'oi@exemplo.com.br' })
  expect(mail.getAttribute('href')).toBe('mailto:oi@exemplo.com.br')
})

it('leads to Lya while nobody is set up to answer', async () => {
  open()
  const lya = await screen.findByRole('link', { name: 'Perguntar para a Lya' })
  expect(lya.getAttribute('href')).toMatch(/^\/lya\?texto=/)
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
  expect(screen.queryByText('Segunda a sexta, das 9h às 18h')).toBeNull()
})

it('leads whoever is kept out to what is open for them', async () => {
  const session = { ...marina, planStatus: 'SUSPENSO' }
  const mail = { ...noContacts, companyEmail: 'oi@exemplo.com.br' }
  open({
    'GET /session': () => ({ body: { session } }),
    'GET /support': () => ({ body: mail }),
  })
  const way = await screen.findByRole('link', { name: 'Ver minha assinatura' })
  expect(way.getAttribute('href')).toBe('/profile?aba=assinatura')
  expect(screen.getByText(/escreva para o e-mail abaixo/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Perguntar para a Lya' })).toBeNull()
})

it('lists the shortcuts and leads back to the dashboard', async () => {
  const page = open()
  expect(await screen.findByRole('heading', { name: 'Atalhos do teclado' })).toBeTruthy()
  expect(screen.getByText('Nova transação')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Voltar ao Dashboard' }))
  await waitFor(() => expect(page.path()).toBe('/dashboard'))
})

it('offers another try when the contacts do not come', async () => {
  let isBroken = true
  open({
    'GET /support': () => (isBroken ? refuse(500, 'platform.unexpected') : { body: configured }),
  })
  await screen.findByText('Não conseguimos carregar os contatos')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('+55 (11) 9 8765-4321')).toBeTruthy()
})
