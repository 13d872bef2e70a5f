import type { PeopleOrder } from '@lya/contract/backoffice/people-filter.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countPeople, listPeople, type PeopleAsked } from '#backoffice/people/index.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asAdminRole } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

const clock = fixedClock('2026-11-22T12:00:00Z')
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  const people = [
    ['ana', 'Ana Érica Conceição', 'TRIAL', '2026-11-29', '5511987654321'],
    ['beto', 'Beto_100%', 'TRIAL', '2026-11-23', '5521998887777'],
    ['caio', 'Caio Silva', 'TRIAL', '2026-11-21', null],
    ['dora', 'Dora Silva', 'TRIAL', null, null],
    ['eva', 'Eva Lima', 'ATIVO', null, null],
    ['fabio', 'Fábio Lima', 'ATIVO', null, null],
    ['gil', 'Gil Lima', 'SUSPENSO', null, null],
  ] as const
  for (const [key, name, statusPlan, trialEndDate, whatsappNumber] of people) {
    const email = `${key}@casa.test`
    const given = { name, email, statusPlan, trialEndDate, whatsappNumber }
    await givenPerson(database, given)
  }
  await database.owner.query(
    `UPDATE profiles SET end_date_plan = '2026-11-25', price_plan = 39.90, period_plan = 'MONTHLY'
     WHERE name = 'Eva Lima'`,
  )
  await database.owner.query(
    `UPDATE profiles SET end_date_plan = '2026-11-20', price_plan = 249.90,
       period_plan = 'YEARLY', billing_type = 'PIX' WHERE name = 'Fábio Lima'`,
  )
})
afterAll(() => database.close())

const byName: PeopleOrder = { sort: 'name', direction: 'asc' }

async function page(
  asked: PeopleAsked,
  order: PeopleOrder = byName,
  more: { cursor?: string; limit?: number } = {},
) {
  const given = { limit: 50, ...order, ...more, now: clock.now() }
  return asAdminRole(database.db, (tx) => listPeople(tx, asked, given))
}
async function names(asked: PeopleAsked, order?: PeopleOrder): Promise<string[]> {
  const { items } = await page(asked, order)
  return items.map(({ name }) => name.split(/[ _]/)[0] ?? '')
}

describe('a search', () => {
  it.each([
    ['erica', ['Ana']],
    ['ÉRICA conc', ['Ana']],
    ['SILVA', ['Caio', 'Dora']],
    ['silva dora', ['Dora']],
    ['caio@CASA', ['Caio']],
    ['(11) 98765-43', ['Ana']],
    ['+55 21', ['Beto']],
    ['0%', ['Beto']],
    ['o_1', ['Beto']],
    ['%', ['Beto']],
    ['nobody', []],
    [`'; drop table profiles; --`, []],
  ])('for %s finds %j', async (search, found) => {
    expect(await names({ search })).toEqual(found)
  })
})

describe('how it stands', () => {
  it.each([
    [{ list: 'trial', trial: 'active' }, ['Ana']],
    [{ list: 'trial', trial: 'expiring' }, ['Beto']],
    [{ list: 'trial', trial: 'expired' }, ['Caio', 'Dora']],
    [{ list: 'subscriber' }, ['Eva', 'Fábio']],
    [{ list: 'subscriber', subscriber: 'expiring' }, ['Eva']],
    [{ list: 'subscriber', subscriber: 'expired' }, ['Fábio']],
    [{ list: 'subscriber', subscriber: 'active' }, []],
    [{ list: 'subscriber', subscriber: 'suspended' }, ['Gil']],
    [{ list: 'subscriber', period: 'YEARLY', billing: 'PIX' }, ['Fábio']],
  ] as const)('%j is %j', async (asked, found) => {
    expect(await names(asked)).toEqual(found)
    const counted = await asAdminRole(database.db, (tx) =>
      countPeople(tx, asked, { now: clock.now(), max: 10 }),
    )
    expect(counted).toBe(found.length)
  })

  it('is told of each row as it was asked for', async () => {
    const { items } = await page({})
    expect(items.map(({ standing }) => standing)).toEqual([
      'active',
      'expiring',
      'expired',
      'expired',
      'expiring',
      'expired',
      'suspended',
    ])
  })
})

describe('paging by key', () => {
  const orders = (
    ['name', 'email', 'created', 'end', 'step', 'churn', 'period', 'price', 'billing'] as const
  ).flatMap((sort) => [
    { sort, direction: 'asc' as const },
    { sort, direction: 'desc' as const },
  ])

  it.each(orders)('by $sort $direction shows everybody once', async (order) => {
    for (const asked of [{ list: 'all' }, { search: 'casa' }, { list: 'trial' }] as const) {
      const { items: whole } = await page(asked, order)
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const next = await page(asked, order, { limit: 2, ...(cursor ? { cursor } : {}) })
        seen.push(...next.items.map(({ userId }) => userId))
        cursor = next.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(whole.map(({ userId }) => userId))
    }
  })

  it('refuses a cursor of another order, and one that nobody wrote', async () => {
    const { nextCursor } = await page({}, byName, { limit: 1 })
    const forged = (value: string): string =>
      Buffer.from(JSON.stringify(['created', 'asc', value, newId()])).toString('base64url')
    const created: PeopleOrder = { sort: 'created', direction: 'asc' }
    for (const cursor of [
      nextCursor ?? '',
      'x',
      '',
      forged('2026-02-31 10:00:00+00'),
      forged(`'`),
    ]) {
      await expect(page({}, created, { cursor })).rejects.toMatchObject({
        code: 'people.cursor-invalid',
      })
    }
  })
})
