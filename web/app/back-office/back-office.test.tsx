import type { Role } from '@lya/core/people/roles/roles.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import BackOfficeRoute from '#app/back-office/back-office-route.tsx'
import { openAdmin } from '#app/testing/open-back-office.tsx'
import { marina } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const open = (routes: FakeRoutes = {}, roles: Role[] = ['admin'], path = '/admin') =>
  openAdmin(path, [{ path: '/admin/*', element: <BackOfficeRoute /> }], routes, roles)
const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent)

it('shows the owner every entry, and the way back to the app', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy()
  const nav = screen.getByRole('navigation', { name: 'Back-office' })
  const entries = [...nav.querySelectorAll('a')].map((link) => [link.textContent, link.pathname])
  expect(entries).toEqual([
    ['Overview', '/admin'],
    ['Tarefas', '/admin/tasks'],
    ['Teste Grátis', '/admin/trials'],
    ['Assinantes', '/admin/subscribers'],
    ['Afiliados', '/admin/affiliates'],
    ['Planos', '/admin/plans'],
    ['Checkout', '/admin/checkout'],
    ['Pagamentos', '/admin/payments'],
    ['Marketing', '/admin/marketing'],
    ['Analytics', '/admin/analytics'],
    ['Logs', '/admin/logs'],
    ['Configurações', '/admin/settings'],
    ['Voltar ao App', '/dashboard'],
  ])
})

it('shows others what their rights open, and says so at a closed address', async () => {
  open({}, ['support'], '/admin/settings')
  expect(
    await screen.findByRole('heading', { name: 'Esta parte não é do seu acesso' }),
  ).toBeTruthy()
  for (const name of ['Tarefas', 'Assinantes']) expect(linkNames()).toContain(name)
  for (const name of ['Planos', 'Pagamentos', 'Configurações']) {
    expect(linkNames()).not.toContain(name)
  }
})

it('leads a guest to /login and a person to /dashboard', async () => {
  open({ 'GET /session': () => ({ body: { session: null } }) })
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy()
})

it('leads a person who is no operator to /dashboard', async () => {
  const page = open({}, [])
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(page.calls.map(({ path }) => path)).not.toContain('/admin/me')
})

it('leads whom the server no longer knows as an operator to /dashboard', async () => {
  open({ 'GET /admin/me': () => refuse(403, 'access.operator-suspended') })
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
})

it('shows a spinner while it is not known who is there', async () => {
  open({ 'GET /admin/me': () => new Promise(() => {}) })
  expect(await screen.findByRole('status')).toHaveProperty('textContent', 'Carregando')
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('lets an operator turn the second step on, and keeps the recovery codes in sight', async () => {
  let isOn = false
  const me = { userId: '1', name: 'Marina', email: '', roles: ['admin'], rights: [] }
  open({
    'GET /admin/me': () => (isOn ? { body: me } : refuse(403, 'access.second-factor-missing')),
    'GET /second-factor': () => ({ body: { isOn, recoveryCodesLeft: 0 } }),
    'POST /second-factor/start': () => ({
      body: {
        uri: 'otpauth://totp/Lya:marina?secret=ABCDEFGH',
        key: 'ABCDEFGHIJ',
        picture: { size: 2, path: 'M0 0h1v1h-1z' },
        recoveryCodes: ['AAAAA-11111'],
      },
    }),
    'POST /second-factor/confirm': () => {
      isOn = true
      return { body: { isOn } }
    },
  })
  expect(await screen.findByRole('heading', { name: 'Falta um passo para entrar' })).toBeTruthy()
  const enter = screen.getByRole('button', { name: 'Entrar no back-office' })
  expect(enter).toHaveProperty('disabled', true)
  await userEvent.click(await screen.findByRole('button', { name: 'Ligar' }))
  await userEvent.type(await screen.findByLabelText('Sua senha'), 'segredo da marina')
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  await userEvent.type(await screen.findByLabelText('Código de 6 números'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar e ligar' }))
  expect(await screen.findByText('AAAAA-11111')).toBeTruthy()
  await userEvent.click(enter)
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy()
})

it('makes an operator of whoever takes an invitation up', async () => {
  let roles: Role[] = []
  const page = open(
    {
      'GET /session': () => ({ body: { session: { ...marina, roles } } }),
      'POST /admin/operators/invitations/accept': ({ body }) => {
        if ((body as { token: string }).token !== 'abc')
          return refuse(404, 'operators.invitation-over')
        roles = ['support']
        return { body: { roles } }
      },
    },
    ['support'],
    '/admin/convite?token=abc',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Aceitar o convite' }))
  expect(await screen.findByRole('navigation', { name: 'Back-office' })).toBeTruthy()
  expect(page.path()).toBe('/admin')
})

it('says that an invitation is over', async () => {
  const over = () => refuse(404, 'operators.invitation-over')
  open({ 'POST /admin/operators/invitations/accept': over }, [], '/admin/convite?token=velho')
  await userEvent.click(await screen.findByRole('button', { name: 'Aceitar o convite' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/já foi usado/)
})
