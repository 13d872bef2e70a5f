import type { ReminderSettings } from '@lya/contract/assistant/reminders.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { marina, openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import RemindersPage from './reminders-page.tsx'

const stored: ReminderSettings = {
  duePayments: ['email'],
  budgets: [],
  weeklySummary: [],
  trial: ['email', 'whatsapp'],
  news: [],
  quietFrom: '22:00',
  quietUntil: '08:00',
  email: 'marina@exemplo.com',
  isEmailConfirmed: true,
  isWhatsAppAvailable: true,
  isWhatsAppLinked: false,
  pushKey: 'BCVx',
  browsers: [],
}

/** A server that remembers; a change of wishes may be refused. */
function open(given: Partial<ReminderSettings> = {}, routes: FakeRoutes = {}) {
  let settings = { ...stored, ...given }
  return openProduct('/lembretes', [{ path: '/lembretes', element: <RemindersPage /> }], {
    'GET /reminders': () => ({ body: settings }),
    'PUT /reminders': ({ body }) => {
      settings = { ...settings, ...(body as ReminderSettings) }
      return { body: settings }
    },
    ...routes,
  })
}

afterEach(() => {
  vi.useRealTimers()
})

const group = (name: string) => within(screen.getByRole('group', { name }))

it('shows what is on, and stores a switch with all the other wishes', async () => {
  const page = open()
  await screen.findByRole('heading', { name: 'Lembretes' })
  const email = await screen.findAllByRole('switch', { name: 'E-mail' })
  expect(email.map((one) => (one as HTMLInputElement).checked)).toEqual([true, false, false, false])
  await userEvent.click(group('Planejamento').getByRole('switch', { name: 'WhatsApp' }))
  await waitFor(() =>
    expect(page.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      duePayments: ['email'],
      budgets: ['whatsapp'],
      weeklySummary: [],
      trial: ['email', 'whatsapp'],
      news: [],
      quietFrom: '22:00',
      quietUntil: '08:00',
    }),
  )
})

it('has a row for the trial while somebody is on it', async () => {
  const session = { ...marina, planStatus: 'TRIAL', trialEndDate: '2099-12-31' }
  const page = open({}, { 'GET /session': () => ({ body: { session } }) })
  await screen.findByRole('group', { name: 'Teste grátis' })
  const row = group('Teste grátis')
  expect(row.queryByRole('switch', { name: 'Notificação' })).toBeNull()
  await userEvent.click(row.getByRole('switch', { name: 'WhatsApp' }))
  await waitFor(() =>
    expect(page.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      trial: ['email'],
    }),
  )
})

it('moves a switch within its press, and loses none of two quick ones', async () => {
  const page = open()
  await screen.findByRole('group', { name: 'Planejamento' })
  const email = group('Planejamento').getByRole<HTMLInputElement>('switch', { name: 'E-mail' })
  // A busy page takes the next press before any timer of its own.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  fireEvent.click(email)
  await new Promise(setImmediate)
  expect(email.checked).toBe(true)
  fireEvent.click(group('Contas a pagar').getByRole('switch', { name: 'E-mail' }))
  await new Promise(setImmediate)
  vi.useRealTimers()
  await waitFor(() =>
    expect(page.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      duePayments: [],
      budgets: ['email'],
    }),
  )
})

it('takes a switch back that could not be stored, and says why', async () => {
  open({}, { 'PUT /reminders': () => refuse(500, 'platform.unexpected') })
  const summary = 'Resumo da semana'
  await screen.findByRole('group', { name: summary })
  await userEvent.click(group(summary).getByRole('switch', { name: 'E-mail' }))
  expect(await screen.findByText('Não conseguimos salvar')).toBeTruthy()
  await waitFor(() => {
    const email = group(summary).getByRole<HTMLInputElement>('switch', { name: 'E-mail' })
    expect(email.checked).toBe(false)
  })
})

it('stores quiet hours once a whole time was typed and left', async () => {
  const page = open()
  const from = await screen.findByLabelText<HTMLInputElement>('Das')
  await userEvent.clear(from)
  await userEvent.tab()
  expect(from.value).toBe('22:00')
  expect(page.calls.some(({ method }) => method === 'PUT')).toBe(false)
  await userEvent.clear(from)
  await userEvent.type(from, '21:30')
  await userEvent.tab()
  await waitFor(() =>
    expect(page.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      quietFrom: '21:30',
      quietUntil: '08:00',
    }),
  )
})

it('says what is missing for each place', async () => {
  open({ isEmailConfirmed: false })
  expect(await screen.findByText(/Confirme marina@exemplo.com pelo link/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Conectar' })
  expect(link.getAttribute('href')).toBe('/profile')
  expect(screen.getByText(/Este navegador não mostra notificações/)).toBeTruthy()
})

it('offers another try when the settings do not come', async () => {
  let isBroken = true
  open(
    {},
    {
      'GET /reminders': () => (isBroken ? refuse(500, 'platform.unexpected') : { body: stored }),
    },
  )
  await screen.findByText('Não conseguimos abrir seus lembretes')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByRole('group', { name: 'Contas a pagar' })).toBeTruthy()
})
