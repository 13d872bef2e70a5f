import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

interface Category {
  id: string
  name: string
  icon: string
  color: string | null
  type: string
  version: number
}

const clock = fixedClock('2026-03-11T15:00:00Z')
let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown) =>
  app.call(method, path, { cookie, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

async function read<T>(path: string): Promise<T> {
  const { status, body } = await call('GET', path)
  expect(status).toBe(200)
  return body as T
}

const list = async () => (await read<{ items: Category[] }>('/api/categories')).items

async function named(name: string): Promise<Category> {
  const found = (await list()).find((one) => one.name === name)
  if (!found) throw new Error(`no category ${name}`)
  return found
}

async function spend(amountCents: number, categoryId: string | null): Promise<string> {
  const draft = { date: '2026-03-10', description: 'Compra', type: 'despesa', amountCents }
  const { status, body } = await call('POST', '/api/transactions', { ...draft, categoryId })
  expect(status).toBe(201)
  return (body as { transaction: { id: string } }).transaction.id
}

const categoriesOf = async () =>
  (await read<{ items: { id: string; category: string | null }[] }>('/api/transactions')).items.map(
    (one) => one.category,
  )

const undo = async (id: unknown) => {
  const answer = await call('POST', `/api/undo/${String(id)}`)
  expect(answer.status).toBe(200)
}

describe('creating', () => {
  it('takes one emoji, a colour and a trimmed name', async () => {
    const draft = { name: '  Bichos  de casa ', icon: '🐕‍🦺', color: '#0F766E', type: 'despesa' }
    const { status, body } = await call('POST', '/api/categories', draft)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      category: { name: 'Bichos de casa', icon: '🐕‍🦺', color: '#0f766e', type: 'despesa' },
    })
    expect(await named('Bichos de casa')).toMatchObject({ icon: '🐕‍🦺', color: '#0f766e' })
  })

  it('gives the clipboard where no icon is', async () => {
    await call('POST', '/api/categories', { name: 'Outra', type: 'receita', icon: ' ' })
    expect(await named('Outra')).toMatchObject({ icon: '📋', color: null, type: 'receita' })
  })

  it.each([
    [{ name: '   ', type: 'despesa' }, 'categories.name-required'],
    [{ name: 'Bichos', type: 'despesa', icon: '🐕🐈' }, 'categories.icon-invalid'],
    [{ name: 'Bichos', type: 'despesa', icon: 'abc' }, 'categories.icon-invalid'],
    [{ name: 'Bichos', type: 'despesa', color: 'red' }, 'platform.input-invalid'],
    [{ name: 'Bichos', type: 'outra' }, 'platform.input-invalid'],
    [{ name: 'x'.repeat(121), type: 'despesa' }, 'platform.input-invalid'],
  ])('refuses %j', async (draft, code) => {
    const { status, body } = await call('POST', '/api/categories', draft)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code })
    expect(await list()).toHaveLength(10)
  })

  it('creates once under one id, and refuses it for something else', async () => {
    const draft = { id: newId(), name: 'Bichos', type: 'despesa' }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/api/categories', draft)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await list()).toHaveLength(11)
    const other = await call('POST', '/api/categories', { ...draft, name: 'Gatos' })
    expect(other.body).toMatchObject({ code: 'categories.id-used' })
    await undo(draft.id)
    expect(await list()).toHaveLength(10)
    expect((await call('POST', '/api/categories', draft)).body).toMatchObject({
      code: 'categories.id-used',
    })
  })

  it.each(['Alimentação', ' alimentacao ', 'ALIMENTAÇÃO'])(
    'refuses %j beside one of that name and type',
    async (name) => {
      const { status, body } = await call('POST', '/api/categories', { name, type: 'despesa' })
      expect(status).toBe(409)
      expect(body).toMatchObject({ code: 'categories.name-used' })
      expect(await list()).toHaveLength(10)
      const income = await call('POST', '/api/categories', { name, type: 'receita' })
      expect(income.status).toBe(201)
    },
  )

  it('creates many at once, all or none, and twice the same only once', async () => {
    const items = [
      { name: 'Bichos', type: 'despesa' },
      { name: 'bichos', type: 'despesa' },
      { name: 'alimentacao', type: 'despesa' },
      { name: 'Alimentação', type: 'despesa', icon: '🍔' },
    ]
    expect((await call('POST', '/api/categories/batch', { items })).body).toMatchObject({
      created: 1,
    })
    expect((await call('POST', '/api/categories/batch', { items })).body).toMatchObject({
      created: 0,
    })
    const bad = [
      { name: 'Novo', type: 'despesa' },
      { name: ' ', type: 'despesa' },
    ]
    expect((await call('POST', '/api/categories/batch', { items: bad })).status).toBe(400)
    expect(await list()).toHaveLength(11)
  })
})

describe('editing', () => {
  it('changes what is given, and its undo only what nobody changed since', async () => {
    const { id, icon } = await named('Lazer')
    const path = `/api/categories/${id}`
    const first = await call('PATCH', path, { name: 'Diversão', color: '#123abc' })
    expect(first.body).toMatchObject({ category: { name: 'Diversão', icon, color: '#123abc' } })
    const second = await call('PATCH', path, { color: null })
    expect(second.body).toMatchObject({ category: { name: 'Diversão', color: null } })
    const tooLate = await call('POST', `/api/undo/${(first.body as { undoId: string }).undoId}`)
    expect(tooLate.body).toMatchObject({ code: 'undo.too-late' })
    await undo((second.body as { undoId: string }).undoId)
    expect(await named('Diversão')).toMatchObject({ color: '#123abc' })
  })

  it('refuses the name of another one, and takes its own in other letters', async () => {
    const { id } = await named('Lazer')
    const taken = await call('PATCH', `/api/categories/${id}`, { name: 'moradia' })
    expect(taken.status).toBe(409)
    expect(taken.body).toMatchObject({ code: 'categories.name-used' })
    expect((await call('PATCH', `/api/categories/${id}`, { name: 'LAZER' })).status).toBe(200)
  })

  it('refuses an edit of an older version, and shows both', async () => {
    const { id, name, icon, version } = await named('Lazer')
    const path = `/api/categories/${id}`
    expect((await call('PATCH', path, { name: 'Diversão', version })).status).toBe(200)
    const late = await call('PATCH', path, { color: '#123abc', version })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'categories.stale',
      data: {
        yours: { id, name: 'Diversão', icon, color: '#123abc', version },
        stored: { id, name: 'Diversão', icon, color: null, version: version + 1 },
      },
    })
    // A category that was deleted and brought back is no longer the one that was seen.
    const gone = await call('DELETE', path)
    await undo((gone.body as { undoId: string }).undoId)
    const seen = await call('PATCH', path, { name, version: version + 1 })
    expect(seen.body).toMatchObject({ code: 'categories.stale' })
  })

  it('changes the type only of one that nothing stands under', async () => {
    const { id } = await named('Lazer')
    const path = `/api/categories/${id}`
    expect((await call('PATCH', path, { type: 'receita' })).status).toBe(200)
    expect((await call('PATCH', path, { type: 'despesa' })).status).toBe(200)
    await spend(1_000, id)
    const refused = await call('PATCH', path, { type: 'receita' })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'categories.target-invalid' })
  })
})

describe('deleting', () => {
  async function lived(): Promise<string> {
    const { id } = await named('Lazer')
    await spend(1_000, id)
    await spend(2_500, id)
    await call('POST', '/api/budgets', { categoryId: id, amountCents: 50_000, month: '2026-03' })
    await call('POST', '/api/budgets', { categoryId: id, amountCents: 50_000, month: '2026-02' })
    await call('POST', '/api/recurring', {
      name: 'Cinema',
      amountCents: 3_000,
      frequency: 'mensal',
      dueDay: 5,
      categoryId: id,
      notes: null,
      isActive: true,
      nextDate: '2026-04-05',
      instalments: null,
      instalmentsPaid: 0,
      endDate: null,
    })
    return id
  }

  const dashboard = () => read<Record<string, unknown>>('/api/dashboard')
  const planning = () => read<{ budgets: unknown[] }>('/api/planning?month=2026-02')
  const payment = async () =>
    (await read<{ items: { category: string | null }[] }>('/api/recurring')).items[0]?.category

  it('says what it would touch', async () => {
    const id = await lived()
    expect(await read(`/api/categories/${id}/usage`)).toEqual({
      transactions: 2,
      budgets: 2,
      recurring: 1,
    })
  })

  it('leaves transactions without a category, ends budgets, and brings all back', async () => {
    const id = await lived()
    const before = [await dashboard(), await planning()]
    const { body } = await call('DELETE', `/api/categories/${id}`)
    expect(body).toMatchObject({ transactions: 2, budgets: 2 })
    expect(await categoriesOf()).toEqual([null, null])
    expect(await payment()).toBeNull()
    expect((await planning()).budgets).toEqual([])
    expect(await dashboard()).toMatchObject({
      summary: { expensesCents: 3_500 },
      distribution: [{ categoryId: null, amountCents: 3_500 }],
    })
    await undo((body as { undoId: string }).undoId)
    expect([await dashboard(), await planning()]).toEqual(before)
    expect(await payment()).toBe('Lazer')
  })

  it('moves them to another one of the same type', async () => {
    const id = await lived()
    const target = await named('Compras')
    const { undoId } = await deletedInto(id, target.id)
    expect(await categoriesOf()).toEqual(['Compras', 'Compras'])
    expect(await payment()).toBe('Compras')
    await undo(undoId)
    expect(await categoriesOf()).toEqual(['Lazer', 'Lazer'])
  })

  async function deletedInto(id: string, moveTo: string): Promise<{ undoId: string }> {
    const { body } = await call('DELETE', `/api/categories/${id}`, { moveTo })
    return body as { undoId: string }
  }

  it('leaves alone what was put elsewhere before the undo', async () => {
    const { id } = await named('Lazer')
    const transaction = await spend(1_000, id)
    const { undoId } = await deletedInto(id, (await named('Compras')).id)
    const home = await named('Moradia')
    await call('PATCH', `/api/transactions/${transaction}`, { categoryId: home.id })
    await undo(undoId)
    expect(await categoriesOf()).toEqual(['Moradia'])
    expect((await named('Lazer')).id).toBe(id)
  })

  it('refuses itself, another type and another person’s as the target', async () => {
    const { id } = await named('Lazer')
    const income = await named('Salário')
    const mine = cookie
    cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
    const theirs = await named('Compras')
    cookie = mine
    for (const moveTo of [id, income.id, theirs.id, newId()]) {
      const { status, body } = await call('DELETE', `/api/categories/${id}`, { moveTo })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'categories.target-invalid' })
    }
    expect(await list()).toHaveLength(10)
  })
})

describe('many transactions at once', () => {
  it('go under one category, and back with one undo', async () => {
    const fun = await named('Lazer')
    const home = await named('Moradia')
    const ids = [await spend(1_000, fun.id), await spend(2_000, null), await spend(3_000, home.id)]
    const path = '/api/transactions/bulk/category'
    const { status, body } = await call('POST', path, {
      ids: [...ids, ids[0]],
      categoryId: home.id,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ changed: 3 })
    expect(await categoriesOf()).toEqual(['Moradia', 'Moradia', 'Moradia'])
    await undo((body as { undoId: string }).undoId)
    expect(new Set(await categoriesOf())).toEqual(new Set(['Lazer', 'Moradia', null]))
  })

  it('change all or none', async () => {
    const home = await named('Moradia')
    const income = await named('Salário')
    const ids = [await spend(1_000, null), await spend(2_000, null)]
    const path = '/api/transactions/bulk/category'
    const tries = [
      [{ ids: [...ids, newId()], categoryId: home.id }, 'transactions.missing'],
      [{ ids, categoryId: income.id }, 'transactions.type-mixed'],
      [{ ids, categoryId: newId() }, 'transactions.category-unknown'],
      [{ ids: [], categoryId: home.id }, 'platform.input-invalid'],
      [{ ids: Array(501).fill(ids[0]), categoryId: home.id }, 'platform.input-invalid'],
    ] as const
    for (const [input, code] of tries) {
      expect((await call('POST', path, input)).body).toMatchObject({ code })
    }
    expect(await categoriesOf()).toEqual([null, null])
  })

  it('does not undo over a later edit of one of them', async () => {
    const home = await named('Moradia')
    const ids = [await spend(1_000, null), await spend(2_000, null)]
    const path = '/api/transactions/bulk/category'
    const { body } = await call('POST', path, { ids, categoryId: home.id })
    await call('PATCH', `/api/transactions/${ids[0]}`, { amountCents: 5 })
    const refused = await call('POST', `/api/undo/${(body as { undoId: string }).undoId}`)
    expect(refused.body).toMatchObject({ code: 'undo.too-late' })
    expect(await categoriesOf()).toEqual(['Moradia', 'Moradia'])
  })

  it('are deleted and come back whole', async () => {
    const fun = await named('Lazer')
    const ids = [await spend(1_000, fun.id), await spend(2_000, null)]
    const before = await read('/api/dashboard')
    const path = '/api/transactions/bulk/deletion'
    const { body } = await call('POST', path, { ids: [...ids, newId()] })
    expect(body).toMatchObject({ deleted: 2 })
    expect(await categoriesOf()).toEqual([])
    expect((await call('POST', path, { ids })).body).toMatchObject({ code: 'transactions.missing' })
    await undo((body as { undoId: string }).undoId)
    expect(await read('/api/dashboard')).toEqual(before)
  })

  it('survive presses at once in opposite orders', async () => {
    const [fun, home] = [await named('Lazer'), await named('Moradia')]
    const ids: string[] = []
    for (let count = 0; count < 20; count += 1) ids.push(await spend(1_000 + count, null))
    const path = '/api/transactions/bulk/category'
    const presses = Array.from({ length: 6 }, (_, at) =>
      call('POST', path, {
        ids: at % 2 === 0 ? ids : ids.toReversed(),
        categoryId: at % 2 === 0 ? fun.id : home.id,
      }),
    )
    const answers = await Promise.all(presses)
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(await categoriesOf()).size).toBe(1)
  })
})
