import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openProduct, setScreenWidth } from '#app/testing/open-product.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { filledDialog } from '#design/later/testing/filled-dialog.ts'
import { pressTwice } from '#design/later/testing/press-twice.ts'
import TransactionsPage from '#money/transactions/transactions-page.tsx'

const undoId = '0190aaaa-0000-7000-8000-0000000000ff'
const home = { id: '0190aaaa-0000-7000-8000-00000000000b', name: 'Casa', icon: '🏠', color: null }
const categories = [
  { ...home, type: 'despesa' },
  { ...home, id: '0190aaaa-0000-7000-8000-00000000000c', name: 'Salário', type: 'receita' },
]

function transaction(at: number, description: string, type = 'despesa') {
  return {
    id: `0190aaaa-0000-7000-8000-00000000000${at}`,
    date: '2026-11-20',
    description,
    type,
    amountCents: 1000 + at,
    category: null as string | null,
    categoryId: null as string | null,
    categoryIcon: null as string | null,
    version: 1,
    createdAt: `2026-11-20T12:00:0${9 - at}Z`,
  }
}

const all = [
  transaction(1, 'Padaria'),
  transaction(2, 'Feira'),
  transaction(3, 'Uber'),
  transaction(4, 'Pagamento', 'receita'),
]

/** A list that the routes change, as the server's would. */
function open(routes: FakeRoutes = {}, known = categories) {
  const store = { items: all }
  const idsOf = ({ body }: FakeCall) => (body as { ids: string[] }).ids
  const pages = [{ path: '/transactions', element: <TransactionsPage /> }]
  const page = openProduct('/transactions', pages, {
    'GET /categories': () => ({ body: { items: known } }),
    'GET /transactions': () => ({ body: { items: store.items, nextCursor: null } }),
    'POST /transactions/bulk/deletion': (call) => {
      store.items = store.items.filter(({ id }) => !idsOf(call).includes(id))
      return { body: { deleted: idsOf(call).length, undoId } }
    },
    'POST /transactions/bulk/category': (call) => {
      store.items = store.items.map((one) =>
        idsOf(call).includes(one.id) ? { ...one, category: home.name, categoryId: home.id } : one,
      )
      return { body: { changed: idsOf(call).length, undoId } }
    },
    [`POST /undo/${undoId}`]: () => {
      store.items = all
      return { body: { undone: true } }
    },
    ...routes,
  })
  return page
}

const box = async (description: string) =>
  (await screen.findByRole('checkbox', { name: `Selecionar ${description}` })) as HTMLInputElement
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const bar = async () =>
  within(await screen.findByRole('region', { name: 'Transações selecionadas' }))
const sent = (calls: FakeCall[], what: string) =>
  calls.find((call) => call.path === `/transactions/bulk/${what}`)?.body

afterEach(() => setScreenWidth(1280))

describe('selecting', () => {
  it('takes a range with Shift, all, and nothing', async () => {
    const user = userEvent.setup()
    open()
    await user.click(await box('Padaria'))
    await user.keyboard('{Shift>}')
    await user.click(await box('Uber'))
    await user.keyboard('{/Shift}')
    expect((await bar()).getByText('3 selecionadas')).toBeTruthy()
    expect((await bar()).getByText('Soma: \u2212R$ 30,06')).toBeTruthy()
    expect((await box('Feira')).checked).toBe(true)
    const every = screen.getByRole('checkbox', { name: 'Selecionar todas as que aparecem' })
    expect((every as HTMLInputElement).indeterminate).toBe(true)
    await user.click(every)
    expect((await bar()).getByText('4 selecionadas')).toBeTruthy()
    expect((await bar()).getByText('Soma: \u2212R$ 20,02')).toBeTruthy()
    const told = '4 selecionadas. Soma: \u2212R$\u00a020,02'
    expect(screen.getAllByRole('status').some((one) => one.textContent === told)).toBe(true)
    await press('Limpar seleção')
    expect(screen.queryByRole('region', { name: 'Transações selecionadas' })).toBeNull()
    expect((await box('Feira')).checked).toBe(false)
  })

  it('shows boxes on a phone only while somebody selects', async () => {
    setScreenWidth(390)
    open()
    await screen.findByText('Padaria')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('Selecionar')
    await userEvent.click(await box('Padaria'))
    expect((await bar()).getByText('1 selecionada')).toBeTruthy()
    await press('Concluir seleção')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('deleting what is selected', () => {
  async function deleteTwo() {
    await userEvent.click(await box('Padaria'))
    await userEvent.click(await box('Feira'))
    await userEvent.click((await bar()).getByRole('button', { name: 'Excluir' }))
    const name = 'Tem certeza que deseja excluir 2 transações?'
    const question = await filledDialog(name)
    pressTwice(question.getByRole('button', { name: 'Excluir' }))
  }

  it('asks, deletes, and brings all back with one undo', async () => {
    const page = open()
    await deleteTwo()
    expect(await screen.findByText('2 transações excluídas')).toBeTruthy()
    expect(screen.queryByText('Padaria')).toBeNull()
    expect(sent(page.calls, 'deletion')).toEqual({ ids: [all[0]?.id, all[1]?.id] })
    expect(page.calls.filter(({ path }) => path.endsWith('/deletion'))).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Transações selecionadas' })).toBeNull()
    await press('Desfazer')
    expect(await screen.findByText('Padaria')).toBeTruthy()
    expect(await screen.findByText('Feira')).toBeTruthy()
  })

  it.each([
    [() => refuse(404, 'transactions.missing')],
    [() => Promise.reject(new TypeError('offline'))],
  ])('shows them again, still selected, when it fails', async (answer) => {
    open({ 'POST /transactions/bulk/deletion': answer })
    await deleteTwo()
    expect(await screen.findByText('Erro ao excluir transações')).toBeTruthy()
    expect((await box('Padaria')).checked).toBe(true)
    expect((await bar()).getByText('2 selecionadas')).toBeTruthy()
  })
})

describe('changing the category of what is selected', () => {
  async function choose(descriptions: readonly string[]) {
    for (const description of descriptions) await userEvent.click(await box(description))
    await userEvent.click((await bar()).getByRole('button', { name: 'Mudar categoria' }))
    return filledDialog('Mudar categoria')
  }

  it('offers the categories of their type and undoes all at once', async () => {
    const page = open()
    const dialog = await choose(['Padaria', 'Uber'])
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar categoria' }))
    expect(dialog.getByText('Categoria é obrigatória')).toBeTruthy()
    const field = dialog.getByRole('combobox', { name: /^Categoria/ })
    const offered = within(field)
      .getAllByRole('option')
      .map((one) => one.textContent)
    expect(offered).toEqual(['Escolha uma', '🏠 Casa'])
    await userEvent.selectOptions(field, home.id)
    pressTwice(dialog.getByRole('button', { name: 'Mudar categoria' }))
    expect(await screen.findByText('2 transações mudaram de categoria')).toBeTruthy()
    expect(page.calls.filter(({ path }) => path.endsWith('/category'))).toHaveLength(1)
    const ids = [all[0]?.id, all[2]?.id]
    expect(sent(page.calls, 'category')).toEqual({ ids, categoryId: home.id })
    const row = within((await screen.findByText('Padaria')).closest('tr') as HTMLElement)
    expect(row.getByText('Casa')).toBeTruthy()
    await press('Desfazer')
    await waitFor(() => expect(row.getByText('Sem categoria')).toBeTruthy())
  })

  it('says why a selection of both types can have none', async () => {
    open()
    const dialog = await choose(['Padaria', 'Pagamento'])
    expect(dialog.getByText(/^Há receitas e despesas juntas/)).toBeTruthy()
    expect(dialog.queryByRole('combobox')).toBeNull()
  })

  it('shows the old category again when the server refuses', async () => {
    open({ 'POST /transactions/bulk/category': () => refuse(409, 'transactions.type-mixed') })
    const dialog = await choose(['Padaria'])
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Categoria/ }), home.id)
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar categoria' }))
    expect(await screen.findByText('Erro ao mudar a categoria')).toBeTruthy()
    const row = within((await screen.findByText('Padaria')).closest('tr') as HTMLElement)
    expect(row.getByText('Sem categoria')).toBeTruthy()
    expect((await box('Padaria')).checked).toBe(true)
  })

  it('leads a person without any to where one is made', async () => {
    open({}, [])
    const dialog = await choose(['Padaria'])
    const link = await dialog.findByRole('link', { name: 'Criar categoria' })
    expect(link.getAttribute('href')).toBe('/categories?novo=1')
  })
})

it('leads from a new transaction to the categories when there is none', async () => {
  open({}, [])
  await press('Nova Transação')
  const dialog = await filledDialog('Nova Transação')
  const link = await dialog.findByRole('link', { name: 'Criar categoria' })
  expect(link.getAttribute('href')).toBe('/categories?novo=1')
})
