import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { filledDialog } from '#design/later/testing/filled-dialog.ts'
import { pressTwice } from '#design/later/testing/press-twice.ts'
import TransactionsPage from './transactions-page.tsx'

const food = {
  id: '0190aaaa-0000-7000-8000-00000000000a',
  name: 'Alimentação',
  icon: '🍽️',
  color: null,
  type: 'despesa',
}
const bakery = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  date: '2026-11-20',
  description: 'Padaria',
  type: 'despesa',
  amountCents: 1850,
  category: food.name,
  categoryId: food.id,
  categoryIcon: food.icon,
  version: 3,
  createdAt: '2026-11-20T12:00:00Z',
}
const undoId = '0190aaaa-0000-7000-8000-0000000000ff'
const zeros = {
  totalBalanceCents: 0,
  incomeCents: 0,
  expensesCents: 0,
  savingsCents: 0,
  incomeTrend: null,
  expensesTrend: null,
  savingsTrend: null,
}

/** An answer that is held back, so that what is shown before it can be seen. */
function held() {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return { gate, release: () => release() }
}

function open(routes: FakeRoutes = {}, path = '/transactions') {
  const pages = [{ path: '/transactions', element: <TransactionsPage /> }]
  return openProduct(path, pages, {
    'GET /categories': () => ({ body: { items: [food] } }),
    'GET /summary': () => ({ body: zeros }),
    'GET /transactions': () => ({ body: { items: [bakery], nextCursor: null } }),
    ...routes,
  })
}

async function editBakery(amount: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Padaria' }))
  const dialog = await filledDialog('Editar Transação')
  const field = dialog.getByLabelText(/Valor/)
  await userEvent.clear(field)
  await userEvent.type(field, amount)
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
}

describe('the day of a transaction', () => {
  it('is sent as typed day first, and never as another than was meant', async () => {
    const { calls } = open({ [`PATCH /transactions/${bakery.id}`]: () => ({ body: bakery }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Padaria' }))
    const dialog = await filledDialog('Editar Transação')
    const day = dialog.getByRole('textbox', { name: /Data/ })
    const saveAs = async (text: string) => {
      await userEvent.clear(day)
      await userEvent.type(day, text)
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    }
    const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    await saveAs('31/02/2026')
    expect(dialog.getByText('31/02/2026 não existe')).toBeTruthy()
    await saveAs('qualquer dia')
    expect(dialog.getByText('Escreva a data como 05/03/2026')).toBeTruthy()
    expect(sent()).toEqual([])
    await saveAs('5/3/26')
    await waitFor(() => expect(sent()).toMatchObject([{ date: '2026-03-05' }]))
  })
})

describe('the list', () => {
  it('shows day, category and signed amount', async () => {
    open()
    const row = within((await screen.findByText('Padaria')).closest('tr') as HTMLElement)
    expect(row.getByText('20/11/2026')).toBeTruthy()
    expect(row.getByText('Alimentação')).toBeTruthy()
    expect(row.getByText('\u2212R$ 18,50')).toBeTruthy()
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Data', 'Descrição', 'Categoria', 'Valor', 'Ações'])
  })

  it('heads each day with what it comes to', async () => {
    const rent = { ...bakery, id: '0190aaaa-0000-7000-8000-000000000003', date: '2025-11-05' }
    const days = [
      { date: bakery.date, incomeCents: 90_000, expensesCents: 4_350 },
      { date: rent.date, incomeCents: 0, expensesCents: 1_850 },
    ]
    open({
      'GET /transactions': () => ({ body: { items: [bakery, rent], nextCursor: 'next', days } }),
    })
    const head = async (name: RegExp) =>
      (await screen.findByRole('heading', { name })).parentElement?.textContent?.replace(/\s/g, ' ')
    expect(await head(/20 de novembro|Hoje|Ontem/)).toContain(
      'Total do dia:+R$ 900,00\u2212R$ 43,50',
    )
    expect(await head(/^Quarta-feira, 5 de novembro de 2025$/)).toContain('\u2212R$ 18,50')
  })

  it('says when it is empty, and when it can not be had', async () => {
    open({ 'GET /transactions': () => ({ body: { items: [], nextCursor: null } }) })
    expect(await screen.findByText('Nenhuma transação encontrada')).toBeTruthy()
  })

  it('names its failure', async () => {
    open({ 'GET /transactions': () => refuse(500, 'platform.unexpected') })
    expect(await screen.findByText('Erro ao carregar transações')).toBeTruthy()
  })

  it('names the failure of its cards, lists all the same, and asks again', async () => {
    let isBroken = true
    open({
      'GET /summary': () => (isBroken ? refuse(500, 'platform.unexpected') : { body: zeros }),
    })
    expect(await screen.findByText(/^Erro ao carregar dados financeiros/)).toBeTruthy()
    expect(await screen.findByText('Padaria')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Saldo Total')).toBeTruthy()
  })

  it('names what has no words, and signs an amount once', async () => {
    const refund = { ...bakery, description: ' ', amountCents: -310 }
    open({ 'GET /transactions': () => ({ body: { items: [refund], nextCursor: null } }) })
    const row = within((await screen.findByText('Não informado')).closest('tr') as HTMLElement)
    expect(row.getByText('+R$ 3,10')).toBeTruthy()
    expect(row.getByRole('button', { name: 'Excluir Não informado' })).toBeTruthy()
    expect(row.getByRole('checkbox', { name: 'Selecionar Não informado' })).toBeTruthy()
  })

  it('says when more can not be had, and gets it at the next press', async () => {
    let isBroken = true
    const other = { ...bakery, id: '0190aaaa-0000-7000-8000-000000000002', description: 'Uber' }
    open({
      'GET /transactions': ({ query }: FakeCall) => {
        if (query.get('cursor') === null) return { body: { items: [bakery], nextCursor: 'next' } }
        if (isBroken) return refuse(500, 'platform.unexpected')
        return { body: { items: [other], nextCursor: null } }
      },
    })
    // On paper nobody could tell that this is not all.
    const paper = /^Nesta folha está só o que a tela tinha carregado \(1\)/
    expect(await screen.findByText(paper)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Carregar mais transações' }))
    expect(await screen.findByText(/^Erro ao carregar transações\. /)).toBeTruthy()
    expect(screen.getByText('Padaria')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Carregar mais transações' }))
    expect(await screen.findByText('Uber')).toBeTruthy()
    expect(screen.queryByText(/^Erro ao carregar transações/)).toBeNull()
    expect(screen.getByText('2 transações ao todo.')).toBeTruthy()
  })

  it('loads more by the cursor of the last page', async () => {
    const other = { ...bakery, id: '0190aaaa-0000-7000-8000-000000000002', description: 'Uber' }
    const page = open({
      'GET /transactions': ({ query }: FakeCall) =>
        query.get('cursor') === null
          ? { body: { items: [bakery], nextCursor: 'next' } }
          : { body: { items: [other], nextCursor: null } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais transações' }))
    expect(await screen.findByText('Uber')).toBeTruthy()
    const limits = page.calls
      .filter((call) => call.path === '/transactions')
      .map((call) => call.query.get('limit'))
    expect(limits).toEqual(['6', '10'])
    expect(screen.queryByRole('button', { name: 'Carregar mais transações' })).toBeNull()
  })
})

describe('the filters', () => {
  it('live in the address and reach the server', async () => {
    const page = open({}, `/transactions?type=despesa&category=${food.id}`)
    await screen.findByText('Padaria')
    await userEvent.type(screen.getByPlaceholderText('Buscar transações...'), 'pão')
    await waitFor(() => expect(page.path()).toContain('search=p%C3%A3o'))
    await waitFor(() => {
      const query = page.calls.findLast((call) => call.path === '/transactions')?.query
      expect(query?.get('search')).toBe('pão')
      expect(query?.get('type')).toBe('despesa')
      expect(query?.get('categoryId')).toBe(food.id)
    })
    const cards = page.calls.findLast((call) => call.path === '/summary')?.query
    const all = { search: 'pão', type: 'despesa', categoryId: food.id }
    expect(Object.fromEntries(cards ?? [])).toEqual(all)
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(page.path()).toBe('/transactions'))
  })
})

describe('the cards', () => {
  const cents = (totalBalanceCents: number) => ({ body: { ...zeros, totalBalanceCents } })
  const balance = () => screen.getByRole('heading', { name: 'Saldo Total' }).closest('article')

  it('name their period, and keep the old one beside the old sums', async () => {
    const answer = held()
    const page = open({
      'GET /summary': async ({ query }: FakeCall) => {
        if (!query.has('search')) return cents(query.has('from') ? 1100 : 77_700)
        await answer.gate
        return cents(22_200)
      },
    })
    expect(await screen.findByText('R$ 777,00')).toBeTruthy()
    expect(balance()?.textContent).toContain('desde o início')
    expect(screen.getByRole('region', { name: 'Resumo desde o início' })).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: /^Período/ }))
    // A dropdown hides itself where nothing has a place on the screen, as in this DOM.
    const month = { name: 'Mês passado', hidden: true }
    await userEvent.click(await screen.findByRole('button', month))
    expect(await screen.findByText('R$ 11,00')).toBeTruthy()
    expect(balance()?.textContent).toMatch(/em [a-zç]+( de \d{4})?$/)

    await userEvent.type(screen.getByPlaceholderText('Buscar transações...'), 'pão')
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(page.path()).toBe('/transactions'))
    expect(await screen.findByText('R$ 777,00')).toBeTruthy()
    await userEvent.type(screen.getByPlaceholderText('Buscar transações...'), 'pão')
    await waitFor(() => expect(page.path()).toContain('search='))
    const cards = screen.getByRole('region', { name: /^Resumo/ })
    await waitFor(() => expect(cards.getAttribute('aria-busy')).toBe('true'))
    expect(balance()?.textContent).toContain('777,00')
    answer.release()
    expect(await screen.findByText('R$ 222,00')).toBeTruthy()
  })

  it('say why a search can not be summed, and list what it finds', async () => {
    open(
      { 'GET /summary': () => refuse(400, 'insights.search-too-broad') },
      '/transactions?search=a',
    )
    expect(await screen.findByText('Padaria')).toBeTruthy()
    expect(await screen.findByText(/Essa busca acha transações demais para somar/)).toBeTruthy()
  })
})

describe('two filters at once', () => {
  it('keeps both, and the last word on each', async () => {
    const page = open()
    await screen.findByText('Padaria')
    await screen.findByRole('option', { name: '🍽️ Alimentação' })
    // In one go: no field is drawn anew in between, as where somebody is quicker than the address.
    act(() => {
      choose('Categoria', food.id)
      choose('Tipo', 'receita')
      choose('Tipo', 'despesa')
      choose('Categoria', food.id)
    })
    const both = `/transactions?category=${food.id}&type=despesa`
    await waitFor(() => expect(page.path()).toBe(both))
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(page.path()).toBe('/transactions'))
  })
})

/** As a browser does it: the field's own value first, then the event. */
function choose(label: string, value: string): void {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: label })
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('creating', () => {
  it('shows the transaction before the server answers, then offers to undo it', async () => {
    let stored = [bakery]
    const answer = held()
    const page = open({
      'GET /transactions': () => ({ body: { items: stored, nextCursor: null } }),
      'POST /transactions': async ({ body }: FakeCall) => {
        await answer.gate
        const transaction = { ...bakery, ...(body as object), version: 1 }
        stored = [transaction, bakery]
        return { status: 201, body: { transaction, undoId } }
      },
      [`POST /undo/${undoId}`]: () => {
        stored = [bakery]
        return { body: { undone: true } }
      },
    })
    await screen.findByText('Padaria')
    await userEvent.click(screen.getByRole('button', { name: 'Nova Transação' }))
    const dialog = await filledDialog('Nova Transação')
    await userEvent.type(await dialog.findByLabelText(/Valor/), '1052,9')
    await userEvent.type(dialog.getByLabelText(/Descrição/), 'Mercado')
    await userEvent.selectOptions(dialog.getByLabelText(/Categoria/), food.id)
    pressTwice(dialog.getByRole('button', { name: 'Salvar' }))

    expect(await screen.findByRole('cell', { name: /^\u2212R\$.1\.052,90$/ })).toBeTruthy()
    expect(screen.queryByText('Transação criada com sucesso!')).toBeNull()
    answer.release()
    expect(await screen.findByText('Transação criada com sucesso!')).toBeTruthy()
    expect(page.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(page.calls.find((call) => call.method === 'POST')?.body).toMatchObject({
      amountCents: 105_290,
      type: 'despesa',
      description: 'Mercado',
      categoryId: food.id,
    })

    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(screen.queryByText('Mercado')).toBeNull())
  })

  it('goes on with another of the same day and type, and says what was saved', async () => {
    const salary = { ...food, id: '0190aaaa-0000-7000-8000-00000000000b', type: 'receita' }
    const page = open({
      'GET /categories': () => ({ body: { items: [food, { ...salary, name: 'Salário' }] } }),
      'POST /transactions': ({ body }: FakeCall) => ({
        status: 201,
        body: { transaction: { ...bakery, ...(body as object) }, undoId },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Nova Transação' }))
    const dialog = await filledDialog('Nova Transação')
    await userEvent.click(await dialog.findByLabelText('Receita'))
    const day = dialog.getByLabelText(/^Data/)
    await userEvent.clear(day)
    await userEvent.type(day, '5/3/26')
    for (const [description, amount, saved] of [
      ['Plantão', '300', 'Plantão, +R$ 300,00'],
      ['Freela', '1250,5', 'Freela, +R$ 1.250,50'],
    ] as const) {
      await userEvent.type(dialog.getByLabelText(/Descrição/), description)
      await userEvent.type(dialog.getByLabelText(/Valor/), amount)
      await userEvent.selectOptions(dialog.getByLabelText(/Categoria/), salary.id)
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar e adicionar outra' }))
      expect(await screen.findByText(saved)).toBeTruthy()
      await waitFor(() => {
        expect(document.activeElement).toBe(dialog.getByLabelText(/Descrição/))
      })
      expect(dialog.getByLabelText<HTMLInputElement>(/Descrição/).value).toBe('')
      expect(dialog.getByLabelText<HTMLInputElement>(/Valor/).value).toBe('')
      expect(dialog.getByLabelText<HTMLInputElement>('Receita').checked).toBe(true)
      expect(dialog.getByLabelText<HTMLInputElement>(/^Data/).value).toBe('05/03/2026')
    }
    const bodies = page.calls.filter((call) => call.method === 'POST').map((call) => call.body)
    expect(bodies).toMatchObject([
      { description: 'Plantão', amountCents: 30_000, type: 'receita', date: '2026-03-05' },
      { description: 'Freela', amountCents: 125_050, type: 'receita', date: '2026-03-05' },
    ])
    expect(new Set(bodies.map((body) => (body as { id: string }).id)).size).toBe(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('suggests a category while typing, and never over a chosen one', async () => {
    const home = { ...food, id: '0190aaaa-0000-7000-8000-00000000000c', name: 'Moradia' }
    const page = open({
      'GET /categories': () => ({ body: { items: [food, home] } }),
      'GET /memory/category': ({ query }: FakeCall) => ({
        body: { categoryId: query.get('description')?.startsWith('mercado') ? food.id : null },
      }),
      'POST /transactions': ({ body }: FakeCall) => ({
        status: 201,
        body: { transaction: { ...bakery, ...(body as object) }, undoId },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Nova Transação' }))
    const dialog = await filledDialog('Nova Transação')
    const description = await dialog.findByLabelText(/Descrição/)
    const category = dialog.getByLabelText<HTMLSelectElement>(/Categoria/)
    await userEvent.type(description, 'mercado')
    expect((await dialog.findByText('Sugestão: Alimentação')).role).toBe('status')
    expect(category.value).toBe(food.id)
    await userEvent.clear(description)
    expect(category.value).toBe('')
    await userEvent.type(description, 'mercado')
    await dialog.findByText('Sugestão: Alimentação')

    await userEvent.selectOptions(category, home.id)
    expect(dialog.queryByText(/^Sugestão/)).toBeNull()
    await userEvent.type(description, ' da vila')
    await userEvent.type(dialog.getByLabelText(/Valor/), '10')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar e adicionar outra' }))
    await waitFor(() => expect(page.calls.at(-1)?.method).toBe('GET'))
    expect(page.calls.find((call) => call.method === 'POST')?.body).toMatchObject({
      description: 'mercado da vila',
      categoryId: home.id,
    })

    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>(/Descrição/).value).toBe(''))
    await userEvent.type(dialog.getByLabelText(/Descrição/), 'mercado 2')
    await dialog.findByText('Sugestão: Alimentação')
    await userEvent.type(dialog.getByLabelText(/Valor/), '10')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.calls.findLast((call) => call.method === 'POST')?.body).toMatchObject({
      description: 'mercado 2',
      categoryId: food.id,
    })
  })

  it('keeps what was typed when it fails, and repeats it under the same id', async () => {
    let isBroken = true
    const page = open({
      'POST /transactions': ({ body }: FakeCall) =>
        isBroken
          ? refuse(503, 'platform.unavailable')
          : { status: 201, body: { transaction: { ...bakery, ...(body as object) }, undoId } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Nova Transação' }))
    const dialog = await filledDialog('Nova Transação')
    await userEvent.type(await dialog.findByLabelText(/Valor/), '12')
    await userEvent.type(dialog.getByLabelText(/Descrição/), 'Café')
    await userEvent.selectOptions(dialog.getByLabelText(/Categoria/), food.id)
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Erro ao criar transação')).toBeTruthy()

    isBroken = false
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Transação criada com sucesso!')).toBeTruthy()
    const [first, second] = page.calls.filter((call) => call.method === 'POST')
    expect(second?.body).toEqual(first?.body)
  })

  it('names every field that is missing and asks the server nothing', async () => {
    const page = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Nova Transação' }))
    const dialog = await filledDialog('Nova Transação')
    await userEvent.click(await dialog.findByRole('button', { name: 'Salvar' }))
    expect(dialog.getByText('Valor é obrigatório')).toBeTruthy()
    expect(dialog.getByText('Descrição é obrigatória')).toBeTruthy()
    expect(dialog.getByText('Categoria é obrigatória')).toBeTruthy()
    expect(page.calls.some((call) => call.method === 'POST')).toBe(false)
  })

  it('says when there is no category to pick because they can not be had', async () => {
    let isBroken = true
    open({
      'GET /categories': () =>
        isBroken ? refuse(500, 'platform.unexpected') : { body: { items: [food] } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Nova Transação' }))
    const dialog = await filledDialog('Nova Transação')
    expect(await dialog.findByText(/^Erro ao carregar categorias/)).toBeTruthy()
    isBroken = false
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }))
    expect(await dialog.findByRole('option', { name: '🍽️ Alimentação' })).toBeTruthy()
  })

  it('opens by the key n, but not while somebody types', async () => {
    open()
    await userEvent.type(await screen.findByPlaceholderText('Buscar transações...'), 'n')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('n')
    expect(await screen.findByRole('dialog', { name: 'Nova Transação' })).toBeTruthy()
  })
})

describe('editing', () => {
  it('goes back to what it was when the server refuses', async () => {
    const answer = held()
    open({
      [`PATCH /transactions/${bakery.id}`]: async () => {
        await answer.gate
        return refuse(500, 'platform.unexpected')
      },
    })
    await editBakery('99')
    expect(await screen.findByRole('cell', { name: /^\u2212R\$.99,00$/ })).toBeTruthy()
    answer.release()
    expect(await screen.findByText('Erro ao atualizar transação')).toBeTruthy()
    expect(await screen.findByRole('cell', { name: /^\u2212R\$.18,50$/ })).toBeTruthy()
  })

  it('shows both versions of a stale edit, and saves the chosen one over the stored', async () => {
    const other = { categoryId: '0190aaaa-0000-7000-8000-0000000000ee', category: 'Lazer' }
    const stored = { ...bakery, amountCents: 2000, version: 4, ...other }
    // The server knows what was chosen by its id alone.
    const yours = { ...stored, amountCents: 9900, version: 3, categoryId: bakery.categoryId }
    const page = open({
      [`PATCH /transactions/${bakery.id}`]: ({ body }: FakeCall) =>
        (body as { version: number }).version === 4
          ? { body: { transaction: { ...yours, version: 5 }, undoId } }
          : refuse(409, 'transactions.stale', { yours, stored }),
    })
    await editBakery('99')
    const theirs = await screen.findByRole('region', { name: 'Como está agora' })
    expect(within(theirs).getByText('\u2212R$ 20,00')).toBeTruthy()
    const mine = screen.getByRole('region', { name: 'A sua edição' })
    expect(within(mine).getByText('\u2212R$ 99,00')).toBeTruthy()
    expect(within(theirs).getByText('Lazer')).toBeTruthy()
    expect(within(mine).getByText(bakery.category)).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: 'Salvar a minha edição' }))
    expect(await screen.findByText('Transação atualizada com sucesso!')).toBeTruthy()
    const versions = page.calls
      .filter((call) => call.method === 'PATCH')
      .map((call) => (call.body as { version: number }).version)
    expect(versions).toEqual([3, 4])
  })
})

describe('deleting', () => {
  it('asks in our own dialog, deletes at once and comes back by undo', async () => {
    let stored = [bakery]
    open({
      'GET /transactions': () => ({ body: { items: stored, nextCursor: null } }),
      [`DELETE /transactions/${bakery.id}`]: () => {
        stored = []
        return { body: { undoId } }
      },
      [`POST /undo/${undoId}`]: () => {
        stored = [bakery]
        return { body: { undone: true } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir Padaria' }))
    const name = 'Tem certeza que deseja excluir esta transação?'
    const dialog = await filledDialog(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Transação excluída com sucesso!')).toBeTruthy()
    expect(await screen.findByText('Nenhuma transação encontrada')).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('Padaria')).toBeTruthy()
  })

  it('leaves the keyboard at the next row, of the next day as well', async () => {
    const day = { date: '2026-11-19', description: 'Uber' }
    const other = { ...bakery, id: '0190aaaa-0000-7000-8000-000000000002', ...day }
    let stored = [bakery, other]
    open({
      'GET /transactions': () => ({ body: { items: stored, nextCursor: null } }),
      [`DELETE /transactions/${bakery.id}`]: () => {
        stored = [other]
        return { body: { undoId } }
      },
    })
    const button = await screen.findByRole('button', { name: 'Excluir Padaria' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await filledDialog('Tem certeza que deseja excluir esta transação?')
    await userEvent.keyboard('{Tab}{Enter}')
    await waitFor(() => expect(screen.queryByText('Padaria')).toBeNull())
    await waitFor(() => {
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Excluir Uber')
    })
  })
})
