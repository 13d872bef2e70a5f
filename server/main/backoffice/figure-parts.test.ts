import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import { limits } from '@lya/core/limits.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { countBusiness } from '#main/testing/business/count-business.ts'
import { givenCustomer } from '#main/testing/business/customer.ts'
import { knownAt, knownBusiness } from '#main/testing/business/known-business.ts'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'

interface Page {
  items: { userId: string }[]
  nextCursor: string | null
}

let app: TestApp
let operator: TestPerson
const clock = fixedClock(knownAt)

beforeAll(async () => {
  app = await testApp({ clock })
  operator = await testOperator(app, ['support'])
  for (const customer of knownBusiness) await givenCustomer(app.owner, customer)
  // Of the live ones Fabi pays by card, and Gil chose no way; all others pay by PIX.
  await app.owner.query(
    `UPDATE subscriptions s SET billing_type =
       CASE p.name WHEN 'Fabi Nova' THEN 'CREDIT_CARD' WHEN 'Gil Cancela' THEN NULL ELSE 'PIX' END
       FROM profiles p WHERE p.id = s.user_id`,
  )
  await countBusiness(app.database, clock)
})
afterAll(() => app.close())

const figure = <T>(name: string) =>
  operator.ask<{ data: T }>('GET', `/api/admin/overview/${name}`).then(({ data }) => data)

async function behind(asked: string): Promise<string[]> {
  const [name, query = ''] = asked.split('?')
  const path = `/api/admin/overview/figures/${name}/people?${query}`
  const { items } = await operator.ask<{ items: { name: string }[] }>('GET', path)
  return items.map((person) => person.name.split(' ')[0] ?? '').sort()
}

const known: [string, string[]][] = [
  ['cohort-people?cohort=2026-09', ['Eva', 'Joca', 'Lia']],
  ['cohort-retained?cohort=2026-09&month=2026-09', ['Eva', 'Joca', 'Lia']],
  // Lia left on 17 October.
  ['cohort-retained?cohort=2026-09&month=2026-10', ['Eva', 'Joca']],
  ['cohort-retained?cohort=2026-09&month=2026-11', ['Eva', 'Joca']],
  // Held and in grace is there still.
  ['cohort-retained?cohort=2026-10&month=2026-11', ['Gil', 'Hugo', 'Iris']],
  // Kaka took the money back.
  ['cohort-people?cohort=2026-11', ['Fabi', 'Kaka']],
  ['cohort-retained?cohort=2026-11&month=2026-11', ['Fabi']],
  ['cohort-people?cohort=2026-08', []],
  // Several together, by the month after each one's first: of November no second month is known.
  ['cohort-people?cohort=2026-09,2026-11', ['Eva', 'Fabi', 'Joca', 'Kaka', 'Lia']],
  [
    'cohort-retained?cohort=2026-09,2026-10,2026-11&offset=1',
    ['Eva', 'Gil', 'Hugo', 'Iris', 'Joca'],
  ],
  ['cohort-retained?cohort=2026-11&offset=1', []],
  // Joca is in a free month and Iris is held.
  ['mrr?period=MONTHLY', ['Eva', 'Gil', 'Hugo']],
  ['mrr?period=QUARTERLY', []],
  ['mrr?period=YEARLY', ['Fabi']],
  ['mrr?billingType=CREDIT_CARD', ['Fabi']],
  ['mrr?billingType=PIX', ['Eva', 'Gil', 'Hugo']],
  ['mrr?billingType=BOLETO', []],
]

it.each(known)('%s opens to %j', async (asked, names) => {
  expect(await behind(asked)).toEqual(names)
})

it('opens each cell of the matrix to as many as it says', async () => {
  const { cohorts } = await figure<CohortsView>('cohorts')
  expect(cohorts.map(({ cells }) => cells.length)).toEqual([3, 2, 1])
  for (const { month: cohort, people, cells } of cohorts) {
    const all = await behind(`cohort-people?cohort=${cohort}`)
    expect([cohort, all.length]).toEqual([cohort, people])
    for (const { month, retained } of cells) {
      const names = await behind(`cohort-retained?cohort=${cohort}&month=${month}`)
      expect([cohort, month, names.length]).toEqual([cohort, month, retained])
    }
  }
})

it('opens each point of the curve to as many as it says', async () => {
  const { cohorts, curve } = await figure<CohortsView>('cohorts')
  const all = cohorts.map(({ month }) => month).join(',')
  expect(curve.map(({ retained }) => retained)).toEqual([7, 5, 2])
  for (const { offset, retained } of curve) {
    const names = await behind(`cohort-retained?cohort=${all}&offset=${offset}`)
    expect([offset, names.length]).toEqual([offset, retained])
  }
})

it('opens each share of the MRR to as many as it says', async () => {
  const { byPeriod, byMethod } = await figure<Metrics>('metrics')
  const shares = [
    ...byPeriod.map(({ period, people }) => [`period=${period}`, people] as const),
    ...byMethod.map(({ billingType, people }) => [`billingType=${billingType}`, people] as const),
  ]
  expect(shares).toHaveLength(6)
  for (const [share, people] of shares) {
    const names = await behind(`mrr?${share}`)
    expect([share, names.length]).toEqual([share, people])
  }
})

it.each([
  'cohort-people',
  'cohort-retained?cohort=2026-09',
  'cohort-retained?cohort=2026-09&month=2026-13',
  'cohort-retained?cohort=2026-09&month=2026-10&offset=1',
  'cohort-retained?cohort=2026-09,&offset=1',
  'cohort-retained?cohort=2026-09&offset=-1',
  'cohort-people?cohort=2026-09&offset=1',
  'mrr?cohort=2026-09',
  'churn-rate?period=MONTHLY',
  'trial-users?billingType=PIX',
])('refuses %s, rather than show others than were asked for', async (asked) => {
  const [name, query = ''] = asked.split('?')
  const path = `/api/admin/overview/figures/${name}/people?${query}`
  expect((await operator.send('GET', path)).status).toBe(400)
})

it('shows a cell a page at a time, nobody twice', async () => {
  for (let place = 0; place < limits.pageSizeDefault + 3; place += 1) {
    await givenCustomer(app.owner, {
      ...{ name: `Rita ${place}`, signedUpOn: '2026-11-01', state: 'ATIVO' },
      plan: { period: 'QUARTERLY', cents: 9_990, endsOn: '2027-02-01' },
      paid: [{ on: '2026-11-03', cents: 9_990 }],
      steps: [{ on: '2026-11-03', status: 'active' }],
    })
  }
  await countBusiness(app.database, clock)
  for (const asked of ['cohort-retained?cohort=2026-11&month=2026-11', 'mrr?period=QUARTERLY']) {
    const [name, query] = asked.split('?')
    const path = `/api/admin/overview/figures/${name}/people?${query}`
    const first = await operator.ask<Page>('GET', path)
    const cursor = encodeURIComponent(first.nextCursor ?? '')
    const second = await operator.ask<Page>('GET', `${path}&cursor=${cursor}`)
    const ids = [...first.items, ...second.items].map(({ userId }) => userId)
    const fabi = name === 'mrr' ? 0 : 1
    expect([asked, new Set(ids).size]).toEqual([asked, limits.pageSizeDefault + 3 + fabi])
    expect(ids).toHaveLength(new Set(ids).size)
    expect([first.items.length, second.nextCursor]).toEqual([limits.pageSizeDefault, null])
  }
})
