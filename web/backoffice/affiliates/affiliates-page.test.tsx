import type { Affiliate, WholeBatch } from '@lya/contract/backoffice/trade/affiliates.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { AffiliatesPage } from '#backoffice/affiliates/affiliates-page.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const [ana, bia, batchId] = ['a1', 'b1', 'c1'].map(
  (end) => `01936000-0000-7000-8000-0000000000${end}`,
) as [string, string, string]
const person = (userId: string, name: string, approvedCents: number): Affiliate => ({
  ...{ userId, name, email: `${name}@x.com`, approvedCents, pendingCents: 500 },
  ...{ paidOutCents: 0, inBatchCents: 0, hasKey: true },
})
const people = [person(ana, 'Ana', 1_995), person(bia, 'Bia', -1_995)]
const batch: WholeBatch = {
  ...{ id: batchId, number: 7, state: 'open', payOn: '2026-11-30', operator: 'Marina' },
  ...{ createdAt: '2026-11-22T12:00:00Z', totalCents: 1_995, paidCents: 0, people: 1 },
  ...{ hasProof: false, canWriteFile: true },
  items: [
    {
      ...{ id: ana, userId: ana, name: 'Ana', pixKey: 'ana@x.com', amountCents: 1_995 },
      ...{ state: 'open', endToEnd: null, reversedCents: 500 },
    },
  ],
}
const user = userEvent.setup()
const open = (path: string, routes: FakeRoutes = {}) =>
  openBackOffice(
    path,
    <AffiliatesPage />,
    {
      'GET /admin/affiliates': () => ({ body: { items: people, nextCursor: null } }),
      'GET /admin/payouts': () => ({ body: { items: [batch], nextCursor: null } }),
      [`GET /admin/payouts/${batchId}`]: () => ({ body: batch }),
      ...routes,
    },
    { roles: ['finance'] },
  )

it('freezes what is owed to those who are chosen, and leaves debts out', async () => {
  const { calls } = open('/admin/affiliates', {
    'POST /admin/payouts': () => ({ status: 201, body: batch }),
  })
  await screen.findByText('Dívida')
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Ana' }))
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Bia' }))
  screen.getByText('1 escolhido')
  await user.click(screen.getByRole('button', { name: 'Criar lote' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText('Bia')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Congelar lote' }))
  await screen.findByText('Lote criado')
  const sent = calls.find(({ method }) => method === 'POST')?.body
  expect(sent).toMatchObject({ ids: [ana], payOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
})

it('says where nobody has earned anything yet, and where the filters leave nobody', async () => {
  const nobody = { 'GET /admin/affiliates': () => ({ body: { items: [], nextCursor: null } }) }
  open('/admin/affiliates', nobody)
  await screen.findByText('Ninguém indicou ainda. Quem tiver comissões aparece aqui.')
  await user.type(screen.getByRole('searchbox'), 'ana')
  await screen.findByText('Nenhum afiliado encontrado com os filtros aplicados.')
})

it.each([
  ['+5511987654321', '+55 (11) 98765-4321'],
  ['52998224725', '529.982.247-25'],
])('shows the key %s with its marks', async (pixKey, shown) => {
  const items = batch.items.map((item) => ({ ...item, pixKey }))
  open(`/admin/affiliates?ver=lotes&lote=${batchId}`, {
    [`GET /admin/payouts/${batchId}`]: () => ({ body: { ...batch, items } }),
  })
  await within(await screen.findByRole('dialog', { name: 'Lote 7' })).findByText(shown)
})

it('settles an item by its transfer, says why not, and shows what became a debt', async () => {
  let tries = 0
  const { calls } = open(`/admin/affiliates?ver=lotes&lote=${batchId}`, {
    [`POST /admin/payouts/${batchId}/payments`]: () => {
      tries += 1
      return tries > 1 ? { body: batch } : refuse(409, 'affiliates.item-settled')
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Lote 7' }))
  dialog.getByText(/estornados depois de congelado/)
  const transfer = 'E60701190202611221305A1b2C3d4E5f'
  await user.type(dialog.getByLabelText('ID da transferência de Ana'), transfer)
  await user.click(dialog.getByRole('button', { name: 'Dar baixa: Ana' }))
  await screen.findByText('Outra pessoa já deu baixa nisso. Recarregue o lote.')
  await user.click(dialog.getByRole('button', { name: 'Dar baixa: Ana' }))
  await screen.findByText('Baixa registrada')
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    items: [{ itemId: ana, endToEnd: transfer }],
  })
})

it('approves what is ripe of somebody', async () => {
  const { calls } = open(`/admin/affiliates?afiliado=${ana}`, {
    [`GET /admin/affiliates/${ana}`]: () => ({
      body: {
        ...people[0],
        commissions: [
          {
            ...{ chargeId: batchId, referred: 'Caio', planName: 'Plano Mensal', canApprove: true },
            ...{ at: '2026-11-01T12:00:00Z', pendingCents: 500, approvedCents: 0, paidOutCents: 0 },
            ...{ batchNumber: null, entries: [] },
          },
        ],
      },
    }),
    [`POST /admin/affiliates/${ana}/approvals`]: () => ({ body: { approvedCents: 500 } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Aprovar 1' }))
  await screen.findByText('Comissões aprovadas')
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [batchId] })
})
