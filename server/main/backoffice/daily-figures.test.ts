import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  countHistory,
  countToday,
  listDays,
  noteSends,
  recountDay,
  recountNight,
} from '#backoffice/daily-figures/index.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'
import { dayComes, subscriber } from '#main/testing/subscriber.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { createLog } from '#platform/log/log.ts'

let shop: Shop
const logged: string[] = []
const parts = () => ({
  db: shop.app.database.db,
  clock: shop.clock,
  log: createLog({ level: 'info', format: 'json', write: (line) => void logged.push(line) }),
})

beforeAll(async () => {
  // Half an hour before midnight in Sao Paulo, which is the next day already in UTC.
  shop = await openShop({ at: '2026-11-23T02:30:00Z' })
})
afterAll(() => shop.close())

async function kept(day: string) {
  const [one] = await asSystem(shop.app.database.db, (tx) => listDays(tx, { from: day, to: day }))
  if (!one) throw new Error('no day')
  const { kept: _, day: __, ...values } = one
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 0))
}

it('keeps what happens on the day that it is in São Paulo', async () => {
  const maria = await subscriber(shop)
  await subscriber(shop, { by: 'none' })
  const spent = {
    ...{ date: '2026-11-22', description: 'pão', type: 'despesa' },
    ...{ amountCents: 1_000, categoryId: null },
  }
  const noted = await shop.app.call('POST', '/api/transactions', {
    cookie: await maria.cookie(),
    body: JSON.stringify(spent),
  })
  expect(noted.status).toBe(201)
  await countToday(parts())
  const sunday = {
    ...{ signups: 2, conversions: 1, payments: 1, receivedCents: 3_990 },
    ...{ transactions: 1, writers: 1 },
  }
  expect(await kept('2026-11-22')).toEqual(sunday)

  // A minute after midnight another day begins, and the one before stays as it was.
  shop.clock.moveTo('2026-11-23T03:01:00Z')
  await subscriber(shop, { plan: 'anual' })
  expect(await kept('2026-11-22')).toEqual(sunday)
  const monday = { signups: 1, conversions: 1, payments: 1, receivedCents: 24_990 }
  expect(await kept('2026-11-23')).toEqual(monday)
})

it('keeps who asks for the end, who leaves, and what goes back', async () => {
  const joao = await subscriber(shop, { plan: 'anual' })
  await joao.act('cancel', { reason: 'caro' })
  expect(await kept('2026-11-23')).toMatchObject({ cancellations: 1, conversions: 2 })
  const { refund } = await joao.view()
  const asked = { chargeId: refund?.chargeId, amountCents: refund?.amountCents }
  expect((await joao.act('refund', asked)).status).toBe(200)
  await settledPayments(shop.app)
  expect(await kept('2026-11-23')).toMatchObject({ lost: 1, returnedCents: 24_990, payments: 2 })
})

it('is confirmed by a recount, which corrects what differs and tells', async () => {
  await dayComes(shop, '2026-11-24T12:00:00Z')
  const before = [await kept('2026-11-22'), await kept('2026-11-23')]
  expect(await recountNight(parts())).toEqual([])
  expect([await kept('2026-11-22'), await kept('2026-11-23')]).toEqual(before)

  await shop.app.owner.query(
    `UPDATE numeros_diarios SET valor = valor + 7 WHERE dia = '2026-11-22' AND numero = 'cadastros'`,
  )
  const difference = { day: '2026-11-22', number: 'signups', before: 9, after: 2 }
  expect(await recountNight(parts())).toEqual([difference])
  expect([await kept('2026-11-22'), await kept('2026-11-23')]).toEqual(before)
  const { rows } = await shop.app.owner.query(
    'SELECT dias, diferencas FROM recontagens ORDER BY id DESC LIMIT 1',
  )
  expect(rows).toEqual([{ dias: 3, diferencas: [difference] }])
  expect(logged.some((line) => line.includes('"level":"warn"'))).toBe(true)
})

it('adds what was sent, and what of it was refused', async () => {
  const at = shop.clock.now()
  const processId = '0193a0a0-0000-7000-8000-00000000000f'
  await asSystem(shop.app.database.db, async (tx) => {
    noteSends(tx, { processId, at, sends: 40, failedSends: 3 })
    noteSends(tx, { processId, at, sends: 2, failedSends: 0 })
    noteSends(tx, { processId, at, sends: 0, failedSends: 0 })
  })
  expect(await kept('2026-11-24')).toMatchObject({ sends: 42, failedSends: 3 })
})

it('counts days of before it was kept, once', async () => {
  const before = [await kept('2026-11-22'), await kept('2026-11-23')]
  await shop.app.owner.query(`DELETE FROM numeros_diarios WHERE dia < '2026-11-24'`)
  await shop.app.owner.query(
    `INSERT INTO numeros_diarios (dia, numero, valor) VALUES ('2026-11-24', 'cadastros', 0)`,
  )
  expect(await countHistory(parts())).toBe(2)
  expect([await kept('2026-11-22'), await kept('2026-11-23')]).toEqual(before)
  expect(await countHistory(parts())).toBe(0)
})

it('counts a day of thousands in portions, each charge once', async () => {
  const { owner } = shop.app
  await owner.query(
    `INSERT INTO charges (id, motivo, plan_id, period, amount, plan_amount, billing_type, due_date,
       environment, customer_id)
     SELECT md5('cobranca ' || n)::uuid, 'renovacao', id, period, 39.9, 39.9, 'PIX', '2026-11-10',
       'simulator', 'c' FROM admin_plans, generate_series(1, 2100) AS n
      WHERE admin_plans.id = (SELECT id FROM admin_plans LIMIT 1)`,
  )
  // Confirmed in the morning and received at night: in two portions of the same day.
  await owner.query(
    `INSERT INTO charge_events
     SELECT md5(estado || n)::uuid, md5('cobranca ' || n)::uuid, estado, '', 39.9, 0, 'test', quando
       FROM generate_series(1, 2100) AS n, (VALUES ('confirmed', '2026-11-10T12:00:00Z'::timestamptz),
         ('received', '2026-11-10T22:00:00Z')) AS e (estado, quando)`,
  )
  await recountDay(shop.app.database.db, '2026-11-10')
  expect(await kept('2026-11-10')).toMatchObject({ payments: 2_100, receivedCents: 2_100 * 3_990 })
})
