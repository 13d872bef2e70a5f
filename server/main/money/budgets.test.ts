import type { Budget, Planning } from '@lya/contract/money/budgets.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

interface Changed {
  budget: Budget
  undoId: string
}

// Ten in the evening of 30 November in São Paulo, December in London.
const clock = fixedClock('2026-12-01T01:00:00Z')
let app: TestApp
let maria: TestPerson
let food: string

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  maria = await testPerson(app)
  food = await maria.category('Padaria')
})
afterAll(() => app.close())

const plan = (categoryId: string, amountCents: number, month = '2026-11') =>
  maria.ask<Changed>('POST', '/api/budgets', { categoryId, amountCents, month })
const planning = (month?: string) =>
  maria.ask<Planning>('GET', `/api/planning${month ? `?month=${month}` : ''}`)
const spend = (categoryId: string, amountCents: number, date: string, type = 'despesa') =>
  maria.ask('POST', '/api/transactions', { categoryId, amountCents, date, type, description: 'x' })

it('shows the current month of the person, what was planned and what was spent', async () => {
  const home = await maria.category('Casa')
  await plan(food, 30_000)
  await plan(home, 10_000)
  await spend(food, 10_001, '2026-11-01')
  await spend(food, 5_000, '2026-11-30')
  await spend(food, 70_000, '2026-12-01')
  await spend(food, 70_000, '2026-10-31')
  await spend(food, 900, '2026-11-10', 'receita')
  const shown = await planning()
  expect(shown).toMatchObject({
    month: '2026-11',
    currentMonth: '2026-11',
    totalPlannedCents: 40_000,
    totalSpentCents: 15_001,
    differenceCents: 24_999,
    percentUsed: 37.5,
    canCopy: false,
  })
  expect(shown.budgets).toMatchObject([
    { category: 'Casa', plannedCents: 10_000, spentCents: 0, percent: 0 },
    {
      category: 'Padaria',
      categoryIcon: '🏷️',
      month: '2026-11',
      plannedCents: 30_000,
      spentCents: 15_001,
      percent: 50,
      version: 1,
    },
  ])
})

it('shows six months around the one that was asked for', async () => {
  await plan(food, 100, '2025-10')
  await plan(food, 200, '2026-02')
  await plan(food, 300, '2026-03')
  await spend(food, 77, '2026-02-28')
  const { chart, canCopy, month } = await planning('2026-02')
  expect(month).toBe('2026-02')
  expect(chart).toEqual([
    { month: '2025-10', plannedCents: 100, spentCents: 0, expectedSpentCents: null },
    { month: '2025-11', plannedCents: 0, spentCents: 0, expectedSpentCents: null },
    { month: '2025-12', plannedCents: 0, spentCents: 0, expectedSpentCents: null },
    { month: '2026-01', plannedCents: 0, spentCents: 0, expectedSpentCents: null },
    { month: '2026-02', plannedCents: 200, spentCents: 77, expectedSpentCents: null },
    { month: '2026-03', plannedCents: 300, spentCents: 0, expectedSpentCents: null },
  ])
  expect(canCopy).toBe(false)
})

it('expects of a month to come what falls due in its categories', async () => {
  const bill = (name: string, categoryId: string, nextDate: string) =>
    maria.ask('POST', '/api/recurring', {
      ...{ name, categoryId, nextDate, amountCents: 5_000, frequency: 'mensal' },
      ...{ dueDay: Number(nextDate.slice(-2)), notes: null, isActive: true },
      ...{ instalments: null, instalmentsPaid: 0, endDate: null },
    })
  const ahead = async (month?: string) =>
    (await planning(month)).chart.map((one) => one.expectedSpentCents)
  const other = await maria.category('Academia')
  await bill('Feira', food, '2026-11-28')
  await bill('Plano', other, '2026-12-05')
  // Nothing was planned: there is nothing to hold it against.
  expect(await ahead()).toEqual([null, null, null, null, null, null])
  await plan(food, 30_000, '2026-11')
  expect(await ahead()).toEqual([null, null, null, null, null, 5_000])
  await plan(other, 9_000, '2026-12')
  await spend(other, 700, '2026-12-24')
  expect(await ahead('2026-12')).toEqual([null, null, null, null, 5_700, 5_000])
})

it('follows edits, deletions and undoing of transactions', async () => {
  await plan(food, 10_000)
  const spent = async () => (await planning()).totalSpentCents
  const { transaction } = (await spend(food, 4_000, '2026-11-05')) as {
    transaction: { id: string }
  }
  await maria.ask('PATCH', `/api/transactions/${transaction.id}`, { amountCents: 6_000 })
  expect(await spent()).toBe(6_000)
  const { undoId } = await maria.ask<{ undoId: string }>(
    'DELETE',
    `/api/transactions/${transaction.id}`,
  )
  expect(await spent()).toBe(0)
  await maria.undo(undoId)
  expect(await spent()).toBe(6_000)
})

it('is written once when fifty copies of one request arrive together', async () => {
  const body = { id: newId(), categoryId: food, amountCents: 500, month: '2026-11' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => maria.send('POST', '/api/budgets', body)),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect((await planning()).budgets).toHaveLength(1)
  const other = await maria.send('POST', '/api/budgets', { ...body, amountCents: 501 })
  expect([other.status, other.body]).toMatchObject([409, { code: 'budgets.id-used' }])
})

it('refuses a second budget of a category and month, but not of another month', async () => {
  await plan(food, 500)
  const body = { categoryId: food, amountCents: 900, month: '2026-11' }
  const answers = await Promise.all([
    maria.send('POST', '/api/budgets', body),
    maria.send('POST', '/api/budgets', body),
  ])
  for (const { status, body: refusal } of answers) {
    expect([status, refusal]).toMatchObject([409, { code: 'budgets.category-taken' }])
  }
  await plan(food, 900, '2026-12')
})

it("refuses a category that is unknown or another person's, and amounts that are none", async () => {
  const pedro = await testPerson(app)
  for (const categoryId of [newId(), await pedro.category('Cofre')]) {
    const answer = await maria.send('POST', '/api/budgets', {
      categoryId,
      amountCents: 1,
      month: '2026-11',
    })
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'budgets.category-unknown' }])
  }
  for (const wrong of [{ amountCents: 0 }, { amountCents: 1.5 }, { month: '2026-13' }]) {
    const body = { categoryId: food, amountCents: 1, month: '2026-11', ...wrong }
    expect((await maria.send('POST', '/api/budgets', body)).status).toBe(400)
  }
})

it('changes the amount, refuses a stale edit with both versions, and goes back', async () => {
  const { budget } = await plan(food, 500)
  const path = `/api/budgets/${budget.id}`
  const changed = await maria.ask<Changed>('PATCH', path, { amountCents: 800, version: 1 })
  expect(changed.budget).toMatchObject({ plannedCents: 800, version: 2 })
  const stale = await maria.send('PATCH', path, { amountCents: 900, version: 1 })
  expect([stale.status, stale.body]).toMatchObject([
    409,
    {
      code: 'budgets.stale',
      data: { yours: { plannedCents: 900 }, stored: { plannedCents: 800 } },
    },
  ])
  expect((await maria.undo(changed.undoId)).status).toBe(200)
  expect((await planning()).budgets).toMatchObject([{ plannedCents: 500, version: 3 }])
})

it('does not undo an edit over a later one', async () => {
  const { budget } = await plan(food, 500)
  const path = `/api/budgets/${budget.id}`
  const first = await maria.ask<Changed>('PATCH', path, { amountCents: 600 })
  await maria.ask('PATCH', path, { amountCents: 700 })
  const answer = await maria.undo(first.undoId)
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'undo.too-late' }])
})

it('undoes a creation for good', async () => {
  const body = { id: newId(), categoryId: food, amountCents: 500, month: '2026-11' }
  const { undoId } = await maria.ask<Changed>('POST', '/api/budgets', body)
  expect((await maria.undo(undoId)).status).toBe(200)
  expect((await planning()).budgets).toEqual([])
  const again = await maria.send('POST', '/api/budgets', body)
  expect([again.status, again.body]).toMatchObject([409, { code: 'budgets.id-used' }])
})

it('ends a budget, keeps its row, and brings it back', async () => {
  const { budget } = await plan(food, 500)
  const path = `/api/budgets/${budget.id}`
  const { undoId } = await maria.ask<{ undoId: string }>('DELETE', path)
  expect((await planning()).budgets).toEqual([])
  const { rows } = await app.owner.query('select ativo from planejamento_gastos where id = $1', [
    budget.id,
  ])
  expect(rows).toEqual([{ ativo: false }])
  expect((await maria.send('DELETE', path)).status).toBe(404)
  expect((await maria.send('PATCH', path, { amountCents: 1 })).status).toBe(404)
  expect((await maria.undo(undoId)).status).toBe(200)
  expect((await planning()).budgets).toMatchObject([{ plannedCents: 500 }])
})

it('does not bring a budget back over a newer one', async () => {
  const { budget } = await plan(food, 500)
  const { undoId } = await maria.ask<{ undoId: string }>('DELETE', `/api/budgets/${budget.id}`)
  await plan(food, 900)
  expect((await maria.undo(undoId)).status).toBe(409)
  expect((await planning()).budgets).toMatchObject([{ plannedCents: 900 }])
})

it('copies the month before in one press, once, and undoes it as one', async () => {
  const [home, play] = [await maria.category('Casa'), await maria.category('Cinema')]
  await plan(food, 100, '2026-10')
  await plan(home, 200, '2026-10')
  const ended = await plan(play, 300, '2026-10')
  await maria.ask('DELETE', `/api/budgets/${ended.budget.id}`)
  await plan(food, 999)
  expect((await planning()).canCopy).toBe(true)

  const presses = await Promise.all(
    Array.from({ length: 8 }, () =>
      maria.send('POST', '/api/budgets/copies', { month: '2026-11' }),
    ),
  )
  const good = presses.filter((press) => press.status === 200)
  expect(good.map((press) => press.body)).toMatchObject([{ copied: 1 }])
  for (const press of presses.filter((one) => one !== good[0])) {
    expect([press.status, press.body]).toMatchObject([409, { code: 'budgets.nothing-to-copy' }])
  }
  const after = await planning()
  expect(after.canCopy).toBe(false)
  expect(new Map(after.budgets.map((one) => [one.category, one.plannedCents]))).toEqual(
    new Map([
      ['Casa', 200],
      ['Padaria', 999],
    ]),
  )
  const copied = good[0]?.body as { undoId: string } | undefined
  expect((await maria.undo(copied?.undoId ?? '')).status).toBe(200)
  expect((await planning()).budgets).toMatchObject([{ category: 'Padaria' }])
})

it.each(['1900-01', '2199-12'])(
  'shows %s, the first and last month that can be asked for',
  async (month) => {
    expect((await planning(month)).chart).toHaveLength(6)
  },
)

it('copies across the end of a year', async () => {
  await plan(food, 100, '2026-12')
  const copied = await maria.ask('POST', '/api/budgets/copies', { month: '2027-01' })
  expect(copied).toMatchObject({ copied: 1 })
  expect((await planning('2027-01')).budgets).toMatchObject([{ month: '2027-01' }])
})

it('shows data that was loaded from the existing product, whatever its amounts', async () => {
  await app.owner.query(
    `insert into planejamento_gastos (user_id, id, categoria_id, valor_planejado, mes_ano)
     values ($1, $2, $3, 0, '2026-11')`,
    [maria.userId, newId(), food],
  )
  await spend(food, 5, '2026-11-02')
  expect((await planning()).budgets).toMatchObject([{ plannedCents: 0, percent: 0 }])
})
