import type { Goal } from '@lya/contract/money/goals.ts'
import { limits } from '@lya/core/limits.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { newId } from '#platform/security/ids.ts'

interface Changed {
  goal: Goal
  undoId: string
}
interface List {
  items: Goal[]
  [card: string]: unknown
}

let app: TestApp
let maria: TestPerson

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  maria = await testPerson(app)
})
afterAll(() => app.close())

const create = (body: Record<string, unknown> = {}) =>
  maria.ask<Changed>('POST', '/api/goals', { name: 'Viagem', targetCents: 100_000, ...body })
const list = () => maria.ask<List>('GET', '/api/goals')

it('lists goals newest first, with the summary cards', async () => {
  await create({ name: ' Reserva  de emergência ', targetDate: '2028-02-29' })
  await create({ savedCents: 150_000 })
  await create({ name: 'Bicicleta', targetCents: 300_000, savedCents: 50_000 })
  const { items, ...cards } = await list()
  expect(items).toMatchObject([
    { name: 'Bicicleta', percent: 16.67, isComplete: false, targetDate: null, version: 1 },
    { name: 'Viagem', percent: 150, isComplete: true },
    { name: 'Reserva de emergência', savedCents: 0, targetDate: '2028-02-29', isActive: true },
  ])
  expect(cards).toEqual({
    total: 3,
    completed: 1,
    overallPercent: 30,
    totalSavedCents: 200_000,
    totalTargetCents: 500_000,
  })
})

it('shows data that was loaded from elsewhere', async () => {
  await app.owner.query(
    `insert into metas_financeiras (user_id, id, nome, valor_objetivo, valor_atual, data_objetivo)
     values ($1, $2, ' ', 0, 0, '2300-01-01'), ($1, $3, 'Dívida', -10, -20, null)`,
    [maria.userId, newId(), newId()],
  )
  const { items, ...cards } = await list()
  expect(items).toHaveLength(2)
  expect(items).toContainEqual(
    expect.objectContaining({ name: 'Meta sem nome', percent: 100, targetDate: '2300-01-01' }),
  )
  expect(items).toContainEqual(
    expect.objectContaining({ name: 'Dívida', percent: 0, isComplete: false }),
  )
  expect(cards).toMatchObject({ completed: 1, overallPercent: 0 })
})

it('is empty for a new person', async () => {
  expect(await list()).toEqual({
    items: [],
    total: 0,
    completed: 0,
    overallPercent: 0,
    totalSavedCents: 0,
    totalTargetCents: 0,
  })
})

it('is written once when fifty copies of one request arrive together', async () => {
  const body = { id: newId(), name: 'Carro', targetCents: 5_000_000 }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => maria.send('POST', '/api/goals', body)),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect((await list()).items).toHaveLength(1)
  const other = await maria.send('POST', '/api/goals', { ...body, name: 'Moto' })
  expect([other.status, other.body]).toMatchObject([409, { code: 'goals.id-used' }])
})

it.each([
  [{ name: ' \t\n ' }, 'goals.name-required'],
  [{ targetCents: 0 }, 'platform.input-invalid'],
  [{ savedCents: -1 }, 'platform.input-invalid'],
  [{ targetCents: limits.amountCentsMax + 1 }, 'platform.input-invalid'],
  [{ targetDate: '2026-02-30' }, 'platform.input-invalid'],
])('refuses %j', async (wrong, code) => {
  const body = { name: 'Viagem', targetCents: 1, ...wrong }
  const answer = await maria.send('POST', '/api/goals', body)
  expect([answer.status, answer.body]).toMatchObject([400, { code }])
})

it('edits what was asked for, refuses a stale edit with both versions, and goes back', async () => {
  const { goal } = await create({ targetDate: '2027-01-01', savedCents: 10 })
  const path = `/api/goals/${goal.id}`
  const edited = await maria.ask<Changed>('PATCH', path, {
    name: 'Japão',
    targetDate: null,
    version: 1,
  })
  expect(edited.goal).toEqual({ ...goal, name: 'Japão', targetDate: null, version: 2 })
  const stale = await maria.send('PATCH', path, { savedCents: 20, version: 1 })
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { code: 'goals.stale', data: { yours: { savedCents: 20 }, stored: { name: 'Japão' } } },
  ])
  await maria.undo(edited.undoId)
  expect((await list()).items).toEqual([{ ...goal, version: 3 }])
})

it('does not undo an edit over a later one', async () => {
  const { goal } = await create()
  const path = `/api/goals/${goal.id}`
  const first = await maria.ask<Changed>('PATCH', path, { name: 'um' })
  await maria.ask('PATCH', path, { name: 'dois' })
  expect((await maria.undo(first.undoId)).status).toBe(409)
  expect((await list()).items).toMatchObject([{ name: 'dois' }])
})

it('deletes a goal and brings it back whole', async () => {
  const { goal } = await create({ savedCents: 123_456, targetDate: '2027-05-05' })
  const path = `/api/goals/${goal.id}`
  const { undoId } = await maria.ask<{ undoId: string }>('DELETE', path)
  expect((await list()).items).toEqual([])
  expect((await maria.send('DELETE', path)).status).toBe(404)
  await maria.undo(undoId)
  expect((await list()).items).toEqual([{ ...goal, version: 2 }])
})

it('adds deposits that arrive together, each once', async () => {
  const { goal } = await create({ savedCents: 100 })
  const path = `/api/goals/${goal.id}/deposits`
  const one = { amountCents: 1_000, depositId: newId() }
  const two = { amountCents: 30, depositId: newId() }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => maria.send('POST', path, at % 2 ? one : two)),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect((await list()).items).toMatchObject([{ savedCents: 1_130 }])
})

it('takes a deposit back under later ones, once', async () => {
  const { goal } = await create()
  const path = `/api/goals/${goal.id}/deposits`
  const first = await maria.ask<Changed>('POST', path, { amountCents: 1_000 })
  const second = await maria.ask<Changed>('POST', path, { amountCents: 99_000 })
  expect(second.goal).toMatchObject({ savedCents: 100_000, isComplete: true })
  await Promise.all(Array.from({ length: 4 }, () => maria.undo(first.undoId)))
  expect((await list()).items).toMatchObject([{ savedCents: 99_000, isComplete: false }])
})

it('refuses a deposit under a known id that was another, or was undone', async () => {
  const { goal } = await create()
  const path = `/api/goals/${goal.id}/deposits`
  const body = { amountCents: 1_000, depositId: newId() }
  const { undoId } = await maria.ask<Changed>('POST', path, body)
  const other = await maria.send('POST', path, { ...body, amountCents: 1 })
  expect([other.status, other.body]).toMatchObject([409, { code: 'goals.id-used' }])
  await maria.undo(undoId)
  expect((await maria.send('POST', path, body)).status).toBe(409)
  expect((await list()).items).toMatchObject([{ savedCents: 0 }])
})

it('does not take more out than is there', async () => {
  const { goal } = await create()
  const path = `/api/goals/${goal.id}`
  const { undoId } = await maria.ask<Changed>('POST', `${path}/deposits`, { amountCents: 500 })
  await maria.ask('PATCH', path, { savedCents: 499 })
  expect((await maria.undo(undoId)).status).toBe(409)
  expect((await list()).items).toMatchObject([{ savedCents: 499 }])
})

it('never saves more than an amount may be', async () => {
  const { goal } = await create({ savedCents: limits.amountCentsMax })
  const path = `/api/goals/${goal.id}/deposits`
  expect((await maria.send('POST', path, { amountCents: 1 })).status).toBe(400)
  expect((await list()).items).toMatchObject([{ savedCents: limits.amountCentsMax }])
})
