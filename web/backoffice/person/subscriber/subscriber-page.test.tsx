import type { PersonFinances } from '@lya/contract/backoffice/person/finances.ts'
import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { PersonPage } from '#backoffice/person/person-page.tsx'
import { bento } from '#backoffice/person/testing/ana.ts'
import type { FakeRoutes } from '#connection/testing/fake-api.ts'

const address = `/admin/users/${bento.userId}`
const plan = {
  ...{ id: '0190bbbb-0000-7000-8000-000000000001', name: 'Mensal' },
  ...{ period: 'MONTHLY' as const, priceCents: 3990 },
}
const payment = (number: number, state: 'paid' | 'failed') => ({
  ...{ id: `0190cccc-0000-7000-8000-00000000000${number}`, on: `2026-1${number % 2}-05` },
  ...{
    amountCents: 3990,
    refundedCents: 0,
    installments: 1,
    refundUrl: null,
    state,
    reason: 'renovacao' as const,
  },
  ...{ planName: 'Mensal', billingType: 'CREDIT_CARD' as const },
})
const finances: PersonFinances = {
  subscription: {
    ...{ status: 'active', isHeld: false, plan, billingType: 'CREDIT_CARD', version: 3 },
    ...{ card: { brand: 'visa', lastFour: '1234' }, accessUntil: '2026-12-20' },
    ...{
      nextCharge: { on: '2026-12-21', amountCents: 3990, installments: 1, plan },
      cancellation: null,
    },
    ...{ nextTryOn: null, isConfirming: false },
    payments: [1, 2, 3, 4, 5, 6].map((one) => payment(one, one === 2 ? 'failed' : 'paid')),
    may: { cancel: true, resume: false, change: true, changeMethod: true, pay: false },
  },
  payer: { holder: 'BENTO REIS', document: '12345678909', lastFour: '1234' },
  plans: [{ ...plan, isActive: true }],
  ...{ paidCents: 19_950, month: { incomeCents: 0, expenseCents: 0 }, entries: [] },
}

function open(tab = '', routes: FakeRoutes = {}, person: PersonView = bento) {
  return openBackOffice(
    `${address}${tab}`,
    <PersonPage />,
    {
      [`GET ${address}`]: () => ({ body: person }),
      [`GET ${address}/finances`]: () => ({ body: finances }),
      [`GET ${address}/referrals`]: () => ({ body: { total: 0, paid: 0, trial: 0, items: [] } }),
      ...routes,
    },
    { route: '/admin/users/:userId' },
  )
}

it('shows the subscription, a card by its last digits and five payments before all', async () => {
  open()
  expect(await screen.findByText('****1234')).toBeTruthy()
  expect(screen.getByText('BENTO REIS')).toBeTruthy()
  expect(screen.getByText('123.456.789-09')).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Histórico de Pagamentos' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  expect(list.getByText('Falhou').dataset.tone).toBe('bad')
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos' }))
  expect(list.getAllByRole('listitem')).toHaveLength(6)
})

it('cancels for a reason, once, as its screen showed it', async () => {
  const { calls } = open('', {
    [`POST ${address}/subscription/cancel`]: () => ({ body: { done: true } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Motivo/), 'pediu por e-mail')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Cancelar assinatura' }))
  expect(await screen.findByText('Assinatura cancelada')).toBeTruthy()
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toEqual([{ version: 3, reason: 'pediu por e-mail' }])
})

it('says that nothing is known of the payment where nothing is', async () => {
  open('', { [`GET ${address}/finances`]: () => ({ body: { ...finances, payer: null } }) })
  expect(await screen.findByText('Dados de pagamento não disponíveis')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Atualizar Meio de Pagamento' })).toBeTruthy()
})

it('has every button of the settings, closed where there is nowhere to send to', async () => {
  open('?aba=configuracoes', {}, { ...bento, email: null })
  expect(await screen.findByRole('button', { name: 'Suspender Conta' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Alterar Plano' })).toBeTruthy()
  for (const name of ['Resetar Senha', 'Exportar Dados']) {
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
  }
})

it('says what is wrong with the price of another plan', async () => {
  open('?aba=configuracoes')
  const button = await screen.findByRole('button', { name: 'Alterar Plano' })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  await userEvent.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  const price = dialog.getByLabelText(/^Valor/)
  for (const [typed, problem] of [
    ['-5', 'O valor precisa ser maior que zero'],
    ['caro', 'Escreva o valor como 52,90'],
    ['999999999', 'O valor máximo é R$ 100.000.000,00'],
  ] as const) {
    await userEvent.clear(price)
    expect(price.getAttribute('aria-invalid')).not.toBe('true')
    await userEvent.type(price, typed)
    expect(dialog.getByText(problem)).toBeTruthy()
  }
})

it('says what they use, with the files that were made for them', async () => {
  open('?aba=uso')
  const used = within(await screen.findByRole('region', { name: 'Uso' }))
  const words = used.getByText('Relatórios exportados').parentElement?.textContent
  expect(words).toBe('Relatórios exportados3')
})

it('copies the code and gives another', async () => {
  open('?aba=afiliacao')
  expect(await screen.findByRole('button', { name: 'Gerar Novo Código' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copiar' })).toBeTruthy()
  expect(screen.getByText('Usuário direto')).toBeTruthy()
})

it('takes no name that is longer than one may be', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Editar nome' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((dialog.getByLabelText('Nome') as HTMLInputElement).maxLength).toBe(120)
})
