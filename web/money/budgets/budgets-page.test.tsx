import type { Budget, Planning } from '@lya/contract/money/budgets.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { filledDialog } from '#design/later/testing/filled-dialog.ts'
import { pressTwice } from '#design/later/testing/press-twice.ts'
import BudgetsPage from './budgets-page.tsx'

const undoId = '0190aaaa-0000-7000-8000-0000000000ff'
const category = (name: string, icon: string, type = 'despesa') => ({
  id: `0190bbbb-0000-7000-8000-${name.length.toString().padStart(12, '0')}`,
  name,
  icon,
  color: null,
  type,
})
const food = category('Alimentação', '🍽️')
const home = category('Moradia', '🏠')
const fun = category('Lazer', '🎮')
const salary = category('Salário!', '💰', 'receita')

function budget(of: typeof food, plannedCents: number, spentCents: number): Budget {
  return {
    id: of.id.replace('bbbb', 'cccc'),
    month: '2026-11',
    categoryId: of.id,
    category: of.name,
    categoryIcon: of.icon,
    plannedCents,
    spentCents,
    percent: Math.round((spentCents / plannedCents) * 10_000) / 100,
    version: 3,
  }
}

const eaten = budget(food, 100_000, 80_000)

function planningOf(budgets: Budget[], change: Partial<Planning> = {}): Planning {
  const plannedCents = budgets.reduce((sum, one) => sum + one.plannedCents, 0)
  const spentCents = budgets.reduce((sum, one) => sum + one.spentCents, 0)
  const months = ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12']
  return {
    month: '2026-11',
    currentMonth: '2026-11',
    totalPlannedCents: plannedCents,
    totalSpentCents: spentCents,
    differenceCents: plannedCents - spentCents,
    percentUsed: 80,
    chart: months.map((month) => ({ month, plannedCents, spentCents, expectedSpentCents: null })),
    budgets,
    canCopy: false,
    ...change,
  }
}

/** A month that the routes change, as the server's would. */
function open(first: Planning, routes: FakeRoutes = {}, path = '/planning') {
  const store = { planning: first }
  const page = openProduct(path, [{ path: '/planning', element: <BudgetsPage /> }], {
    'GET /categories': () => ({ body: { items: [food, fun, home, salary] } }),
    'GET /planning': ({ query }) => {
      const month = query.get('month') ?? '2026-11'
      return { body: month === '2026-11' ? store.planning : planningOf([], { month }) }
    },
    [`POST /undo/${undoId}`]: () => {
      store.planning = first
      return { body: { undone: true } }
    },
    ...routes,
  })
  return { ...page, store }
}

/** What is to be read there, the spaces of amounts as plain ones. */
const textOf = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? ''
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = filledDialog
const progress = async (name: string) =>
  within((await screen.findByRole('progressbar', { name })).closest('li') as HTMLElement)
const list = async () =>
  within(await screen.findByRole('region', { name: 'Orçamentos do Período' }))

describe('a month', () => {
  it('shows its cards, its chart in words and each band by a word', async () => {
    open(
      planningOf([eaten, budget(home, 100_000, 80_001), budget(fun, 10_000, 10_001)], {
        percentUsed: 80.95,
      }),
    )
    const card = async (name: string) =>
      textOf((await screen.findByRole('heading', { name })).closest('article'))
    await waitFor(async () => {
      expect(await card('Total Orçado')).toContain('R$ 2.100,00')
    })
    expect(await card('Gasto Real')).toContain('R$ 1.700,02')
    expect(await card('Diferença')).toContain('R$ 399,98')
    expect(await card('Percentual Utilizado')).toContain('81,0%')
    expect((await progress('Alimentação')).getByText('Dentro do planejado')).toBeTruthy()
    expect((await progress('Moradia')).getByText('Próximo')).toBeTruthy()
    const exceeded = await progress('Lazer')
    expect(exceeded.getByText('Excedido')).toBeTruthy()
    expect(textOf(exceeded.getByText('acima', { exact: false }))).toBe('R$ 0,01 acima')
    const bar = await screen.findByRole('progressbar', { name: 'Lazer' })
    expect(bar.getAttribute('aria-valuenow')).toBe('100')
    const chart = within(await screen.findByRole('table'))
    expect(chart.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
      'Julho 2026',
      'Agosto 2026',
      'Setembro 2026',
      'Outubro 2026',
      'Novembro 2026',
      'Dezembro 2026',
    ])
  })

  it('names what is expected of a month to come, in the table that anybody can open', async () => {
    const planning = planningOf([eaten])
    const chart = planning.chart.map((point) =>
      point.month === '2026-12' ? { ...point, spentCents: 0, expectedSpentCents: 5_000 } : point,
    )
    open({ ...planning, chart })
    await userEvent.click(await screen.findByRole('button', { name: 'Ver em tabela' }))
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(textOf(rows.at(-1) ?? null)).toContain('R$ 50,00 (previsto)')
    expect(textOf(rows.at(-2) ?? null)).not.toContain('previsto')
  })

  it('says when nothing is planned, in both places', async () => {
    open(planningOf([]))
    expect(await screen.findByText('Nenhum planejamento para este mês')).toBeTruthy()
    expect(await screen.findByText('Nenhum orçamento criado para este período')).toBeTruthy()
    await press('Criar primeiro orçamento')
    expect(await dialog('Novo Orçamento')).toBeTruthy()
  })

  it('goes from month to month by its address', async () => {
    const page = open(planningOf([eaten]))
    expect(await screen.findByText('Mês atual')).toBeTruthy()
    expect(await screen.findByRole('progressbar')).toBeTruthy()
    await press('Próximo mês')
    expect(await screen.findByText('Nenhum planejamento para este mês')).toBeTruthy()
    expect(page.path()).toBe('/planning?mes=2026-12')
    expect(screen.queryByText('Mês atual')).toBeNull()
    await press('Mês anterior')
    expect(page.path()).toBe('/planning?mes=2026-11')
    await press('Novembro 2026')
    const picker = await dialog('Escolher mês')
    const years = picker.getAllByRole('option').map((one) => one.textContent)
    expect(years).toHaveLength(10)
    expect([years[0], years.at(-1)]).toEqual(['2024', '2033'])
    await userEvent.selectOptions(picker.getByRole('combobox'), '2025')
    await userEvent.click(picker.getByRole('button', { name: 'Março 2025' }))
    expect(page.path()).toBe('/planning?mes=2025-03')
    await press('Ir para o mês atual')
    expect(await screen.findByText('Mês atual')).toBeTruthy()
  })

  it.each([
    [400, 'platform.input-invalid', 'Erro ao carregar planejamentos'],
    [500, 'platform.unexpected', 'Erro inesperado ao carregar planejamentos'],
  ])('names its failure (%i) and tries again', async (status, code, text) => {
    let isBroken = true
    open(planningOf([]), {
      'GET /planning': () => (isBroken ? refuse(status, code) : { body: planningOf([eaten]) }),
    })
    expect(await screen.findByText(text)).toBeTruthy()
    isBroken = false
    await press('Tentar novamente')
    expect(await progress('Alimentação')).toBeTruthy()
  })
})

describe('changes', () => {
  it('plans an amount for a category that has none in the month, and undoes it', async () => {
    const page = open(planningOf([eaten]), {
      'POST /budgets': () => {
        const created = budget(home, 150_000, 0)
        page.store.planning = planningOf([created, eaten])
        return { status: 201, body: { budget: created, undoId } }
      },
    })
    expect(await progress('Alimentação')).toBeTruthy()
    await press('Novo Orçamento')
    const form = await dialog('Novo Orçamento')
    const choice = await form.findByRole('combobox', { name: /^Categoria/ })
    await waitFor(() => {
      const names = within(choice).getAllByRole('option')
      expect(names.map((one) => one.textContent)).toEqual(['Escolha uma', '🎮 Lazer', '🏠 Moradia'])
    })
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(form.getByText('Valor é obrigatório')).toBeTruthy()
    expect(form.getByText('Escolha uma categoria')).toBeTruthy()
    await userEvent.type(form.getByRole('textbox', { name: /^Valor planejado/ }), '1500')
    await userEvent.selectOptions(choice, home.id)
    pressTwice(form.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Orçamento criado!')).toBeTruthy()
    expect(page.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    const { body } = page.calls.find((call) => call.path === '/budgets') as FakeCall
    expect(body).toMatchObject({ categoryId: home.id, amountCents: 150_000, month: '2026-11' })
    expect(await progress('Moradia')).toBeTruthy()
    await press('Desfazer')
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Moradia' })).toBeNull())
  })

  it('offers no category that is taken while the month is on its way', async () => {
    const later = Promise.withResolvers<void>()
    open(planningOf([]), {
      'GET /planning': async ({ query }) => {
        const month = query.get('month') ?? '2026-11'
        if (month === '2026-12') await later.promise
        return { body: planningOf(month === '2026-12' ? [eaten] : [], { month }) }
      },
    })
    await press('Novo Orçamento')
    const form = await dialog('Novo Orçamento')
    await form.findByRole('option', { name: '🍽️ Alimentação' })
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Período/ }), '12')
    const offered = () =>
      within(form.getByRole('combobox', { name: /^Categoria/ }))
        .getAllByRole('option')
        .map((one) => one.textContent)
    expect(offered()).toEqual(['Escolha uma'])
    later.resolve()
    await waitFor(() => expect(offered()).toEqual(['Escolha uma', '🎮 Lazer', '🏠 Moradia']))
  })

  it.each([
    [() => refuse(409, 'budgets.category-taken'), 'Erro ao criar planejamento'],
    [() => refuse(500, 'platform.unexpected'), 'Erro inesperado ao criar planejamento'],
    [() => Promise.reject(new TypeError('offline')), 'Erro inesperado ao criar planejamento'],
  ])('keeps what was typed when creating fails', async (answer, text) => {
    open(planningOf([]), { 'POST /budgets': answer })
    await press('Novo Orçamento')
    const form = await dialog('Novo Orçamento')
    await form.findByRole('option', { name: '🏠 Moradia' })
    const amount = form.getByRole('textbox', { name: /^Valor planejado/ }) as HTMLInputElement
    await userEvent.type(amount, '1500')
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Categoria/ }), home.id)
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(amount.value).toBe('1.500,00')
    await waitFor(async () => {
      expect((await list()).getByText('Nenhum orçamento criado para este período')).toBeTruthy()
    })
  })

  it('leads to a first category where there is none of expenses', async () => {
    open(planningOf([]), { 'GET /categories': () => ({ body: { items: [salary] } }) })
    await press('Novo Orçamento')
    const form = await dialog('Novo Orçamento')
    expect(await form.findByRole('link', { name: 'Criar categoria' })).toBeTruthy()
    expect(form.queryByText(/já têm orçamento/)).toBeNull()
  })

  it('changes an amount after choosing between two versions', async () => {
    const stored = { ...eaten, plannedCents: 90_000, version: 4 }
    const page = open(planningOf([eaten]), {
      [`PATCH /budgets/${eaten.id}`]: ({ body }: FakeCall) => {
        const { version, amountCents } = body as { version: number; amountCents: number }
        const yours = { ...eaten, plannedCents: amountCents }
        if (version === 3) return refuse(409, 'budgets.stale', { yours, stored })
        page.store.planning = planningOf([{ ...yours, version: 5 }])
        return { body: { budget: { ...yours, version: 5 }, undoId } }
      },
    })
    await press('Editar Alimentação')
    const form = await dialog('Editar Orçamento')
    const amount = form.getByRole('textbox', { name: /^Valor planejado/ })
    await userEvent.clear(amount)
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(form.getByText('Valor é obrigatório')).toBeTruthy()
    await userEvent.type(amount, '1200')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await dialog('Esse orçamento mudou em outra tela')).toBeTruthy()
    const now = screen.getByRole('region', { name: 'Como está agora' })
    expect(textOf(now)).toContain('R$ 900,00')
    await press('Salvar a minha edição')
    expect(await screen.findByText('Orçamento atualizado!')).toBeTruthy()
    expect((await list()).getByText('R$ 1.200,00')).toBeTruthy()
  })

  it('deletes after asking, and brings it back when the server refuses', async () => {
    open(planningOf([eaten]), {
      [`DELETE /budgets/${eaten.id}`]: () => refuse(404, 'budgets.missing'),
    })
    await press('Excluir Alimentação')
    const question = await dialog('Tem certeza que deseja excluir este orçamento?')
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Erro ao excluir planejamento')).toBeTruthy()
    expect(await progress('Alimentação')).toBeTruthy()
  })

  it("copies last month's budgets in one press, and undoes all of them", async () => {
    const page = open(planningOf([], { canCopy: true }), {
      'POST /budgets/copies': () => {
        page.store.planning = planningOf([eaten, budget(home, 100_000, 0)])
        return { body: { copied: 2, undoId } }
      },
    })
    await press('Copiar do mês anterior')
    expect(await screen.findByText('2 orçamentos copiados!')).toBeTruthy()
    expect(await progress('Moradia')).toBeTruthy()
    await press('Desfazer')
    expect(await screen.findByText('Nenhum planejamento para este mês')).toBeTruthy()
  })
})
