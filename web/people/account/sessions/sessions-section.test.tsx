import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { SessionsSection } from './sessions-section.tsx'

const here = {
  id: '01900000-0000-7000-8000-000000000001',
  browser: 'Chrome' as string | null,
  system: 'Windows' as string | null,
  isPhone: false,
  address: '203.0.113.•' as string | null,
  lastUsedAt: '2026-03-10T12:00:00Z',
  isThis: true,
}
const phone = {
  ...here,
  id: '01900000-0000-7000-8000-000000000002',
  browser: 'Safari',
  system: 'iPhone',
  isPhone: true,
  address: '2001:db8:•',
  lastUsedAt: '2020-03-08T15:00:00Z',
  isThis: false,
}
const nameless = {
  ...phone,
  id: '01900000-0000-7000-8000-000000000003',
  browser: null,
  system: null,
  address: null,
}

function open(routes: FakeRoutes = {}, items = [here, phone, nameless]) {
  let now = items
  return openProduct('/profile', [{ path: '/profile', element: <SessionsSection /> }], {
    'GET /sessions': () => ({ body: { items: now } }),
    'DELETE /sessions/*': ({ path }) => {
      now = now.filter(({ id }) => !path.endsWith(id))
      return { body: { ended: true } }
    },
    'POST /sessions/end-others': () => {
      now = now.filter(({ isThis }) => isThis)
      return { body: { ended: 2 } }
    },
    ...routes,
  })
}

it('names each browser, its place and its last use, and which one this is', async () => {
  open()
  expect(await screen.findByText('Chrome no Windows')).toBeTruthy()
  expect(screen.getByText('esta sessão')).toBeTruthy()
  expect(screen.getByText('Em uso agora · rede 203.0.113.•')).toBeTruthy()
  expect(screen.getByText('Último uso em 08/03/2020 · rede 2001:db8:•')).toBeTruthy()
  expect(screen.getByText('Aparelho desconhecido')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Desconectar [A-Z]/ })).toHaveLength(2)
})

it('signs one out after it asked', async () => {
  const page = open()
  const end = await screen.findByRole('button', { name: 'Desconectar Safari no iPhone' })
  await userEvent.click(end)
  const dialog = await screen.findByRole('dialog', { name: 'Desconectar este aparelho?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Desconectar' }))
  expect(await screen.findByText('Aparelho desconectado.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Safari no iPhone')).toBeNull())
  expect(page.calls.filter(({ method }) => method === 'DELETE')).toMatchObject([
    { path: `/sessions/${phone.id}` },
  ])
})

it('signs all others out, and then offers nothing of the kind', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Desconectar os outros' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Desconectar os outros' }))
  expect(await screen.findByText('Os outros aparelhos foram desconectados.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /Desconectar/ })).toBeNull())
})

it('says when one was gone before', async () => {
  open({ 'DELETE /sessions/*': () => refuse(404, 'sessions.missing') })
  const end = await screen.findByRole('button', { name: 'Desconectar Safari no iPhone' })
  await userEvent.click(end)
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Desconectar' }))
  expect(await screen.findByText('Esse aparelho já não está conectado.')).toBeTruthy()
})
