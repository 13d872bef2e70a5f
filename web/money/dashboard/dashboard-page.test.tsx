import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { today } from '#connection/clock.ts'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { filledDialog } from '#design/later/testing/filled-dialog.ts'
import DashboardPage from './dashboard-page.tsx'

const summary = {
  totalBalanceCents: 2_471_385,
  incomeCents: 620_000,
  expensesCents: 284_850,
  savingsCents: 335_150,
  incomeTrend: { percent: 12.5, isPositive: true, hasBase: true },
  expensesTrend: { percent: 8, isPositive: false, hasBase: true },
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
const full = {
  today: '2026-11-21',
  summary,
  balanceAfterBillsCents: null as number | null,
  chart: [],
  activities: [lunch],
  distribution: [],
  upcoming: [],
  budgets: [],
}

/** What the server answers of a bill that was paid and goes on. */
const paidBill = {
  name: 'Luz',
  nextDate: '2026-12-20',
  lastPaidDate: '2026-11-20',
  ...{ instalments: null, instalmentsPaid: 1, endDate: null },
}

/** What an element reads as, its hard spaces plain. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

const open = (routes: FakeRoutes) =>
  openProduct('/dashboard', [{ path: '/dashboard', element: <DashboardPage /> }], routes)

async function choosePeriod(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Período: / }))
  // A dropdown hides itself where nothing has a place on the screen, as in this DOM.
  await userEvent.click(await screen.findByRole('button', { name, hidden: true }))
}

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

  it('says so when a month has no base, and gives no percentage of thousands', async () => {
    const trends = {
      incomeTrend: { percent: 100, isPositive: true, hasBase: false },
      expensesTrend: { percent: 1_250, isPositive: false, hasBase: true },
    }
    open({ 'GET /dashboard': () => ({ body: { ...full, summary: { ...summary, ...trends } } }) })
    const card = async (name: string) =>
      (await screen.findByRole('heading', { name })).closest('article')?.textContent
    await screen.findByText('sem base no mês passado')
    expect(await card('Receitas')).toMatch(/sem base no mês passado$/)
    expect(await card('Receitas')).not.toContain('%')
    expect(await card('Despesas')).toMatch(/mais de 10x a mais que no mês passado$/)
  })

  it('says below the balance what is left after the bills of the month', async () => {
    let balanceAfterBillsCents: number | null = 2_001_385
    open({ 'GET /dashboard': () => ({ body: { ...full, balanceAfterBillsCents } }) })
    const after = await screen.findByText(/^Depois das contas do mês:/)
    expect(plain(after.textContent)).toBe('Depois das contas do mês: R$ 20.013,85')
    expect(after.closest('article')?.textContent).toContain('Saldo Total')
    balanceAfterBillsCents = null
    await userEvent.click(screen.getByTitle('Atualizar dados'))
    await waitFor(() => expect(screen.queryByText(/^Depois das contas/)).toBeNull())
  })

  it('shows the chart as a table too, and what is expected by its name', async () => {
    const nothing = { incomeCents: null, expensesCents: null }
    const chart = [
      { start: '2026-11-01', label: 'Nov/26', incomeCents: 1, expensesCents: 2, expected: null },
      {
        ...{ start: '2026-12-01', label: 'Dez/26', incomeCents: 0, expensesCents: 0 },
        expected: { ...nothing, expensesCents: 5_000 },
      },
    ]
    open({ 'GET /dashboard': () => ({ body: { ...full, chart } }) })
    const card = within(await screen.findByRole('region', { name: 'Visão Financeira' }))
    await userEvent.click(await card.findByRole('button', { name: 'Ver em tabela' }))
    const rows = within(card.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => plain(row.textContent))).toEqual([
      'PeríodoReceitasDespesas',
      'Nov/26R$ 0,01R$ 0,02',
      'Dez/26 (previsto)Nada previstoR$ 50,00',
    ])
    await userEvent.click(card.getByRole('button', { name: 'Ver o gráfico' }))
    expect(card.getByRole('button', { name: 'Ver em tabela' })).toBeTruthy()
  })

  it('lists activities with their defaults', async () => {
    open({ 'GET /dashboard': () => ({ body: full }) })
    expect(await screen.findByText('Despesa adicionada')).toBeTruthy()
    expect(screen.getByText('Sem categoria')).toBeTruthy()
    expect(screen.getByText('\u2212R$ 32,00')).toBeTruthy()
  })

  it('gives a payment its minus, as it is the row of its expense, and a late bill none', async () => {
    const paid = { ...lunch, id: 'b', type: 'payment', amountCents: 9_900 }
    const late = { ...lunch, id: 'c', type: 'warning', amountCents: 5_000 }
    open({ 'GET /dashboard': () => ({ body: { ...full, activities: [paid, late] } }) })
    expect(await screen.findByText('\u2212R$ 99,00')).toBeTruthy()
    expect(screen.getByText('R$ 50,00')).toBeTruthy()
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

    await choosePeriod('Mês passado')
    await waitFor(() => expect(asked().length).toBeGreaterThan(1))
    const query = asked().at(-1)?.query
    expect(query?.get('from')).toMatch(/^\d{4}-\d{2}-01$/)
    expect(query?.get('to')?.slice(0, 7)).toBe(query?.get('from')?.slice(0, 7))
  })

  it('calls the numbers of a period before old until those of the new one are there', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<{ body: unknown }>()
    open({
      'GET /dashboard': ({ query }) => (query.has('from') ? held : { body: full }),
    })
    const balance = await screen.findByText('R$ 24.713,85')
    const isOld = () => balance.closest('[aria-busy="true"]') !== null
    expect(isOld()).toBe(false)
    expect(screen.getByRole('button', { name: 'Período: Visão geral' })).toBeTruthy()
    await choosePeriod('Mês passado')
    await waitFor(() => expect(isOld()).toBe(true))
    // Who pressed it by the keyboard keeps their place.
    expect(screen.getByTitle('Atualizar dados')).toHaveProperty('disabled', false)
    answer({ body: { ...full, summary: { ...summary, incomeCents: 123_456 } } })
    expect(await screen.findByText('R$ 1.234,56')).toBeTruthy()
    expect(isOld()).toBe(false)
  })

  it.each([
    ['the server fails', () => refuse(500, 'platform.unexpected')],
    [
      'there is no connection',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('shows no other period’s numbers when %s, and lets another be chosen', async (_case, fail) => {
    open({ 'GET /dashboard': ({ query }) => (query.has('from') ? fail() : { body: full }) })
    await screen.findByText('R$ 24.713,85')
    await choosePeriod('Mês passado')
    expect(await screen.findByText('Erro ao carregar dados financeiros')).toBeTruthy()
    expect(screen.queryByText('R$ 24.713,85')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Marina Alves' })).toBeTruthy()
    await choosePeriod('Visão geral')
    expect(await screen.findByText('R$ 24.713,85')).toBeTruthy()
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

describe('the lower cards', () => {
  const slice = (category: string | null, amountCents: number, percent: number) => ({
    ...{ categoryId: category && `id-${category}`, category, icon: category && '🍽️' },
    ...{ amountCents, percent },
  })
  const spending = [
    slice('Moradia', 200_000, 40),
    slice('Alimentação', 120_000, 24),
    slice(null, 60_000, 12),
    slice('Transporte', 50_000, 10),
    slice('Lazer', 40_000, 8),
    slice('Saúde', 20_000, 4),
    slice('Presentes', 10_000, 2),
  ]
  const due = (name: string, status: string, days: number) => ({
    id: `0190aaaa-0000-7000-8000-${name.length.toString().padStart(12, '0')}`,
    name,
    amountCents: 9_900,
    nextDate: '2026-11-20',
    category: 'Moradia',
    status,
    days,
    isPaid: false,
  })

  it('say so when there is nothing yet', async () => {
    open({ 'GET /dashboard': () => ({ body: full }) })
    const texts = [
      'Nenhum gasto em categorias foi encontrado para este mês.',
      'Adicione algumas transações para ver a distribuição dos seus gastos.',
      'Você está em dia com suas contas',
      'Você não tem contas em atraso',
      'Nenhum planejamento para este mês',
    ]
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('Mês Atual')).toBeTruthy()
  })

  it('show where the money went: biggest, six, and the rest behind a line', async () => {
    open({ 'GET /dashboard': () => ({ body: { ...full, distribution: spending } }) })
    const name = 'Distribuição de Gastos'
    const card = within(await screen.findByRole('region', { name }))
    expect(plain(card.getByText('Maior Gasto').parentElement?.textContent)).toBe(
      'Maior GastoMoradia40,0%R$ 2.000,00',
    )
    expect(card.getByText('Outros')).toBeTruthy()
    expect(card.getByText('12,0%')).toBeTruthy()
    const rest = card.getByText('+1 categoria(s) restante(s)').closest('details')
    expect(within(rest as HTMLElement).getByText('Presentes')).toBeTruthy()
    expect(within(rest as HTMLElement).queryByText('Saúde')).toBeNull()
    const other = card.getByRole('link', { name: /Outros/ }).getAttribute('href')
    expect(other).toBe('/transactions?category=none&type=despesa&period=current-month')
    expect(rest?.open).toBe(false)
  })

  it('tell a segment by the keyboard', async () => {
    open({ 'GET /dashboard': () => ({ body: { ...full, distribution: spending } }) })
    const bar = await screen.findByRole('slider', { name: 'Gastos por categoria' })
    expect(plain(bar.getAttribute('aria-valuetext'))).toBe('Moradia: R$ 2.000,00, 40,0%')
    bar.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(plain(bar.getAttribute('aria-valuetext'))).toBe('Outros: R$ 600,00, 12,0%')
    expect(screen.getByText('R$ 600,00 · 12,0%')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('R$ 600,00 · 12,0%')).toBeNull()
  })

  it('list payments in the order of their urgency, and pay from here', async () => {
    const upcoming = [
      due('Luz', 'overdue', 12),
      due('Aluguel', 'today', 0),
      due('Internet', 'upcoming', 3),
    ]
    let shown = upcoming
    const undoId = '0190aaaa-0000-7000-8000-0000000000ff'
    const page = open({
      'GET /dashboard': () => ({ body: { ...full, upcoming: shown } }),
      [`POST /recurring/${upcoming[0]?.id}/payments`]: () => {
        shown = upcoming.slice(1)
        return { body: { payment: paidBill, undoId } }
      },
      [`POST /undo/${undoId}`]: () => {
        shown = upcoming
        return { body: { undone: true } }
      },
    })
    const card = within(await screen.findByRole('region', { name: 'Próximos Pagamentos' }))
    const rows = card.getAllByRole('listitem').map((row) => plain(row.textContent))
    expect(rows[0]).toContain('12 dia(s) de atraso')
    expect(rows[1]).toContain('Vence hoje')
    expect(rows[2]).toContain('Vence em 3 dias')
    expect(card.getByText('1 em atraso')).toBeTruthy()
    const late = card.getByRole('heading', { level: 3, name: /^Em atraso/ })
    expect(plain(late.textContent)).toBe('Em atraso R$ 99,00')

    await userEvent.click(card.getByRole('button', { name: 'Pago: Luz' }))
    expect(await screen.findByText('Pagamento marcado como pago!')).toBeTruthy()
    await waitFor(() => expect(card.queryByText('Luz')).toBeNull())
    // Not on the next button: a second Enter would pay that one.
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Próximos Pagamentos' }))
    expect(card.getByText('Você não tem contas em atraso')).toBeTruthy()
    const call = page.calls.find((one) => one.path.endsWith('/payments'))
    expect(call?.body).toEqual({ nextDate: '2026-11-20' })
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await card.findByText('Luz')).toBeTruthy()
  })

  it('offer no second payment of what is paid this month', async () => {
    const paid = { ...due('Internet', 'upcoming', 24), isPaid: true }
    open({ 'GET /dashboard': () => ({ body: { ...full, upcoming: [paid] } }) })
    const card = within(await screen.findByRole('region', { name: 'Próximos Pagamentos' }))
    expect(card.getByRole('listitem').textContent).toContain('Pago este mês')
    expect(card.queryByRole('button')).toBeNull()
  })

  it('sum what is late, and nothing where nothing is', async () => {
    const late = [due('Luz', 'overdue', 12), due('Internet', 'overdue', 3)]
    const other = due('Aluguel', 'today', 0)
    let upcoming = [...late, other]
    open({ 'GET /dashboard': () => ({ body: { ...full, upcoming } }) })
    const card = within(await screen.findByRole('region', { name: 'Próximos Pagamentos' }))
    const groups = () =>
      card.queryAllByRole('heading', { level: 3 }).map((one) => plain(one.textContent))
    expect(groups()).toEqual(['Em atraso R$ 198,00', 'A vencer'])
    upcoming = [other]
    await userEvent.click(screen.getByTitle('Atualizar dados'))
    await waitFor(() => expect(groups()).toEqual([]))
    expect(card.getByText('Você não tem contas em atraso')).toBeTruthy()
  })

  it('pay another amount on another day, from here too', async () => {
    const light = due('Luz', 'overdue', 1)
    const page = open({
      'GET /dashboard': () => ({ body: { ...full, upcoming: [light] } }),
      [`POST /recurring/${light.id}/payments`]: () => ({
        body: { payment: paidBill, undoId: light.id },
      }),
    })
    const name = 'Pagar Luz com outro valor ou dia'
    await userEvent.click(await screen.findByRole('button', { name }))
    const form = await filledDialog('Pagar com outro valor ou dia')
    await userEvent.clear(form.getByLabelText(/Valor pago/))
    await userEvent.type(form.getByLabelText(/Valor pago/), '183,40')
    await userEvent.click(form.getByRole('button', { name: 'Já paguei' }))
    expect(await screen.findByText('Pagamento marcado como pago!')).toBeTruthy()
    expect(page.calls.find((one) => one.path.endsWith('/payments'))?.body).toEqual({
      nextDate: '2026-11-20',
      amountCents: 18_340,
      paidDate: today(),
    })
  })

  it('take a payment back when the server refuses', async () => {
    const [late] = [due('Luz', 'overdue', 1)]
    open({
      'GET /dashboard': () => ({ body: { ...full, upcoming: [late] } }),
      [`POST /recurring/${late.id}/payments`]: () => refuse(500, 'platform.unexpected'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Pago: Luz' }))
    expect(await screen.findByText('Erro ao marcar como pago')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Pago: Luz' })).toBeTruthy()
  })

  it('show how far each budget is used, with the words of its band', async () => {
    const budget = (category: string, spentCents: number) => ({
      ...{ budgetId: category, categoryId: category, category, icon: '🛒' },
      ...{ plannedCents: 10_000, spentCents, percent: spentCents / 100 },
    })
    const budgets = [budget('Compras', 11_850), budget('Lazer', 9_000), budget('Casa', 8_000)]
    open({ 'GET /dashboard': () => ({ body: { ...full, budgets } }) })
    const card = within(await screen.findByRole('region', { name: 'Progresso do Planejamento' }))
    const rows = card.getAllByRole('listitem').map((row) => plain(row.textContent))
    expect(rows[0]).toContain('Excedido118,5%R$ 118,50 de R$ 100,00 · R$ 18,50 acima')
    expect(rows[1]).toContain('Próximo90,0%')
    expect(rows[2]).not.toMatch(/Próximo|Excedido/)
  })
})

it('tells when newer numbers can not be had, and keeps the older ones', async () => {
  let isBroken = false
  open({ 'GET /dashboard': () => (isBroken ? refuse(500, 'platform.unexpected') : { body: full }) })
  await screen.findByText('R$ 24.713,85')
  isBroken = true
  await userEvent.click(screen.getByTitle('Atualizar dados'))
  expect(await screen.findByText('Erro ao carregar dados financeiros')).toBeTruthy()
  expect(screen.getByText('R$ 24.713,85')).toBeTruthy()
})
