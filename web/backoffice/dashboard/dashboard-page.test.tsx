import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { DashboardPage } from '#backoffice/dashboard/dashboard-page.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const user = userEvent.setup()
const cached = <T,>(data: T) => ({
  ...{ data, computedAt: '2026-11-22T12:00:00Z', expiresAt: '2026-11-22T12:30:00Z' },
  isStale: false,
})
const snapshot: Metrics['snapshot'] = {
  ...{ totalUsers: 400, activeUsers: 120, trialUsers: 200, paidUsers: 118, engagedUsers: 150 },
  ...{ newSignups: 40, conversions: 12, cancellations: 3, mrrCents: 471_234, arrCents: 5_654_808 },
  ...{ churnRate: 250, conversionRate: 3_000, totalTransactions: 9_000 },
  ...{ totalRevenueCents: 4_000_000, newSignupsToday: 2, transactionsToday: 31 },
  ...{ revenueTodayCents: 11_970, churnRisk: 7 },
}
const metrics: Metrics = {
  ...{ today: '2026-11-22', snapshot, months: [], byPeriod: [], byMethod: [] },
  before: { newSignups: 30, conversions: 9, cancellations: 4, mrrCents: null },
  goal: { mrrCents: 500_000, mrrWarningCents: 200_000 },
}
const alert = {
  ...{ id: '0190aaaa-0000-7000-8000-000000000001', rule: 'mrr-low', kind: 'system' },
  ...{ priority: 'critical', status: 'active', createdAt: '2026-11-22T11:00:00Z' },
  ...{ value: 130_00, limit: 2_000_00, overAt: null, person: null, segment: null, resolved: null },
}
const noOpen = { critical: 1, high: 0, medium: 0 }

function open(routes: FakeRoutes = {}, path = '/admin') {
  const guests = { today: <p>hoje</p>, customers: null, segments: <p>segmentos aqui</p> }
  return openBackOffice(path, <DashboardPage {...guests} communication={null} />, {
    'GET /admin/overview/metrics': () => ({ body: cached(metrics) }),
    'GET /admin/overview/alerts': ({ query }) => ({
      body: {
        items: query.get('kind') === 'system' && query.get('status') !== 'resolved' ? [alert] : [],
        ...{ nextCursor: null, open: noOpen },
      },
    }),
    'GET /admin/overview/churn': () => ({ body: { people: [], count: 0 } }),
    ...routes,
  })
}

const cardOf = async (name: RegExp) =>
  within(await screen.findByRole('tabpanel')).findByRole('button', { name })

it('says how the business stands, and what each figure means', async () => {
  open()
  const card = await cardOf(/^MRR/)
  expect(card.textContent).toMatch(/R\$.4\.712,34/)
  expect(card.textContent).toMatch(/ARR R\$.56\.548,08/)
  expect(card.getAttribute('aria-description')).toContain('dividido pelos meses do período')
  expect((await cardOf(/^Taxa de conversão/)).textContent).toContain('30,0%')
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ações Executivas' })).toBeTruthy()
  expect(await screen.findByText('Ninguém em risco agora.')).toBeTruthy()
})

it('opens a figure to the people behind it, page by page', async () => {
  const asked: (string | null)[] = []
  open({
    'GET /admin/overview/figures/mrr/people': ({ query }) => {
      asked.push(query.get('cursor'))
      return { body: { items: [], nextCursor: null } }
    },
  })
  await user.click(await cardOf(/^MRR/))
  const dialog = within(await screen.findByRole('dialog', { name: 'MRR: quem são' }))
  expect(await dialog.findByText('Ninguém por aqui.')).toBeTruthy()
  expect(asked).toEqual([null])
})

const stripFigures = {
  ...{ 'paid-users': 'Pagantes', mrr: 'MRR', 'conversion-rate': 'Taxa de conversão' },
  ...{ 'churn-rate': 'Taxa de churn', 'churn-risk': 'Risco de churn' },
  'total-transactions': 'Lançamentos',
}

it.each(Object.entries(stripFigures))('opens %s of the strip to its people', async (key, title) => {
  open({
    [`GET /admin/overview/figures/${key}/people`]: () => ({
      body: { items: [], nextCursor: null },
    }),
  })
  const strip = within(await screen.findByRole('region', { name: 'Resumo' }))
  const figure = strip.getByRole('button', { name: new RegExp(`^${title} `) })
  expect(figure.getAttribute('aria-description')).toContain(`Ver as pessoas: ${title}`)
  await user.click(figure)
  const dialog = within(await screen.findByRole('dialog', { name: `${title}: quem são` }))
  expect(await dialog.findByText('Ninguém por aqui.')).toBeTruthy()
})

it('resolves an alert with a note, and says who was faster', async () => {
  const notes: unknown[] = []
  open({
    [`POST /admin/overview/alerts/${alert.id}/resolve`]: ({ body }) => {
      notes.push(body)
      return notes.length === 1
        ? refuse(409, 'overview.alert-resolved')
        : { body: { ...alert, status: 'resolved' } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Resolver' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolver alerta: MRR baixo' }))
  await user.type(dialog.getByLabelText('Motivo'), 'campanha no ar')
  await user.click(dialog.getByRole('button', { name: 'Resolver' }))
  expect((await dialog.findByRole('alert')).textContent).not.toBe('')
  await user.click(dialog.getByRole('button', { name: 'Resolver' }))
  await screen.findByText('Alerta resolvido')
  expect(notes).toEqual([{ note: 'campanha no ar' }, { note: 'campanha no ar' }])
})

it('says of what passed by itself when it did, and no longer what it measures', async () => {
  const silent = {
    ...{ ...alert, rule: 'webhook-silent', value: 360, limit: 360 },
    overAt: '2026-11-22T15:05:00Z' as string | null,
  }
  const page = { nextCursor: null, open: noOpen }
  const listed = ({ query }: { query: URLSearchParams }) => ({
    body: { items: query.get('kind') === 'system' ? [silent] : [], ...page },
  })
  open({ 'GET /admin/overview/alerts': listed }, '/admin?aba=alertas')
  await screen.findByText('Provedor de pagamento calado')
  screen.getByText('Com cobrança aberta, nenhum aviso do provedor chegou por 6 horas ou mais.')
  screen.getByText(/^desde .*08:00 · passou por si em .*12:05$/)
  expect(screen.queryByText(/limite/)).toBeNull()
})

it('leaves out what the right of whoever looks does not reach', async () => {
  const { path } = open()
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    ...['Visão geral', 'Receita', 'Conversão', 'Alertas', 'Coorte', 'Segmentos', 'Performance'],
  ])
  await user.click(screen.getByRole('tab', { name: 'Segmentos' }))
  expect(await screen.findByText('segmentos aqui')).toBeTruthy()
  expect(path()).toBe('/admin?aba=segmentos')
})

it('goes back from tab to tab, and shows the first where one may not be opened', async () => {
  const { path, goBack } = open({}, '/admin?aba=clientes')
  await screen.findByRole('tab', { name: 'Visão geral', selected: true })
  await user.click(screen.getByRole('tab', { name: 'Segmentos' }))
  await user.click(screen.getByRole('tab', { name: 'Alertas' }))
  await goBack()
  expect(path()).toBe('/admin?aba=segmentos')
  expect(await screen.findByText('segmentos aqui')).toBeTruthy()
})

it('waits for figures that are worked out for the first time, and names what failed', async () => {
  open({ 'GET /admin/overview/metrics': () => refuse(409, 'overview.not-ready') })
  expect(await screen.findByText('Calculando pela primeira vez')).toBeTruthy()
})

it('has new figures worked out at a press', async () => {
  const { calls } = open({ 'POST /admin/overview/refresh': () => ({ body: { keys: [] } }) })
  await user.click(await screen.findByRole('button', { name: 'Atualizar' }))
  await waitFor(() =>
    expect(calls.some(({ path }) => path === '/admin/overview/refresh')).toBe(true),
  )
})

it('brings the chosen tab into sight where the tabs are wider than the screen', async () => {
  const shown: (string | null)[] = []
  const before = Element.prototype.scrollIntoView
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent)
  }
  onTestFinished(() => {
    Element.prototype.scrollIntoView = before
  })
  open({}, '/admin?aba=alertas')
  await screen.findByRole('tab', { name: 'Alertas' })
  expect(shown).toEqual(['Alertas'])
})
