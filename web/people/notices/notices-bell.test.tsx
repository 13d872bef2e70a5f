import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import type { FakeRoutes } from '#connection/testing/fake-api.ts'
import { refuse } from '#connection/testing/fake-api.ts'
import { hideAmounts } from '#format/hidden-amounts.ts'

afterEach(() => hideAmounts(false))

const notice = (id: string, title: string) => ({
  id: `b0a4f9d2-0000-4000-8000-00000000000${id}`,
  title,
  text: 'Vence hoje: Luz (R$\u00a0180,00).',
  path: '/payments',
  at: '2026-03-10T12:00:00.000Z',
})
const bill = notice('1', 'Contas a pagar')
const budget = notice('2', 'Seu planejamento')

function open(routes: FakeRoutes = {}) {
  const pages = [
    { path: '/dashboard', element: <h1>Olá</h1> },
    { path: '/payments', element: <h1>Pagamentos</h1> },
  ]
  return openProduct('/dashboard', pages, {
    'GET /notices': () => ({ body: { items: [bill, budget] } }),
    ...routes,
  })
}

async function ring() {
  await userEvent.click(await screen.findByRole('button', { name: 'Avisos: 2 novos' }))
  return within(await screen.findByRole('dialog', { name: 'Avisos' }))
}

it('counts what is new, and puts one away without losing the place of a keyboard', async () => {
  const page = open({ 'DELETE /notices/*': () => ({ body: { items: [budget] } }) })
  const dialog = await ring()
  expect(dialog.getAllByText('Vence hoje: Luz (R$ 180,00).')).toHaveLength(2)
  expect(dialog.getAllByText('10/03/2026, 09:00')).toHaveLength(2)
  await userEvent.click(dialog.getByRole('button', { name: 'Dispensar: Contas a pagar' }))
  await waitFor(() => expect(dialog.queryByText('Contas a pagar')).toBeNull())
  expect(page.calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/notices/${bill.id}` })
  const next = dialog.getByRole('button', { name: 'Dispensar: Seu planejamento' })
  await waitFor(() => expect(document.activeElement).toBe(next))
})

it('leads to what it is about', async () => {
  const page = open()
  const dialog = await ring()
  await userEvent.click(dialog.getByRole('link', { name: 'Contas a pagar' }))
  await waitFor(() => expect(page.path()).toBe('/payments'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('puts all away', async () => {
  open({ 'DELETE /notices': () => ({ body: { items: [] } }) })
  const dialog = await ring()
  await userEvent.click(dialog.getByRole('button', { name: 'Dispensar todos' }))
  expect(await dialog.findByText('Nenhum aviso por aqui')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
  const bell = await screen.findByRole('button', { name: 'Avisos' })
  await waitFor(() => expect(document.activeElement).toBe(bell))
})

it('covers amounts where they are hidden', async () => {
  hideAmounts(true)
  open()
  const dialog = await ring()
  expect(dialog.getAllByText(/^Vence hoje: Luz/)[0]?.textContent).not.toContain('180')
})

it('keeps what could not be put away', async () => {
  open({ 'DELETE /notices/*': () => refuse(503, 'platform.unavailable') })
  const dialog = await ring()
  await userEvent.click(dialog.getByRole('button', { name: 'Dispensar: Contas a pagar' }))
  expect(await screen.findByText('Não consegui dispensar')).toBeTruthy()
  expect(dialog.getByText('Contas a pagar')).toBeTruthy()
})
