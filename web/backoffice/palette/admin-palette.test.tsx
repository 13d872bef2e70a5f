import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const joao = {
  userId: '018f0000-0000-7000-8000-000000000001',
  name: 'João Araújo',
  email: 'ja@exemplo.com.br',
  phone: '5511987654321',
  planState: 'TRIAL',
}
const open = async (routes: FakeRoutes = {}) => {
  const page = openBackOffice('/admin', <h1>Página</h1>, {
    'GET /admin/palette/people': ({ query }) => ({
      body: { items: query.get('search')?.startsWith('jo') ? [joao] : [] },
    }),
    ...routes,
  })
  await screen.findByRole('heading', { name: 'Página' })
  await userEvent.keyboard('{Control>}k{/Control}')
  return page
}

it('opens by Ctrl K, and finds a person by the keyboard alone', async () => {
  const page = await open()
  const field = await screen.findByRole('combobox', { name: 'Buscar pessoas e páginas' })
  await userEvent.type(field, 'joao')
  const person = await screen.findByRole('option', { name: /João Araújo/ })
  expect(person.textContent).toContain('ja@exemplo.com.br · +55 (11) 98765-4321')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Outra página' })).toBeTruthy()
  expect(page.path()).toBe(`/admin/users/${joao.userId}`)
})

it('finds pages by other words, and says when there is nothing', async () => {
  const page = await open()
  const field = await screen.findByRole('combobox')
  await userEvent.type(field, 'auditoria')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Outra página' })).toBeTruthy()
  expect(page.path()).toBe('/admin/logs')
  await userEvent.click(screen.getByRole('button', { name: /Buscar/ }))
  await userEvent.type(await screen.findByRole('combobox'), 'zzz')
  expect(await screen.findByText('Nada por aqui com esse nome.')).toBeTruthy()
})

it('says that people could not be looked for', async () => {
  await open({ 'GET /admin/palette/people': () => refuse(503, 'platform.unavailable') })
  await userEvent.type(await screen.findByRole('combobox'), 'joao')
  expect(await screen.findByText('A busca de pessoas não respondeu. Tente de novo.')).toBeTruthy()
})
