import type { Category } from '@lya/contract/money/categories.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { filledDialog } from '#design/later/testing/filled-dialog.ts'
import { pressTwice } from '#design/later/testing/press-twice.ts'
import CategoriesPage from './categories-page.tsx'

const undoId = '0190aaaa-0000-7000-8000-0000000000ff'

function category(name: string, change: Partial<Category> = {}): Category {
  const id = `0190aaaa-0000-7000-8000-${name.length.toString().padStart(12, '0')}`
  return { id, name, icon: '🍔', color: '#2563eb', type: 'despesa', version: 3, ...change }
}

const food = category('Alimentação')
const market = category('Mercado', { icon: '🛒', color: null })
const salary = category('Salário fixo', { icon: '💼', type: 'receita' })
const all = [food, market, salary]

/** A list that the routes change, as the server's would. */
function open(items: Category[], routes: FakeRoutes = {}, path = '/categories') {
  const store = { items }
  const page = openProduct(path, [{ path: '/categories', element: <CategoriesPage /> }], {
    'GET /categories': () => ({ body: { items: store.items } }),
    [`GET /categories/${food.id}/usage`]: () => ({
      body: { transactions: 12, budgets: 1, recurring: 0 },
    }),
    [`POST /undo/${undoId}`]: () => {
      store.items = items
      return { body: { undone: true } }
    },
    ...routes,
  })
  return { ...page, store }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = filledDialog
const card = async (name: string) =>
  within((await screen.findByText(name)).closest('li') as HTMLElement)
const sent = (calls: FakeCall[], method: string) =>
  calls.find((call) => call.method === method && call.path.startsWith('/categories'))

describe('the grid', () => {
  it('shows each category with its icon and type', async () => {
    open(all)
    expect((await card('Alimentação')).getByText('🍔')).toBeTruthy()
    expect((await card('Alimentação')).getByText('Despesa')).toBeTruthy()
    expect((await card('Salário fixo')).getByText('Receita')).toBeTruthy()
  })

  it('says when there is none, and opens the form from there', async () => {
    open([])
    await press('Criar primeira categoria')
    expect(await dialog('Nova Categoria')).toBeTruthy()
  })

  it('opens the form when the address asks for it', async () => {
    open(all, {}, '/categories?novo=1')
    expect(await dialog('Nova Categoria')).toBeTruthy()
  })

  it.each([
    [400, 'platform.input-invalid', 'Erro ao carregar categorias'],
    [500, 'platform.unexpected', 'Erro inesperado ao carregar categorias'],
  ])('names its failure (%i) and tries again', async (status, code, text) => {
    let isBroken = true
    open([], {
      'GET /categories': () => (isBroken ? refuse(status, code) : { body: { items: all } }),
    })
    expect(await screen.findByText(text)).toBeTruthy()
    isBroken = false
    await press('Tentar novamente')
    expect(await screen.findByText('Alimentação')).toBeTruthy()
  })
})

describe('the form', () => {
  it('creates a trimmed category with an emoji and a colour, and undoes it', async () => {
    const page = open(all, {
      'POST /categories': ({ body }: FakeCall) => {
        const created = body as Category
        page.store.items = [...all, created]
        return { status: 201, body: { category: created, undoId } }
      },
    })
    await press('Nova Categoria')
    const form = await dialog('Nova Categoria')
    const save = form.getByRole('button', { name: 'Salvar' }) as HTMLButtonElement
    expect(save.disabled).toBe(true)
    const name = form.getByRole('textbox', { name: /^Nome/ })
    await userEvent.type(name, '   ')
    expect(save.disabled).toBe(true)
    await userEvent.type(name, 'Viagens ')
    await userEvent.click(form.getByRole('radio', { name: 'Viagem' }))
    await userEvent.click(form.getByRole('radio', { name: 'Violeta' }))
    await userEvent.click(form.getByRole('radio', { name: 'Receita' }))
    pressTwice(save)
    expect(await screen.findByText('Categoria criada!')).toBeTruthy()
    expect(page.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(screen.getByText('Categoria adicionada com sucesso.')).toBeTruthy()
    expect(await screen.findByText('Viagens')).toBeTruthy()
    expect(sent(page.calls, 'POST')?.body).toMatchObject({
      name: 'Viagens',
      icon: '✈️',
      color: '#7c3aed',
      type: 'receita',
    })
    await press('Desfazer')
    await waitFor(() => expect(screen.queryByText('Viagens')).toBeNull())
  })

  it('says under the name that another one is called so, and sends nothing', async () => {
    const { calls } = open(all)
    await press('Nova Categoria')
    const form = await dialog('Nova Categoria')
    const name = form.getByRole('textbox', { name: /^Nome/ })
    await userEvent.type(name, 'alimentacao')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(form.getByText(/^Você já tem uma categoria de despesa com esse nome/)).toBeTruthy()
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(sent(calls, 'POST')).toBeUndefined()
    await userEvent.type(name, ' fora')
    expect(form.queryByText(/^Você já tem/)).toBeNull()
  })

  it('keeps one emoji, says when it is none, and takes the clipboard for nothing', async () => {
    const page = open(all, {
      [`PATCH /categories/${food.id}`]: ({ body }: FakeCall) => ({
        body: { category: { ...food, ...(body as object) }, undoId },
      }),
    })
    await press('Editar Alimentação')
    const form = await dialog('Editar Categoria')
    const icon = form.getByRole('textbox', { name: 'Ícone' }) as HTMLInputElement
    const save = form.getByRole('button', { name: 'Salvar' }) as HTMLButtonElement
    await userEvent.click(icon)
    await userEvent.paste('👨‍👩‍👧‍👦')
    expect(icon.value).toBe('👨‍👩‍👧‍👦')
    await userEvent.clear(icon)
    await userEvent.type(icon, 'x')
    expect(form.getByText('O ícone deve ser um único emoji.')).toBeTruthy()
    expect(save.disabled).toBe(true)
    await userEvent.clear(icon)
    await userEvent.click(save)
    expect(await screen.findByText('Categoria atualizada!')).toBeTruthy()
    expect(screen.getByText('Categoria atualizada com sucesso.')).toBeTruthy()
    expect(sent(page.calls, 'PATCH')?.body).toMatchObject({ icon: '📋', name: 'Alimentação' })
  })

  it.each([
    [() => refuse(409, 'categories.id-used'), 'Erro ao criar categoria'],
    [() => refuse(500, 'platform.unexpected'), 'Erro inesperado ao criar categoria'],
    [() => Promise.reject(new TypeError('offline')), 'Erro inesperado ao criar categoria'],
  ])('keeps what was typed when creating fails', async (answer, text) => {
    open([], { 'POST /categories': answer })
    await press('Nova Categoria')
    const form = await dialog('Nova Categoria')
    const name = form.getByRole('textbox', { name: /^Nome/ }) as HTMLInputElement
    await userEvent.type(name, 'Viagens')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(name.value).toBe('Viagens')
    await waitFor(() => expect(screen.getByText('Nenhuma categoria ainda')).toBeTruthy())
  })

  it('shows both versions of a stale edit, and saves the chosen one over the stored', async () => {
    const stored = { ...food, name: 'Comida', color: null, version: 4 }
    const page = open(all, {
      [`PATCH /categories/${food.id}`]: ({ body }: FakeCall) => {
        const edit = body as Category
        const yours = { ...food, ...edit }
        if (edit.version === 3) return refuse(409, 'categories.stale', { yours, stored })
        return { body: { category: { ...yours, version: 5 }, undoId } }
      },
    })
    await press('Editar Alimentação')
    const form = await dialog('Editar Categoria')
    await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), ' fora')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    const theirs = within(await screen.findByRole('region', { name: 'Como está agora' }))
    expect(theirs.getByText('Comida')).toBeTruthy()
    expect(theirs.getByText('Sem cor')).toBeTruthy()
    const mine = within(screen.getByRole('region', { name: 'A sua edição' }))
    expect(mine.getByText('Alimentação fora')).toBeTruthy()
    expect(mine.getByText('Azul')).toBeTruthy()
    await press('Salvar a minha edição')
    expect(await screen.findByText('Categoria atualizada!')).toBeTruthy()
    expect(page.calls.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
      name: 'Alimentação fora',
      version: 4,
    })
  })

  it.each([
    [() => refuse(404, 'categories.missing'), 'Erro ao atualizar categoria'],
    [
      () => refuse(409, 'categories.target-invalid'),
      'O tipo só pode mudar enquanto nada usa a categoria.',
    ],
    [() => refuse(500, 'platform.unexpected'), 'Erro inesperado ao atualizar categoria'],
  ])('shows the old one again when editing fails', async (answer, text) => {
    open(all, { [`PATCH /categories/${food.id}`]: answer })
    await press('Editar Alimentação')
    const form = await dialog('Editar Categoria')
    await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), ' nova')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByText('Alimentação')).toBeTruthy()
    expect(screen.queryByText('Alimentação nova')).toBeNull()
  })
})

describe('deleting', () => {
  function deletable(extra: FakeRoutes = {}) {
    const page = open(all, {
      [`DELETE /categories/${food.id}`]: () => {
        page.store.items = [market, salary]
        return { body: { transactions: 12, budgets: 1, undoId } }
      },
      ...extra,
    })
    return page
  }

  it('says what is in use, keeps it without a category, and undoes', async () => {
    const page = deletable()
    await press('Excluir Alimentação')
    const question = await dialog('Excluir esta categoria?')
    expect(await question.findByText(/^12 transações e 1 orçamento usam/)).toBeTruthy()
    const keep = question.getByRole('radio', { name: 'Deixar como Sem categoria' })
    expect((keep as HTMLInputElement).checked).toBe(true)
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Categoria excluída!')).toBeTruthy()
    expect(screen.getByText('Categoria removida com sucesso.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Alimentação')).toBeNull())
    expect(sent(page.calls, 'DELETE')?.body ?? {}).not.toHaveProperty('moveTo')
    await press('Desfazer')
    expect(await screen.findByText('Alimentação')).toBeTruthy()
  })

  it('moves to another category of the same type, once one is chosen', async () => {
    const page = deletable()
    await press('Excluir Alimentação')
    const question = await dialog('Excluir esta categoria?')
    await userEvent.click(await question.findByRole('radio', { name: /^Mover/ }))
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }))
    expect(question.getByText('Escolha para onde mover')).toBeTruthy()
    const target = question.getByLabelText('Categoria de destino')
    const offered = within(target)
      .getAllByRole('option')
      .map((one) => one.textContent)
    expect(offered).toEqual(['Escolha uma', '🛒 Mercado'])
    await userEvent.selectOptions(target, market.id)
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText('Categoria excluída!')).toBeTruthy()
    expect(sent(page.calls, 'DELETE')?.body).toMatchObject({ moveTo: market.id })
  })

  it('asks about the recurring payments where they alone use it', async () => {
    open(all, {
      [`GET /categories/${food.id}/usage`]: () => ({
        body: { transactions: 0, budgets: 0, recurring: 2 },
      }),
    })
    await press('Excluir Alimentação')
    const form = await dialog('Excluir esta categoria?')
    expect(
      await form.findByRole('group', { name: 'O que fazer com os pagamentos recorrentes?' }),
    ).toBeTruthy()
  })

  it('asks nothing more of a category that nothing uses', async () => {
    deletable({
      [`GET /categories/${food.id}/usage`]: () => ({
        body: { transactions: 0, budgets: 0, recurring: 0 },
      }),
    })
    await press('Excluir Alimentação')
    const question = await dialog('Excluir esta categoria?')
    expect(await question.findByText(/^Nenhuma transação ou orçamento/)).toBeTruthy()
    expect(question.queryByRole('radio')).toBeNull()
  })

  it('deletes nothing before the server has said what is in use', async () => {
    let isBroken = true
    const page = deletable({
      [`GET /categories/${food.id}/usage`]: () =>
        isBroken
          ? refuse(404, 'categories.missing')
          : { body: { transactions: 0, budgets: 0, recurring: 0 } },
    })
    await press('Excluir Alimentação')
    const question = await dialog('Excluir esta categoria?')
    expect(await question.findByRole('alert')).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }))
    expect(sent(page.calls, 'DELETE')).toBeUndefined()
    isBroken = false
    await userEvent.click(question.getByRole('button', { name: 'Tentar novamente' }))
    expect(await question.findByText(/^Nenhuma transação ou orçamento/)).toBeTruthy()
  })

  it.each([
    [() => refuse(400, 'categories.target-invalid'), 'Erro ao excluir categoria'],
    [() => refuse(500, 'platform.unexpected'), 'Erro inesperado ao excluir categoria'],
  ])('brings it back when the server refuses', async (answer, text) => {
    deletable({ [`DELETE /categories/${food.id}`]: answer })
    await press('Excluir Alimentação')
    const question = await dialog('Excluir esta categoria?')
    await question.findByText(/^12 transações/)
    await userEvent.click(question.getByRole('button', { name: 'Excluir' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(await screen.findByText('Alimentação')).toBeTruthy()
  })
})

it('keeps what was typed when the plan has no more room, and leads to the plans', async () => {
  open(all, { 'POST /categories': () => refuse(403, 'categories.plan-limit', { max: 3 }) })
  await press('Nova Categoria')
  const form = await dialog('Nova Categoria')
  await userEvent.type(form.getByRole('textbox', { name: /^Nome/ }), 'Cachorro')
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
  const toast = within(await screen.findByRole('alert'))
  expect(toast.getByText(/limite de categorias do seu plano/)).toBeTruthy()
  expect(toast.getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/planos')
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ }).value).toBe('Cachorro')
})
