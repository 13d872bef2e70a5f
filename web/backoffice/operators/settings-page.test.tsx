import type { ListedOperator } from '@lya/contract/backoffice/operators.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { marina } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { SettingsPage } from './settings-page.tsx'

const olga: ListedOperator = {
  userId: '018f0000-0000-7000-8000-0000000000bb',
  name: 'Olga Reis',
  email: 'olga@lya.test',
  roles: ['support'],
  hasSecondFactor: false,
  suspendedAt: null,
}
const own: ListedOperator = {
  ...{ userId: marina.userId, name: marina.name, email: marina.email, roles: ['admin'] },
  ...{ hasSecondFactor: true, suspendedAt: null },
}
const invitation = {
  id: '018f0000-0000-7000-8000-0000000000cc',
  email: 'nova@lya.test',
  roles: ['finance'],
  invitedBy: 'Marina Alves',
  expiresAt: '2026-11-29T12:00:00Z',
}
const everybody = { operators: [own, olga], invitations: [invitation] }
const open = (routes: FakeRoutes = {}) =>
  openBackOffice('/admin/settings', <SettingsPage />, {
    'GET /admin/operators': () => ({ body: everybody }),
    ...routes,
  })

it('shows who may do what, and lets nobody change their own access', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Olga Reis/ }))
  for (const text of ['Atendimento', 'Falta ligar', 'Ativo'])
    expect(row.getByText(text)).toBeTruthy()
  const mine = within(screen.getByRole('row', { name: /Marina Alves/ }))
  expect(mine.getByText('Você')).toBeTruthy()
  expect(mine.queryByRole('button')).toBeNull()
  expect(screen.getByText('Por Marina Alves, vale até 29/11/2026')).toBeTruthy()
})

it('changes an access for a reason, and says why it could not', async () => {
  let isFree = false
  const path = `PUT /admin/operators/${olga.userId}/roles`
  const page = open({
    [path]: () =>
      isFree
        ? { body: { ...everybody, operators: [own, { ...olga, roles: ['finance'] }] } }
        : refuse(409, 'operators.last-owner'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar acesso: Olga Reis' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Acesso de Olga Reis' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /Atendimento/ }))
  await userEvent.type(dialog.getByLabelText('Motivo'), 'mudou de área')
  const save = dialog.getByRole('button', { name: 'Salvar acesso' })
  expect(save).toHaveProperty('disabled', true)
  await userEvent.click(dialog.getByRole('checkbox', { name: /Financeiro/ }))
  await userEvent.click(save)
  expect((await dialog.findByRole('alert')).textContent).toMatch(/Alguém precisa ficar como dono/)
  isFree = true
  await userEvent.click(save)
  expect(await screen.findByText('Acesso atualizado.')).toBeTruthy()
  const row = within(screen.getByRole('row', { name: /Olga Reis/ }))
  expect(await row.findByText('Financeiro')).toBeTruthy()
  expect(page.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    reason: 'mudou de área',
    roles: ['finance'],
  })
})

it('invites by an address, and takes an invitation back', async () => {
  const page = open({
    'POST /admin/operators/invitations': () => ({ body: everybody }),
    [`DELETE /admin/operators/invitations/${invitation.id}`]: () => ({
      body: { ...everybody, invitations: [] },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Convidar' }))
  await userEvent.type(await screen.findByLabelText('E-mail'), ' nova@lya.test ')
  await userEvent.click(screen.getByRole('checkbox', { name: /Dono/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar convite' }))
  expect(await screen.findByText('Convite enviado.')).toBeTruthy()
  expect(page.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    email: 'nova@lya.test',
    roles: ['admin'],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar convite: nova@lya.test' }))
  expect(await screen.findByText('Convite cancelado.')).toBeTruthy()
  expect(screen.queryByText('Convites abertos')).toBeNull()
})
