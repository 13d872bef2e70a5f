import { limits } from '@lya/core/limits.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

interface Transaction {
  id: string
  version: number
  description: string
}
interface Changed {
  transaction: Transaction
  undoId: string
}

let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await testApp({ clock: fixedClock('2026-11-21T15:00:00Z') })
})
beforeEach(async () => {
  cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown) =>
  app.call(method, `/api${path}`, {
    cookie,
    body: body === undefined ? body : JSON.stringify(body),
  })

const draft = {
  date: '2026-11-20',
  description: 'Mercado',
  type: 'despesa',
  amountCents: 5_290,
  categoryId: null,
}

async function create(fields: object = {}): Promise<Changed> {
  const { status, body } = await call('POST', '/transactions', { ...draft, ...fields })
  expect(status).toBe(201)
  return body as Changed
}

async function list(query = ''): Promise<{ items: Transaction[]; nextCursor: string | null }> {
  const { status, body } = await call('GET', `/transactions${query}`)
  expect(status).toBe(200)
  return body as { items: Transaction[]; nextCursor: string | null }
}

describe('transactions over HTTP', () => {
  it('are created, read, edited, deleted and brought back', async () => {
    const { transaction } = await create()
    const path = `/transactions/${transaction.id}`
    expect((await call('GET', path)).body).toEqual(transaction)

    const edited = await call('PATCH', path, { amountCents: 1, version: 1 })
    expect(edited).toMatchObject({
      status: 200,
      body: { transaction: { amountCents: 1, version: 2, description: 'Mercado' } },
    })

    const deleted = await call('DELETE', path)
    expect(deleted.status).toBe(200)
    expect(await call('GET', path)).toMatchObject({
      status: 404,
      body: { code: 'transactions.missing' },
    })

    const { undoId } = deleted.body as { undoId: string }
    for (let time = 0; time < 2; time += 1) {
      const undone = await call('POST', `/undo/${undoId}`)
      expect(undone).toMatchObject({ status: 200, body: { undone: true } })
    }
    expect((await call('GET', path)).body).toMatchObject({ amountCents: 1, version: 3 })
  })

  it.each([
    ['no amount', { amountCents: 0 }],
    ['a negative amount', { amountCents: -1 }],
    ['an absurd amount', { amountCents: limits.amountCentsMax + 1 }],
    ['a fraction of a centavo', { amountCents: 1.5 }],
    ['an amount as text', { amountCents: '10' }],
    ['no description', { description: '' }],
    ['a blank description', { description: ' \n\t' }],
    ['a very long description', { description: 'a'.repeat(limits.descriptionLengthMax + 1) }],
    ['a day that is none', { date: '2026-02-30' }],
    ['a moment for a day', { date: '2026-11-20T10:00:00Z' }],
    ['another type', { type: 'transferencia' }],
    ['an id that is none', { id: "1' OR '1'='1" }],
    ['an unknown category', { categoryId: '00000000-0000-4000-8000-000000000000' }],
    ['no date', { date: undefined }],
  ])('refuse %s', async (_, fields) => {
    const answer = await call('POST', '/transactions', { ...draft, ...fields })
    expect(answer.status).toBe(400)
    expect((await list()).items).toEqual([])
  })

  it('show both versions to the tab that comes second', async () => {
    const { transaction } = await create()
    const path = `/transactions/${transaction.id}`
    await call('PATCH', path, { description: 'Feira', version: 1 })
    const stale = await call('PATCH', path, { description: 'Padaria', version: 1 })
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'transactions.stale',
        data: {
          yours: { description: 'Padaria', version: 1 },
          stored: { description: 'Feira', version: 2 },
        },
      },
    })
  })

  it('take the same id twice, but not for something else', async () => {
    const id = newId().toUpperCase()
    const first = await create({ id })
    expect(first.transaction.id).toBe(id.toLowerCase())
    expect(await create({ id })).toEqual(first)
    const other = await call('POST', '/transactions', { ...draft, id, amountCents: 1 })
    expect(other).toMatchObject({ status: 409, body: { code: 'transactions.id-used' } })
    expect((await list()).items).toHaveLength(1)
  })

  it('are listed page by page, filtered and searched', async () => {
    for (const day of ['01', '02', '03', '04', '05']) {
      await create({ date: `2026-11-${day}`, description: `Pão do dia ${day}` })
    }
    await create({ type: 'receita', description: 'Salário' })
    const seen: string[] = []
    let query: string | null = '?limit=2&search=pao&type=despesa&from=2026-11-02&to=2026-11-30'
    for (let cursor = ''; query !== null; ) {
      const { items, nextCursor } = await list(`${query}${cursor}`)
      seen.push(...items.map((one) => one.description.slice(-2)))
      cursor = `&cursor=${nextCursor}`
      if (nextCursor === null) query = null
    }
    expect(seen).toEqual(['05', '04', '03', '02'])
  })

  it.each([
    '?cursor=abc',
    '?limit=0',
    '?limit=101',
    '?type=x',
    '?categoryId=1',
    '?from=ontem',
    `?search=${'a'.repeat(limits.searchLengthMax + 1)}`,
  ])('refuse the query %s', async (query) => {
    expect((await call('GET', `/transactions${query}`)).status).toBe(400)
  })
})

it('shows loaded data whose days nobody could write', async () => {
  const { id } = (await create()).transaction
  await app.owner.query(
    `INSERT INTO transacoes (user_id, id, quando, valor, created_at)
     SELECT user_id, gen_random_uuid(), unnest('{0202-05-01,20226-05-01}'::date[]), 10, '2026-11-22'
     FROM transacoes WHERE id = $1`,
    [id],
  )
  await app.owner.query(
    `INSERT INTO pagamentos_recorrentes
       (user_id, id, nome, valor, frequencia, dia_vencimento, data_proximo_pagamento)
     SELECT user_id, gen_random_uuid(), 'Luz', 10, 'mensal', 1, '0202-05-01'
     FROM transacoes WHERE id = $1`,
    [id],
  )
  const { items } = await list()
  expect(items).toMatchObject([{ date: '20226-05-01' }, { date: '2026-11-20' }, {}])
  const { status, body } = await call('GET', '/dashboard')
  expect(status).toBe(200)
  expect(body).toMatchObject({ upcoming: [{ name: 'Luz', nextDate: '0202-05-01' }] })
})

describe('the dashboard over HTTP', () => {
  it('counts what has just been written', async () => {
    await create({ date: '2026-11-21' })
    const { body } = await call('GET', '/dashboard')
    expect(body).toMatchObject({
      today: '2026-11-21',
      summary: { totalBalanceCents: -5_290, expensesCents: 5_290, incomeCents: 0 },
      activities: [{ title: 'Despesa adicionada', description: 'Mercado' }],
    })
    const day = await call('GET', '/dashboard?from=2026-11-20&to=2026-11-21')
    expect(day.body).toMatchObject({
      summary: { totalBalanceCents: -5_290, expensesTrend: null },
      chart: [
        { label: '20/11', expensesCents: 0 },
        { label: '21/11', expensesCents: 5_290 },
      ],
    })
    const { body: cards } = await call('GET', '/summary?from=2026-12-01&to=2026-12-31')
    expect(cards).toMatchObject({ totalBalanceCents: 0 })
  })

  it.each(['?from=2026-11-01', '?to=2026-11-01', '?from=2026-11-02&to=2026-11-01', '?from=x&to=y'])(
    'refuses the range %s',
    async (query) => {
      expect((await call('GET', `/dashboard${query}`)).status).toBe(400)
      expect((await call('GET', `/summary${query}`)).status).toBe(400)
    },
  )
})

it('offers the suggested categories after sign-up', async () => {
  const { body } = await call('GET', '/categories')
  const { items } = body as { items: { name: string; color: null }[] }
  expect(items.map((one) => one.name)).toContain('Alimentação')
  expect(items).toHaveLength(10)
})
