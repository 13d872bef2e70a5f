import type { PaymentDetail } from '@lya/contract/backoffice/trade/payments.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { takenFromCommission } from '#backoffice/payments/payments.model.ts'
import { PaymentsPage } from '#backoffice/payments/payments-page.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const id = '01936000-0000-7000-8000-0000000000c1'
const payment: PaymentDetail = {
  ...{ id, createdAt: '2026-11-20T15:00:00Z', userId: id, name: 'Bia Reis', email: 'bia@x.com' },
  ...{ planName: 'Plano Anual', amountCents: 26_064, refundedCents: 0, installments: 12 },
  ...{ billingType: 'CREDIT_CARD', reason: 'compra', state: 'received', environment: 'production' },
  ...{ planAmountCents: 24_990, dueOn: '2026-11-20', providerId: 'pay_1', isSurplus: false },
  isOfThisAccount: true,
  awaitsPayer: false,
  sums: { paidCents: 26_064, refundedCents: 0, lostCents: 0, owedCents: 0, keptCents: 26_064 },
  ledger: [
    {
      ...{ state: 'received', providerStatus: 'RECEIVED', amountCents: 26_064, refundedCents: 0 },
      ...{ cause: 'webhook', at: '2026-11-20T15:01:00Z' },
    },
  ],
  commission: {
    ...{ userId: id, name: 'Ana Souza' },
    entries: [
      { kind: 'accrued', amountCents: 12_495, isOfApproved: false, at: '2026-11-20T15:01:00Z' },
      { kind: 'approved', amountCents: 12_495, isOfApproved: false, at: '2026-11-21T15:01:00Z' },
      { kind: 'paid-out', amountCents: 12_495, isOfApproved: false, at: '2026-11-22T15:01:00Z' },
    ],
  },
  refunds: [],
  alerts: [{ rule: 'refund-refused', at: '2026-11-21T15:00:00Z', code: 'insufficient_balance' }],
  events: [
    {
      ...{ id, name: 'PAYMENT_RECEIVED', at: '2026-11-20T15:01:00Z', attempts: 0, canReplay: true },
      ...{ storedAt: '2026-11-20T15:01:00Z', outcome: 'processada', chargeId: id },
    },
  ],
}
const user = userEvent.setup()
const open = (path: string, routes: FakeRoutes = {}) =>
  openBackOffice(
    path,
    <PaymentsPage />,
    {
      'GET /admin/payments': () => ({ body: { items: [payment], nextCursor: null } }),
      [`GET /admin/payments/${id}`]: () => ({ body: payment }),
      ...routes,
    },
    { roles: ['finance'] },
  )
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

it('asks for what the address says, and says there what is chosen', async () => {
  const { calls } = open('/admin/payments?situacao=received&meio=nada&q=bia')
  await screen.findByRole('table', { name: 'Cobranças' })
  const asked = calls.find(({ path }) => path === '/admin/payments')?.query
  expect([asked?.get('state'), asked?.get('billingType'), asked?.get('search')]).toEqual([
    ...['received', null, 'bia'],
  ])
  const file = screen.getByRole('link', { name: 'Exportar CSV' })
  expect(file.getAttribute('href')).toContain('search=bia')
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  expect(screen.getByRole('combobox', { name: 'Situação' })).toHaveProperty('value', '')
})

it('shows a charge with its rows, its alert and what the provider told', async () => {
  const { calls } = open(`/admin/payments?cobranca=${id}`, {
    [`POST /admin/webhooks/${id}/replay`]: () => ({ body: { id } }),
  })
  const dialog = within(await screen.findByRole('dialog'))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain('Motivo: falta saldo na conta do provedor.')
  dialog.getByText('No provedor: recebida · aviso do provedor · R$ 0,00 devolvidos', {
    normalizer: (text) => text,
  })
  await user.click(dialog.getByRole('button', { name: 'Fazer de novo: Cobrança recebida' }))
  await screen.findByText('Na fila de novo')
  expect(calls.some(({ method }) => method === 'POST')).toBe(true)
})

it('offers no refund that another account would have to make', async () => {
  const refused = {
    ...{ id, totalCents: 26_064, reason: 'pediu', operator: 'Olga', at: '2026-11-21T15:00:00Z' },
    ...{ result: 'refused' as const, code: 'environment' },
  }
  open(`/admin/payments?cobranca=${id}`, {
    [`GET /admin/payments/${id}`]: () => ({
      body: { ...payment, isOfThisAccount: false, refunds: [refused] },
    }),
  })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/^Não dá para reembolsar por aqui/)
  expect(dialog.queryByRole('button', { name: 'Reembolsar' })).toBeNull()
  dialog.getByText(/Recusado pelo provedor: a cobrança é de outra conta do provedor/)
})

it('asks why and how much before it gives money back, and says what follows', async () => {
  const { calls } = open(`/admin/payments?cobranca=${id}`, {
    [`POST /admin/payments/${id}/refunds`]: () => ({ body: { totalCents: 10_000 } }),
  })
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Reembolsar' }))
  const amount = dialog.getByLabelText(/^Quanto devolver/)
  expect((amount as HTMLInputElement).value).toBe('260,64')
  dialog.getByText(/^A pessoa perde o acesso desta cobrança .* nada mais renova sozinho\.$/)
  const debt = dialog.getByText(/já foram pagos a Ana Souza: viram dívida/)
  expect(plain(debt.textContent)).toContain('R$ 124,95')
  await user.click(dialog.getByRole('button', { name: 'Reembolsar' }))
  dialog.getByText('Conte o motivo em ao menos 3 letras.')
  for (const [typed, problem] of [
    ['-5', 'O valor precisa ser maior que zero'],
    ['tudo', 'Escreva o valor como 52,90'],
    ['260,65', 'Digite um valor de até o que ainda está conosco.'],
  ] as const) {
    await user.clear(amount)
    await user.type(amount, typed)
    dialog.getByText(problem)
  }
  await user.clear(amount)
  await user.type(amount, '100')
  dialog.getByText('Devolução em parte: o acesso e as renovações continuam.')
  await user.type(dialog.getByLabelText(/^Motivo/), 'pediu')
  await user.click(dialog.getByRole('button', { name: 'Reembolsar' }))
  await screen.findByText('Reembolso pedido')
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ amountCents: 10_000, reason: 'pediu' },
  })
})

it('says that the money of a boleto waits for its payer, and asks for nothing twice', async () => {
  const asked = {
    ...{ id, totalCents: 26_064, reason: 'pediu', operator: 'Olga', at: '2026-11-21T15:00:00Z' },
    ...{ result: null, code: null },
  }
  open(`/admin/payments?cobranca=${id}`, {
    [`GET /admin/payments/${id}`]: () => ({
      body: { ...payment, billingType: 'BOLETO', awaitsPayer: true, refunds: [asked] },
    }),
  })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/^O dinheiro ainda não saiu: falta a pessoa dizer em que conta/)
  dialog.getByText(/À espera da conta/)
  expect(dialog.getByRole('button', { name: 'Reembolsar' })).toHaveProperty('disabled', true)
})

it('gives a boleto back whole, and says that its payer is asked first', async () => {
  const { calls } = open(`/admin/payments?cobranca=${id}`, {
    [`GET /admin/payments/${id}`]: () => ({ body: { ...payment, billingType: 'BOLETO' } }),
    [`POST /admin/payments/${id}/refunds`]: () => ({ body: { totalCents: 26_064 } }),
  })
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Reembolsar' }))
  expect(dialog.queryByLabelText(/^Quanto devolver/)).toBeNull()
  dialog.getByText(/^Boleto só volta inteiro, e depois que a pessoa disser/)
  await user.type(dialog.getByLabelText(/^Motivo/), 'pediu')
  await user.click(dialog.getByRole('button', { name: 'Reembolsar' }))
  await screen.findByText('Reembolso pedido')
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    amountCents: 26_064,
  })
})

it('says why a refund was refused, and keeps what was typed', async () => {
  open(`/admin/payments?cobranca=${id}`, {
    [`POST /admin/payments/${id}/refunds`]: () => refuse(409, 'payments.refund-waiting'),
  })
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Reembolsar' }))
  await user.type(dialog.getByLabelText(/^Motivo/), 'pediu')
  await user.click(dialog.getByRole('button', { name: 'Reembolsar' }))
  await screen.findByText('Já há um reembolso a caminho para esse pagamento.')
  expect((dialog.getByLabelText(/^Motivo/) as HTMLTextAreaElement).value).toBe('pediu')
})

it('takes of a commission what the part that goes back earned', () => {
  const entries = payment.commission?.entries.slice(0, 2) ?? []
  const owed = { ...payment, commission: { userId: id, name: 'Ana', entries } }
  expect(takenFromCommission(owed, 13_032)).toEqual({
    ...{ name: 'Ana', takenCents: 6_248, isPaidOut: false },
  })
  expect(takenFromCommission({ ...payment, commission: null }, 100)).toBeNull()
})
