import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import DashboardPage from './dashboard-page.tsx'

const summary = {
  totalBalanceCents: 2_471_385,
  incomeCents: 620_000,
  expensesCents: 284_850,
  savingsCents: 335_150,
  incomeTrend: { percent: 12.5, isPositive: true },
  expensesTrend: { percent: 8, isPositive: false },
  savingsTrend: null,
}
const lunch = {
  id: 'a',
  type: 'expense',
  title: 'Despesa adicionada',
  description: 'Almoço',
  category: 'Sem categoria',
  amountCents: 3200,
  date: '2026-11-21',
  createdAt: '2020-11-21T12:00:00Z',
}
const full = { today: '2026-11-21', summary, chart: [], activities: [lunch] }

const open = (routes: FakeRoutes) =>
  openProduct('/dashboard', [{ path: '/dashboard', element: <DashboardPage /> }], routes)

describe('the dashboard', () => {
  it('says that it loads, then greets and shows the cards', async () => {
    open({ 'GET /dashboard': () => ({ body: full }) })
    expect(await screen.findByText('Carregando seus dados financeiros...')).toBeTruthy()
    expect(await screen.findByText('R$ 24.713,85')).toBeTruthy()
    expect(screen.getByText('Bem-vindo(a) de volta!')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Marina Alves' })).toBeTruthy()
    const names = ['Saldo Total', 'Receitas', 'Despesas', 'Economia']
    for (const name of names) expect(screen.getByRole('heading', { name })).toBeTruthy()
  })

  it('tells a trend in words beside its colour and arrow', async () => {
    open({ 'GET /dashboard': () => ({ body: full }) })
    const expenses = (await screen.findByText('8,0%')).closest('article')
    expect(within(expenses as HTMLElement).getByText('a mais que no mês passado')).toBeTruthy()
  })

  it('lists activities with their defaults', async () => {
    open({ 'GET /dashboard': () => ({ body: full }) })
    expect(await screen.findByText('Despesa adicionada')).toBeTruthy()
    expect(screen.getByText('Sem categoria')).toBeTruthy()
    expect(screen.getByText('\u2212R$ 32,00')).toBeTruthy()
  })

  it('says what is missing when there is nothing yet', async () => {
    open({ 'GET /dashboard': () => ({ body: { ...full, activities: [] } }) })
    expect(await screen.findByText('Nenhum dado encontrado')).toBeTruthy()
    expect(screen.getByText('Nenhuma atividade encontrada')).toBeTruthy()
    expect(
      screen.getByText('Suas atividades aparecerão aqui quando você começar a usar o app'),
    ).toBeTruthy()
  })

  it('offers two ways on when it can not be had', async () => {
    let isBroken = true
    open({
      'GET /dashboard': () => (isBroken ? refuse(500, 'platform.unexpected') : { body: full }),
    })
    expect(await screen.findByText('Erro ao carregar dados financeiros')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Recarregar página' })).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('R$ 24.713,85')).toBeTruthy()
  })

  it('asks for a period only once one is chosen', async () => {
    const page = open({ 'GET /dashboard': () => ({ body: full }) })
    await screen.findByText('R$ 24.713,85')
    const asked = () => page.calls.filter((call) => call.path === '/dashboard')
    expect(asked().at(-1)?.query.toString()).toBe('')

    await userEvent.click(screen.getByRole('button', { name: 'Período: Todo o período' }))
    // A dropdown hides itself where nothing has a place on the screen, as in this DOM.
    const hidden = true
    await userEvent.click(await screen.findByRole('button', { name: 'Mês passado', hidden }))
    await waitFor(() => expect(asked().length).toBeGreaterThan(1))
    const query = asked().at(-1)?.query
    expect(query?.get('from')).toMatch(/^\d{4}-\d{2}-01$/)
    expect(query?.get('to')?.slice(0, 7)).toBe(query?.get('from')?.slice(0, 7))
  })

  it('fetches everything again on demand', async () => {
    const page = open({ 'GET /dashboard': () => ({ body: full }) })
    await screen.findByText('R$ 24.713,85')
    await userEvent.click(screen.getByTitle('Atualizar dados'))
    await waitFor(() => {
      expect(page.calls.filter((call) => call.path === '/dashboard')).toHaveLength(2)
      expect(page.calls.filter((call) => call.path === '/session')).toHaveLength(2)
    })
  })
})
