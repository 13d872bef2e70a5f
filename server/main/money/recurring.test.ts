import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

interface Changed {
  payment: RecurringPayment
  undoId: string
}
interface List {
  items: RecurringPayment[]
  [card: string]: unknown
}

const clock = fixedClock('2026-11-21T15:00:00Z')
let app: TestApp
let maria: TestPerson
let home: string

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  clock.moveTo('2026-11-21T15:00:00Z')
  maria = await testPerson(app)
  home = await maria.category('Casa')
})
afterAll(() => app.close())

const draft = (given: Record<string, unknown> = {}) => ({
  name: 'Internet',
  amountCents: 9_990,
  frequency: 'mensal',
  dueDay: 10,
  categoryId: home,
  notes: null,
  isActive: true,
  nextDate: '2026-12-10',
  instalments: null,
  instalmentsPaid: 0,
  endDate: null,
  ...given,
})
const create = (given: Record<string, unknown> = {}) =>
  maria.ask<Changed>('POST', '/api/recurring', draft(given))
const list = () => maria.ask<List>('GET', '/api/recurring')
const pay = (id: string, nextDate?: string, said: Record<string, unknown> = {}) =>
  maria.send('POST', `/api/recurring/${id}/payments`, nextDate ? { nextDate, ...said } : said)

interface Item {
  date: string
  description: string
  amountCents: number
  type: string
  category: string | null
}
async function expenses(): Promise<Item[]> {
  return (await maria.ask<{ items: Item[] }>('GET', '/api/transactions')).items
}

it('lists what is not over, most urgent first, with the four cards', async () => {
  await create({ name: 'pendente', nextDate: '2026-11-29', frequency: 'anual', amountCents: 1_200 })
  await create({ name: 'em 7 dias', nextDate: '2026-11-28' })
  await create({ name: 'hoje', nextDate: '2026-11-21', frequency: 'semanal', amountCents: 7_000 })
  await create({ name: 'ontem', nextDate: '2026-11-20', isActive: false })
  await create({ name: 'antigo', nextDate: '2019-01-31', dueDay: 31 })
  const paid = await create({ name: 'pago', nextDate: '2026-11-05' })
  expect((await pay(paid.payment.id, '2026-11-05')).status).toBe(200)
  await create({ name: 'finalizado', instalments: 3, instalmentsPaid: 3 })

  const { items, ...cards } = await list()
  expect(items.map((one) => [one.name, one.status, one.daysLeft])).toEqual([
    ['antigo', 'overdue', -2_851],
    ['ontem', 'overdue', -1],
    ['hoje', 'due-soon', 0],
    ['em 7 dias', 'due-soon', 7],
    ['pendente', 'pending', 8],
    ['pago', 'paid', 19],
  ])
  expect(cards).toEqual({
    today: '2026-11-21',
    activeTotal: 5,
    overdueTotal: 1,
    thisWeekTotal: 2,
    monthlyTotalCents: 3 * 9_990 + 100 + 30_437,
  })
})

it('is over after its end date', async () => {
  const { payment } = await create({ nextDate: '2026-11-10', endDate: '2026-12-09' })
  const paid = await pay(payment.id, '2026-11-10')
  expect(paid.body).toMatchObject({ payment: { nextDate: '2026-12-10' } })
  expect((await list()).items).toEqual([])
  const answer = await pay(payment.id, '2026-12-10')
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'recurring.finished' }])
})

it('keeps what the person decided', async () => {
  const given = { notes: ' fibra\n500 mega ', instalments: 12, instalmentsPaid: 2 }
  const { payment, undoId } = await create({ name: ' Internet   de casa ', ...given })
  expect(payment).toEqual({
    ...draft(given),
    id: payment.id,
    name: 'Internet de casa',
    notes: 'fibra\n500 mega',
    category: 'Casa',
    categoryIcon: '🏷️',
    lastPaidDate: null,
    paidUndoId: null,
    status: 'pending',
    daysLeft: 19,
    version: 1,
  })
  expect(undoId).toBe(payment.id)
  expect((await maria.undo(undoId)).status).toBe(200)
  expect((await list()).items).toEqual([])
})

it('is written once when fifty copies of one request arrive together', async () => {
  const body = draft({ id: newId() })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => maria.send('POST', '/api/recurring', body)),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect((await list()).items).toHaveLength(1)
  const other = await maria.send('POST', '/api/recurring', { ...body, endDate: '2030-01-01' })
  expect([other.status, other.body]).toMatchObject([409, { code: 'recurring.id-used' }])
})

it.each([
  [{ name: ' \t ' }, 'recurring.name-required'],
  [{ instalments: 3, instalmentsPaid: 4 }, 'recurring.instalments-invalid'],
  [{ instalments: 0 }, 'platform.input-invalid'],
  [{ instalmentsPaid: -1 }, 'platform.input-invalid'],
  [{ endDate: '2026-12-09' }, 'recurring.end-invalid'],
  [{ dueDay: 0 }, 'platform.input-invalid'],
  [{ dueDay: 32 }, 'platform.input-invalid'],
  [{ frequency: 'diaria' }, 'platform.input-invalid'],
  [{ amountCents: 0 }, 'platform.input-invalid'],
  [{ nextDate: '2026-02-29' }, 'platform.input-invalid'],
  [{ categoryId: null }, 'platform.input-invalid'],
  [{ categoryId: '018f0000-0000-7000-8000-000000000000' }, 'recurring.category-unknown'],
])('refuses %j', async (wrong, code) => {
  const answer = await maria.send('POST', '/api/recurring', draft(wrong))
  expect([answer.status, answer.body]).toMatchObject([400, { code }])
})

it('edits what was asked for, refuses a stale edit with both versions, and goes back', async () => {
  const { payment } = await create({ instalments: 10, instalmentsPaid: 6 })
  const path = `/api/recurring/${payment.id}`
  const edited = await maria.ask<Changed>('PATCH', path, { instalments: 4, version: 1 })
  expect(edited.payment).toEqual({ ...payment, instalments: 4, instalmentsPaid: 4, version: 2 })
  const stale = await maria.send('PATCH', path, { name: 'Fibra', version: 1 })
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { code: 'recurring.stale', data: { yours: { name: 'Fibra' }, stored: { instalments: 4 } } },
  ])
  const wrong = await maria.send('PATCH', path, { instalmentsPaid: 5 })
  expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'recurring.instalments-invalid' }])
  await maria.undo(edited.undoId)
  expect((await list()).items).toEqual([{ ...payment, version: 3 }])
  const dated = await maria.ask<Changed>('PATCH', path, {
    instalments: null,
    endDate: '2027-01-01',
  })
  expect(dated.payment).toMatchObject({ instalments: null, endDate: '2027-01-01' })
  const early = await maria.send('PATCH', path, { nextDate: '2027-01-02' })
  expect(early.body).toMatchObject({ code: 'recurring.end-invalid' })
})

it('deletes a payment and brings it back whole, its category only if that is still there', async () => {
  const { payment } = await create({ notes: 'fibra', instalments: 5 })
  const path = `/api/recurring/${payment.id}`
  const gone = await maria.ask<{ undoId: string }>('DELETE', path)
  expect((await list()).items).toEqual([])
  expect((await maria.send('DELETE', path)).status).toBe(404)
  await maria.undo(gone.undoId)
  expect((await list()).items).toEqual([{ ...payment, version: 2 }])
  const again = await maria.ask<{ undoId: string }>('DELETE', path)
  await app.owner.query('delete from categorias where id = $1', [home])
  await maria.undo(again.undoId)
  expect((await list()).items).toMatchObject([{ categoryId: null, version: 3 }])
})

it('pays in one step: dates, instalment and the expense of today', async () => {
  const given = { nextDate: '2026-01-31', dueDay: 31, instalments: 3, instalmentsPaid: 1 }
  const { payment } = await create(given)
  const answer = await pay(payment.id, '2026-01-31')
  expect(answer.body).toMatchObject({
    payment: {
      nextDate: '2026-02-28',
      lastPaidDate: '2026-11-21',
      instalmentsPaid: 2,
      // February's is late as well.
      status: 'overdue',
      version: 2,
    },
  })
  expect(await expenses()).toMatchObject([
    {
      date: '2026-11-21',
      description: 'Internet',
      amountCents: 9_990,
      type: 'despesa',
      category: 'Casa',
    },
  ])
  await pay(payment.id, '2026-02-28')
  expect((await list()).items).toEqual([])
  expect(await expenses()).toHaveLength(2)
})

it("asks for a week's bill again in the month that it was paid in", async () => {
  const { payment } = await create({ nextDate: '2026-11-09', frequency: 'semanal' })
  clock.moveTo('2026-11-09T15:00:00Z')
  await pay(payment.id, '2026-11-09')
  const seen = async (day: string) => {
    clock.moveTo(`${day}T15:00:00Z`)
    const { items, overdueTotal } = await list()
    return [items[0]?.status, items[0]?.daysLeft, overdueTotal]
  }
  expect(await seen('2026-11-15')).toEqual(['paid', 1, 0])
  expect(await seen('2026-11-16')).toEqual(['due-soon', 0, 0])
  expect(await seen('2026-11-17')).toEqual(['overdue', -1, 1])
  expect((await pay(payment.id, '2026-11-16')).status).toBe(200)
  expect(await expenses()).toHaveLength(2)
  expect(await seen('2026-11-17')).toEqual(['paid', 6, 0])
})

it('remembers the due day across a short month', async () => {
  const { payment } = await create({ nextDate: '2028-01-31', dueDay: 31 })
  await pay(payment.id, '2028-01-31')
  await pay(payment.id, '2028-02-29')
  expect((await list()).items).toMatchObject([{ nextDate: '2028-03-31' }])
})

it.each([['2026-11-10'], [undefined]])(
  'pays once when it is pressed many times at once for %s',
  async (nextDate) => {
    const { payment } = await create({ nextDate: '2026-11-10' })
    const answers = await Promise.all(Array.from({ length: 12 }, () => pay(payment.id, nextDate)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await pay(payment.id, nextDate)).toMatchObject({ body: answers[0]?.body })
    expect(await expenses()).toHaveLength(1)
    expect((await list()).items).toMatchObject([{ nextDate: '2026-12-10', instalmentsPaid: 1 }])
  },
)

it('pays two late dates on one day when both were seen', async () => {
  const { payment } = await create({ nextDate: '2026-10-10' })
  await pay(payment.id, '2026-10-10')
  await pay(payment.id, '2026-11-10')
  expect(await expenses()).toHaveLength(2)
  const old = await pay(payment.id, '2026-10-10')
  expect([old.status, old.body]).toMatchObject([409, { code: 'recurring.already-paid' }])
  const early = await pay(payment.id, '2027-01-10')
  expect([early.status, early.body]).toMatchObject([
    409,
    { code: 'recurring.stale', data: { stored: { nextDate: '2026-12-10' } } },
  ])
  expect(await expenses()).toHaveLength(2)
})

it('pays what was really paid, on the day it was paid, and keeps the usual amount', async () => {
  const { payment } = await create({ nextDate: '2026-11-10' })
  const said = { amountCents: 18_340, paidDate: '2026-11-19' }
  const answer = await pay(payment.id, '2026-11-10', said)
  const { payment: paid, undoId } = answer.body as Changed
  expect(paid).toMatchObject({
    amountCents: 9_990,
    nextDate: '2026-12-10',
    lastPaidDate: '2026-11-19',
    status: 'paid',
  })
  expect(await expenses()).toMatchObject([
    { date: '2026-11-19', amountCents: 18_340, description: 'Internet', category: 'Casa' },
  ])
  expect((await maria.undo(undoId)).status).toBe(200)
  expect(await expenses()).toEqual([])
  expect((await list()).items).toEqual([{ ...payment, version: 3 }])
})

it.each([['2026-11-10'], [undefined]])(
  'pays another amount once when it is pressed many times at once for %s',
  async (nextDate) => {
    const { payment } = await create({ nextDate: '2026-11-10' })
    const said = { amountCents: 18_340, paidDate: '2026-11-19' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => pay(payment.id, nextDate, said)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await expenses()).toMatchObject([{ amountCents: 18_340 }])
  },
)

it('tells whoever names another amount or day that the date was paid before', async () => {
  const { payment } = await create({ nextDate: '2026-11-10' })
  expect((await pay(payment.id, '2026-11-10')).status).toBe(200)
  for (const said of [{ amountCents: 18_340 }, { paidDate: '2026-11-20' }]) {
    const other = await pay(payment.id, '2026-11-10', said)
    expect([other.status, other.body]).toMatchObject([409, { code: 'recurring.already-paid' }])
  }
  const same = { amountCents: 9_990, paidDate: '2026-11-21' }
  expect((await pay(payment.id, '2026-11-10', same)).status).toBe(200)
  expect(await expenses()).toHaveLength(1)
})

it.each([
  [{ paidDate: '2026-11-22' }, 'recurring.paid-ahead'],
  [{ paidDate: '2026-02-30' }, 'platform.input-invalid'],
  [{ amountCents: 0 }, 'platform.input-invalid'],
  [{ amountCents: -5 }, 'platform.input-invalid'],
  [{ amountCents: 1.5 }, 'platform.input-invalid'],
])('pays nothing with %j', async (said, code) => {
  const { payment } = await create({ nextDate: '2026-11-10' })
  const answer = await pay(payment.id, '2026-11-10', said)
  expect([answer.status, answer.body]).toMatchObject([400, { code }])
  expect(await expenses()).toEqual([])
})

it('takes all of a payment back at once, and can be paid again', async () => {
  const { payment } = await create({ nextDate: '2026-11-10', instalments: 1 })
  const { undoId } = (await pay(payment.id, '2026-11-10')).body as Changed
  const undone = await Promise.all(Array.from({ length: 4 }, () => maria.undo(undoId)))
  expect(undone.map((one) => one.status)).toEqual([200, 200, 200, 200])
  expect(await expenses()).toEqual([])
  expect((await list()).items).toEqual([{ ...payment, version: 3 }])
  const again = (await pay(payment.id, '2026-11-10')).body as Changed
  expect(again.undoId).not.toBe(undoId)
  expect(await expenses()).toHaveLength(1)
})

it('does not take a payment back over a later change, and then keeps its expense', async () => {
  const { payment } = await create({ nextDate: '2026-11-10' })
  const { undoId } = (await pay(payment.id, '2026-11-10')).body as Changed
  await maria.ask('PATCH', `/api/recurring/${payment.id}`, { name: 'Fibra' })
  const late = await maria.undo(undoId)
  expect([late.status, late.body]).toMatchObject([409, { code: 'undo.too-late' }])
  expect(await expenses()).toHaveLength(1)
})

it('lets presses, edits and undoing of one payment meet without a deadlock', async () => {
  const { payment } = await create({ nextDate: '2026-11-10' })
  const { undoId } = (await pay(payment.id, '2026-11-10')).body as Changed
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => {
      if (at % 4 === 0) return maria.undo(undoId)
      if (at % 4 === 1) return maria.send('PATCH', `/api/recurring/${payment.id}`, { notes: 'x' })
      return pay(payment.id, '2026-11-10')
    }),
  )
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([])
  const [stored] = (await list()).items
  const paid = stored?.nextDate === '2026-12-10' ? 1 : 0
  expect(await expenses()).toHaveLength(paid)
  expect(stored?.instalmentsPaid).toBe(paid)
})

it("pays on the person's own day", async () => {
  clock.moveTo('2026-12-01T01:00:00Z')
  const { payment } = await create({ nextDate: '2026-11-30', dueDay: 30 })
  await pay(payment.id, '2026-11-30')
  expect(await expenses()).toMatchObject([{ date: '2026-11-30' }])
})

it('pays what lost its category, and shows data that was loaded from elsewhere', async () => {
  const { payment } = await create({ nextDate: '2026-11-10' })
  await app.owner.query('delete from categorias where id = $1', [home])
  await pay(payment.id, '2026-11-10')
  expect(await expenses()).toMatchObject([{ category: null }])
  await app.owner.query(
    `insert into pagamentos_recorrentes
       (user_id, id, nome, valor, frequencia, dia_vencimento, data_proximo_pagamento)
     values ($1, $2, 'antigo', 0, 'bimestral', 5, '2026-11-05')`,
    [maria.userId, newId()],
  )
  expect((await list()).items[0]).toMatchObject({ name: 'antigo', frequency: 'mensal' })
})

it('shows what was loaded with a day of the year 20226, on the dashboard too', async () => {
  const { payment } = await create({ endDate: '2027-01-01' })
  await app.owner.query(
    `update pagamentos_recorrentes set data_proximo_pagamento = '20226-05-01',
       data_ultimo_pagamento = '20226-04-01', data_termino = null where id = $1`,
    [payment.id],
  )
  expect((await list()).items).toMatchObject([{ name: 'Internet', nextDate: '9999-12-31' }])
  expect((await maria.send('GET', '/api/dashboard')).status).toBe(200)
  const path = `/api/recurring/${payment.id}`
  const mended = await maria.ask<Changed>('PATCH', path, { nextDate: '2026-12-10' })
  expect(mended.payment).toMatchObject({ nextDate: '2026-12-10', status: 'pending' })
})

it('is still shown when its next date lies beyond the years that can be written', async () => {
  const { payment } = await create({ frequency: 'anual', nextDate: '2199-12-31', dueDay: 31 })
  expect((await pay(payment.id, '2199-12-31')).status).toBe(200)
  expect((await list()).items).toMatchObject([{ nextDate: '2200-12-31' }])
})

it('pays nothing of what is unknown', async () => {
  const answer = await pay(newId(), '2026-11-10')
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'recurring.missing' }])
})
