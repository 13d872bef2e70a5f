import { onlineManager } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { marina, openProduct } from '#app/testing/open-product.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { filledDialog } from '#design/later/testing/filled-dialog.ts'
import TransactionsPage from '#money/transactions/transactions-page.tsx'

const food = {
  id: '0190aaaa-0000-7000-8000-00000000000a',
  name: 'Alimentação',
  icon: '🍽️',
  color: null,
  type: 'despesa',
}
const undoId = '0190aaaa-0000-7000-8000-0000000000ff'
const later = 'Será enviada quando a conexão voltar'
const noConnection = () => {
  throw new TypeError('Failed to fetch')
}

afterEach(() => onlineManager.setOnline(true))

function open(routes: FakeRoutes = {}) {
  const pages = [{ path: '/transactions', element: <TransactionsPage /> }]
  return openProduct('/transactions', pages, {
    'GET /categories': () => ({ body: { items: [food] } }),
    'GET /transactions': () => ({ body: { items: [], nextCursor: null } }),
    'POST /transactions': noConnection,
    ...routes,
  })
}

/** A server that takes what is sent, and what it was sent. */
function takingAll() {
  const taken: unknown[] = []
  const routes: FakeRoutes = {
    'POST /transactions': ({ body }: FakeCall) => {
      taken.push(body)
      const more = {
        category: food.name,
        categoryIcon: food.icon,
        version: 1,
        createdAt: '2026-11-21T12:00:00Z',
      }
      return { status: 201, body: { transaction: { ...(body as object), ...more }, undoId } }
    },
  }
  return { taken, routes }
}

async function saveWithoutConnection() {
  await screen.findByText('Nenhuma transação encontrada')
  // Known to the screen only when it tries.
  await userEvent.click(screen.getAllByRole('button', { name: 'Nova Transação' })[0] as HTMLElement)
  const dialog = await filledDialog('Nova Transação')
  await userEvent.type(await dialog.findByLabelText(/Valor/), '12')
  await userEvent.type(dialog.getByLabelText(/Descrição/), 'Café')
  await userEvent.selectOptions(await dialog.findByLabelText(/Categoria/), food.id)
  onlineManager.setOnline(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  return within(await screen.findByRole('region', { name: 'Esperando conexão' }))
}

const keptIds = () =>
  (JSON.parse(localStorage.getItem('lya-waiting-transactions') ?? '[]') as { id: string }[]).map(
    ({ id }) => id,
  )

/** A reload, as far as the screen can tell. */
function close() {
  cleanup()
  onlineManager.setOnline(true)
}

describe('a transaction saved without a connection', () => {
  it('waits in the list, and is sent once under its id when the connection is back', async () => {
    open()
    const waiting = await saveWithoutConnection()
    expect(waiting.getByText('Café')).toBeTruthy()
    expect(waiting.getByText(later)).toBeTruthy()
    expect(waiting.getByText('\u2212R$ 12,00')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const [id] = keptIds()
    close()
    const { taken, routes } = takingAll()
    open(routes)
    expect(await screen.findByText('Transação criada com sucesso!')).toBeTruthy()
    expect(taken).toEqual([
      {
        id,
        type: 'despesa',
        description: 'Café',
        amountCents: 1200,
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        categoryId: food.id,
      },
    ])
    await waitFor(() => expect(keptIds()).toEqual([]))
    expect(screen.queryByRole('region', { name: 'Esperando conexão' })).toBeNull()
  })

  it('is neither shown to nor sent as anybody else', async () => {
    open()
    await saveWithoutConnection()
    close()
    const { taken, routes } = takingAll()
    const bia = { ...marina, userId: 'b0a4f9d2-0000-4000-8000-000000000003', name: 'Bia' }
    open({ ...routes, 'GET /session': () => ({ body: { session: bia } }) })
    await screen.findByText('Nenhuma transação encontrada')
    expect(screen.queryByText('Café')).toBeNull()
    expect(taken).toEqual([])
    expect(keptIds()).toHaveLength(1)
  })

  it('is not sent where another tab has signed somebody else in meanwhile', async () => {
    open()
    await saveWithoutConnection()
    close()
    const { taken, routes } = takingAll()
    let asked = 0
    const { calls } = open({
      ...routes,
      'GET /session': () => {
        asked += 1
        return { body: { session: asked === 1 ? marina : { ...marina, userId: 'other' } } }
      },
    })
    expect(await screen.findByText(later)).toBeTruthy()
    await waitFor(() => {
      expect(calls.filter(({ path }) => path === '/session').length).toBeGreaterThan(1)
    })
    expect(taken).toEqual([])
    expect(keptIds()).toHaveLength(1)
  })

  it('says why the server refuses it, and is edited under a new id', async () => {
    open()
    await saveWithoutConnection()
    const [id] = keptIds()
    close()
    const { taken, routes } = takingAll()
    open({
      ...routes,
      'POST /transactions': (call: FakeCall) =>
        (call.body as { id: string }).id === id
          ? refuse(422, 'transactions.category-unknown')
          : (routes['POST /transactions']?.(call) ?? refuse(500, 'platform.unexpected')),
    })
    expect(await screen.findByText('Erro ao criar transação')).toBeTruthy()
    const waiting = within(await screen.findByRole('region', { name: 'Esperando conexão' }))
    expect(await waiting.findByText('Escolha uma categoria que exista.')).toBeTruthy()

    await userEvent.click(waiting.getByRole('button', { name: 'Editar Café' }))
    const dialog = await filledDialog('Nova Transação')
    expect(await dialog.findByDisplayValue('Café')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Transação criada com sucesso!')).toBeTruthy()
    expect(taken).toHaveLength(1)
    expect((taken[0] as { id: string }).id).not.toBe(id)
    await waitFor(() => expect(keptIds()).toEqual([]))
  })

  it('stays refused until it is discarded', async () => {
    open()
    await saveWithoutConnection()
    close()
    open({ 'POST /transactions': () => refuse(422, 'transactions.category-unknown') })
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar Café' }))
    await waitFor(() => expect(keptIds()).toEqual([]))
    expect(screen.queryByText('Café')).toBeNull()
  })

  it('survives the sign-out of its person', async () => {
    open({ 'POST /sign-out': () => ({ body: { ended: true } }) })
    await saveWithoutConnection()
    onlineManager.setOnline(true)
    await userEvent.click(screen.getByRole('button', { name: 'Configurações' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair', hidden: true }))
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy()
    expect(keptIds()).toHaveLength(1)
  })
})
