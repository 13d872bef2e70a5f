import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { ExportSection } from './export-section.tsx'

const pending = {
  id: '01900000-0000-7000-8000-000000000001',
  state: 'pending' as const,
  requestedAt: '2026-03-10T15:00:00Z',
  expiresAt: null,
  bytes: null,
  url: null,
}
const ready = {
  ...pending,
  state: 'ready' as const,
  expiresAt: '2026-03-13T15:00:00Z',
  bytes: 348_160,
  url: '/api/account/export/1/file',
}

const open = (routes: FakeRoutes) =>
  openProduct('/profile', [{ path: '/profile', element: <ExportSection /> }], routes)

it('is asked for, and then on its way', async () => {
  open({
    'GET /account/export': () => ({ body: { export: null } }),
    'POST /account/export': () => ({ body: { export: pending } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Preparar meu arquivo' }))
  expect(await screen.findByText('Estamos preparando seu arquivo')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Preparar/ })).toBeNull()
})

it('is there to be taken, for as long as it says', async () => {
  open({ 'GET /account/export': () => ({ body: { export: ready } }) })
  const link = await screen.findByRole('link', { name: 'Baixar arquivo' })
  expect(link.getAttribute('href')).toBe('/api/account/export/1/file')
  expect(screen.getByText('340 KB · Disponível até 13/03/2026, às 12:00.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Preparar outro' })).toBeTruthy()
})

it('says when it was too much for a day', async () => {
  open({
    'GET /account/export': () => ({ body: { export: null } }),
    'POST /account/export': () => refuse(429, 'account.too-many-exports'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Preparar meu arquivo' }))
  expect(await screen.findByText(/já pediu três arquivos hoje/)).toBeTruthy()
})
