import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'

/** What a slice has to offer, so that the one rule can be tried on it. */
interface Slice {
  path: string
  /** Where the number is stored. */
  table: string
  column: string
  /** What makes one; another of a kind each time it is asked. */
  draft(): Record<string, unknown>
  /** The part of an edit that writes this number into it. */
  edit(to: number): Record<string, unknown>
  /** The same number in what is shown. */
  shown(version: Record<string, unknown>): number
}

const amount = {
  edit: (to: number) => ({ amountCents: to * 100 }),
  shown: ({ amountCents }: Record<string, unknown>) => Number(amountCents) / 100,
}

let app: TestApp
let maria: TestPerson
let categoryId: string
let months = 0
let labels = 0

/** A number as no other category writes it: no two have one name. */
const label = (to: number): string => String(to).padStart(labels + 1, '0')

const slices: Record<string, Slice> = {
  transactions: {
    path: '/api/transactions',
    ...{ table: 'transacoes', column: 'valor' },
    draft: () => ({
      date: '2026-03-10',
      description: 'mercado',
      type: 'despesa',
      amountCents: 100,
      categoryId,
    }),
    ...amount,
  },
  goals: {
    path: '/api/goals',
    ...{ table: 'metas_financeiras', column: 'valor_objetivo' },
    draft: () => ({ name: 'Casa', targetCents: 100, savedCents: 0, targetDate: null }),
    edit: (to) => ({ targetCents: to * 100 }),
    shown: ({ targetCents }) => Number(targetCents) / 100,
  },
  recurring: {
    path: '/api/recurring',
    ...{ table: 'pagamentos_recorrentes', column: 'valor' },
    draft: () => ({
      name: 'Luz',
      amountCents: 100,
      frequency: 'mensal',
      dueDay: 10,
      categoryId,
      notes: '',
      isActive: true,
      nextDate: '2099-12-10',
      instalments: null,
      instalmentsPaid: 0,
      endDate: null,
    }),
    ...amount,
  },
  budgets: {
    path: '/api/budgets',
    ...{ table: 'planejamento_gastos', column: 'valor_planejado' },
    draft: () => {
      months += 1
      const month = Temporal.PlainYearMonth.from('2026-01').add({ months }).toString()
      return { categoryId, month, amountCents: 100 }
    },
    edit: amount.edit,
    shown: ({ plannedCents }) => Number(plannedCents) / 100,
  },
  categories: {
    path: '/api/categories',
    ...{ table: 'categorias', column: 'nome' },
    draft: () => {
      labels += 1
      return { name: label(1), icon: '🏷️', color: null, type: 'despesa' }
    },
    edit: (to) => ({ name: label(to) }),
    shown: ({ name }) => Number(name),
  },
}

beforeAll(async () => {
  app = await testApp()
  maria = await testPerson(app)
  categoryId = await maria.category('Casa')
})
afterAll(() => app.close())

type Changed = { undoId: string } & Record<string, { id: string }>

describe.each(Object.entries(slices))('an edit of %s', (_, slice) => {
  const entityOf = ({ undoId: __, ...rest }: Changed) => Object.values(rest)[0] ?? { id: '' }

  /** Something whose number is 1, a way to write another, and what stands there now. */
  async function begin() {
    const made = await maria.ask<Changed>('POST', slice.path, slice.draft())
    const { id } = entityOf(made)
    const at = `${slice.path}/${id}`
    const edit = (to: number) => maria.ask<Changed>('PATCH', at, slice.edit(to))
    const value = async (): Promise<number> => {
      const { rows } = await app.owner.query<{ value: string }>(
        `SELECT ${slice.column} AS value FROM ${slice.table} WHERE id = $1`,
        [id],
      )
      return Number(rows[0]?.value)
    }
    return { id, at, edit, value, creation: made.undoId }
  }

  it('is taken back after every later one, from the last on', async () => {
    const { edit, value } = await begin()
    const [first, second, third] = [await edit(2), await edit(3), await edit(4)]
    for (const [{ undoId }, left] of [
      [third, 3],
      [second, 2],
      [first, 1],
    ] as const) {
      expect((await maria.undo(undoId)).status).toBe(200)
      expect(await value()).toBe(left)
    }
  })

  it('is taken back once, and may be made and taken back again', async () => {
    const { edit, value } = await begin()
    const { undoId } = await edit(2)
    await maria.undo(undoId)
    const again = await edit(3)
    expect((await maria.undo(undoId)).status).toBe(200)
    expect(await value()).toBe(3)
    expect((await maria.undo(again.undoId)).status).toBe(200)
    expect(await value()).toBe(1)
  })

  it('stays under a later one, with both versions', async () => {
    const { id, edit, value } = await begin()
    const first = await edit(2)
    await edit(3)
    const { status, body } = await maria.undo(first.undoId)
    expect([status, body]).toMatchObject([409, { code: 'undo.too-late' }])
    const { data } = body as { data: Record<'yours' | 'stored', Record<string, unknown>> }
    expect([slice.shown(data.yours), slice.shown(data.stored)]).toEqual([1, 3])
    expect(data).toMatchObject({ yours: { id }, stored: { id } })
    expect(await value()).toBe(3)
  })

  it('stays when a later one was taken back and something else was written', async () => {
    const { edit, value } = await begin()
    const first = await edit(2)
    await maria.undo((await edit(3)).undoId)
    await edit(4)
    expect((await maria.undo(first.undoId)).body).toMatchObject({ code: 'undo.too-late' })
    expect(await value()).toBe(4)
  })

  it('keeps what it changed from going with its creation, until it is taken back', async () => {
    const { edit, value, creation } = await begin()
    const [first, second] = [await edit(2), await edit(3)]
    for (const { undoId } of [second, first]) {
      expect((await maria.undo(creation)).body).toMatchObject({ code: 'undo.too-late' })
      await maria.undo(undoId)
    }
    expect(await value()).toBe(1)
    expect((await maria.undo(creation)).status).toBe(200)
    expect(await value()).toBeNaN()
  })

  it('does not come back after its creation went, when it was deleted in between', async () => {
    const { at, creation } = await begin()
    const { undoId } = await maria.ask<Changed>('DELETE', at, {})
    expect((await maria.undo(creation)).body).toMatchObject({ code: 'undo.too-late' })
    expect((await maria.undo(undoId)).status).toBe(200)
    expect((await maria.undo(creation)).status).toBe(200)
  })

  it('is no more to be taken back of what is gone', async () => {
    const { at, edit } = await begin()
    const { undoId } = await edit(2)
    expect((await maria.send('DELETE', at, {})).status).toBe(200)
    expect((await maria.undo(undoId)).body).toMatchObject({ code: 'undo.too-late' })
  })

  it('noted by an earlier release is taken back of what nobody has touched', async () => {
    const { edit, value } = await begin()
    const [touched, untouched] = [await edit(2), await edit(3)]
    await app.owner.query(
      `UPDATE operacoes SET inverso = inverso - 'after' WHERE id = ANY ($1::uuid[])`,
      [[touched.undoId, untouched.undoId]],
    )
    expect((await maria.undo(touched.undoId)).body).toMatchObject({ code: 'undo.too-late' })
    expect((await maria.undo(untouched.undoId)).status).toBe(200)
    expect(await value()).toBe(2)
  })
})

it('takes a bulk change back once the edit after it was, and shows both versions before', async () => {
  const make = () => maria.ask<Changed>('POST', '/api/transactions', slices.transactions?.draft())
  const made = [await make(), await make()].map(({ transaction }) => transaction?.id ?? '')
  const target = await maria.category('Lazer')
  const moved = await maria.ask<Changed>('POST', '/api/transactions/bulk/category', {
    ids: made,
    categoryId: target,
  })
  const edited = await maria.ask<Changed>('PATCH', `/api/transactions/${made[1]}`, {
    amountCents: 700,
  })
  const refused = await maria.undo(moved.undoId)
  expect(refused.body).toMatchObject({
    code: 'undo.too-late',
    data: { yours: made.map((id) => ({ id, categoryId })), stored: [{}, {}] },
  })
  const of = async (id = '') =>
    (await maria.ask<{ categoryId: string }>('GET', `/api/transactions/${id}`)).categoryId
  // All or none.
  expect([await of(made[0]), await of(made[1])]).toEqual([target, target])
  await maria.undo(edited.undoId)
  expect((await maria.undo(moved.undoId)).status).toBe(200)
  expect([await of(made[0]), await of(made[1])]).toEqual([categoryId, categoryId])
})

it('takes two payments of one bill back, one after the other', async () => {
  const draft = { ...slices.recurring?.draft(), nextDate: '2026-01-10' }
  const { payment } = await maria.ask<Changed>('POST', '/api/recurring', draft)
  const pay = (nextDate: string) =>
    maria.ask<Changed>('POST', `/api/recurring/${payment?.id}/payments`, { nextDate })
  const [first, second] = [await pay('2026-01-10'), await pay('2026-02-10')]
  expect((await maria.undo(first.undoId)).body).toMatchObject({ code: 'undo.too-late' })
  expect((await maria.undo(second.undoId)).status).toBe(200)
  expect((await maria.undo(first.undoId)).status).toBe(200)
  const { items } = await maria.ask<{ items: { id: string; nextDate: string }[] }>(
    'GET',
    '/api/recurring',
  )
  expect(items.find(({ id }) => id === payment?.id)?.nextDate).toBe('2026-01-10')
})

it('keeps a bill that was paid, and a payment whose expense was deleted', async () => {
  const draft = { ...slices.recurring?.draft(), nextDate: '2026-01-10' }
  const { payment, undoId } = await maria.ask<Changed>('POST', '/api/recurring', draft)
  const paid = await maria.ask<Changed>('POST', `/api/recurring/${payment?.id}/payments`, {
    nextDate: '2026-01-10',
  })
  expect((await maria.undo(undoId)).body).toMatchObject({ code: 'undo.too-late' })
  const { items } = await maria.ask<{ items: { id: string; description: string }[] }>(
    'GET',
    '/api/transactions?search=Luz',
  )
  const expense = items[0]?.id
  const deleted = await maria.ask<Changed>('DELETE', `/api/transactions/${expense}`, {})
  expect((await maria.undo(paid.undoId)).body).toMatchObject({ code: 'undo.too-late' })
  for (const id of [deleted.undoId, paid.undoId, undoId]) {
    expect((await maria.undo(id)).status).toBe(200)
  }
})

it('keeps a goal that was paid into', async () => {
  const { goal, undoId } = await maria.ask<Changed>('POST', '/api/goals', slices.goals?.draft())
  const deposit = await maria.ask<Changed>('POST', `/api/goals/${goal?.id}/deposits`, {
    id: crypto.randomUUID(),
    amountCents: 500,
  })
  expect((await maria.undo(undoId)).body).toMatchObject({ code: 'undo.too-late' })
  for (const id of [deposit.undoId, undoId]) expect((await maria.undo(id)).status).toBe(200)
})
