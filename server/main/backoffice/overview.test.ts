import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { countBusiness } from '#main/testing/business/count-business.ts'
import { givenCustomer } from '#main/testing/business/customer.ts'
import { knownAt, knownBusiness } from '#main/testing/business/known-business.ts'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'

let app: TestApp
let operator: TestPerson
const clock = fixedClock(knownAt)

beforeAll(async () => {
  app = await testApp({ clock })
  operator = await testOperator(app, ['support'])
  // The operators are no part of the known business, and one of them has not even bought it.
  const trying = await testOperator(app, ['finance'], { isOnTrial: true })
  await app.owner.query('DELETE FROM numeros_diarios')
  await app.owner.query(
    `UPDATE profiles SET created_at = CASE WHEN id = $1 THEN timestamptz '2026-11-22T12:00:00Z'
       ELSE timestamptz '2026-01-01T12:00:00Z' END`,
    [trying.userId],
  )
  await app.owner.query('DELETE FROM fatos')
  for (const customer of knownBusiness) await givenCustomer(app.owner, customer)
  await countBusiness(app.database, clock)
})
afterAll(() => app.close())

describe('the snapshot', () => {
  it('is what the known business comes to', async () => {
    const { data } = await operator.ask<{ data: Metrics }>('GET', '/api/admin/overview/metrics')
    expect(data.today).toBe('2026-11-22')
    expect(data.snapshot).toEqual({
      // Twelve, and the operator, who has a plan.
      ...{ totalUsers: 13, activeUsers: 6, trialUsers: 4 },
      // Eva, Fabi, Gil and Hugo; Iris is held and Joca has a free month.
      paidUsers: 4,
      // Bia, Eva, Fabi and Gil within a week, and Joca a day too early.
      engagedUsers: 4,
      // Ana, Bia, Caio, Fabi and Kaka since 24 October.
      newSignups: 5,
      // Gil on 24 October, Kaka and Fabi.
      conversions: 3,
      cancellations: 1,
      // Three months of 39.90 and a twelfth of 249.90.
      ...{ mrrCents: 14_053, arrCents: 168_636 },
      // Kaka, of Eva, Hugo, Iris and Joca who were there.
      churnRate: 2_500,
      conversionRate: 4_615,
      ...{ totalTransactions: 24, totalRevenueCents: 8 * 3_990 + 24_990 },
      ...{ newSignupsToday: 1, transactionsToday: 4, revenueTodayCents: 24_990 - 3_990 },
      // Hugo, silent and with a failed charge, and the operator, who never writes.
      churnRisk: 2,
    })
  })

  it('has its months, and what the MRR is made of', async () => {
    const { data } = await operator.ask<{ data: Metrics }>('GET', '/api/admin/overview/metrics')
    expect(data.months).toHaveLength(13)
    expect(data.months.at(-1)).toMatchObject({ month: '2026-11', mrrCents: 14_053, lost: 1 })
    // Eva, Joca and Lia in September; Eva, Joca, Gil, Hugo and Iris in October, each 39.90.
    expect(data.months.at(-3)).toMatchObject({ month: '2026-09', conversions: 3, mrrCents: 11_970 })
    expect(data.months.at(-2)).toMatchObject({ month: '2026-10', mrrCents: 19_950, lost: 1 })
    expect(data.months.at(-4)).toMatchObject({ month: '2026-08', mrrCents: null })
    // Eva, Joca, Iris and Hugo had paid when 23 October ended, each 39.90; Lia had left.
    expect(data.before.mrrCents).toBe(15_960)
    expect(data.byPeriod).toEqual([
      { period: 'MONTHLY', people: 3, mrrCents: 11_970 },
      { period: 'QUARTERLY', people: 0, mrrCents: 0 },
      { period: 'YEARLY', people: 1, mrrCents: 2_083 },
    ])
  })
})

const behind: [FigureKey, string[]][] = [
  ['active-users', ['Eva', 'Fabi', 'Gil', 'Hugo', 'Joca', 'Maria']],
  ['trial-users', ['Ana', 'Bia', 'Caio', 'Davi']],
  // Iris is held, and Joca is in a free month.
  ['paid-users', ['Eva', 'Fabi', 'Gil', 'Hugo']],
  ['mrr', ['Eva', 'Fabi', 'Gil', 'Hugo']],
  ['arr', ['Eva', 'Fabi', 'Gil', 'Hugo']],
  ['engaged-users', ['Bia', 'Eva', 'Fabi', 'Gil']],
  ['new-signups', ['Ana', 'Bia', 'Caio', 'Fabi', 'Kaka']],
  ['new-signups-today', ['Ana']],
  ['conversions', ['Fabi', 'Gil', 'Kaka']],
  ['cancellations', ['Gil']],
  ['churn-rate', ['Kaka']],
  ['transactions-today', ['Bia', 'Eva']],
  ['revenue-today', ['Fabi', 'Kaka']],
  ['total-transactions', ['Bia', 'Eva', 'Fabi', 'Gil', 'Hugo', 'Joca']],
  ['total-revenue', ['Eva', 'Fabi', 'Gil', 'Hugo', 'Iris', 'Joca', 'Kaka', 'Lia']],
  ['churn-risk', ['Hugo', 'Maria']],
  ['ending-engaged', ['Bia', 'Gil']],
  ['charge-failed', ['Hugo']],
  ['engagement-falling', []],
  ['funnel-onboarded', ['Bia', 'Davi', 'Eva', 'Fabi', 'Gil', 'Hugo']],
  ['funnel-engaged', ['Bia', 'Eva']],
  ['funnel-checkout-opened', ['Bia', 'Eva', 'Fabi', 'Gil', 'Hugo', 'Kaka']],
]

it.each(behind)('%s opens to %j', async (figure, names) => {
  const path = `/api/admin/overview/figures/${figure}/people`
  const { items } = await operator.ask<{ items: { name: string }[] }>('GET', path)
  expect(items.map(({ name }) => name.split(' ')[0] ?? '').sort()).toEqual(names)
})

const namesBehind = async (figure: string, window = 'all') => {
  const path = `/api/admin/overview/figures/${figure}/people?window=${window}`
  const { items } = await operator.ask<{ items: object[] }>('GET', path)
  return items.length
}

it('opens each count of people to as many', async () => {
  const { data } = await operator.ask<{ data: Metrics }>('GET', '/api/admin/overview/metrics')
  const { snapshot } = data
  const counts: Partial<Record<FigureKey, number>> = {
    ...{ 'total-users': snapshot.totalUsers, 'active-users': snapshot.activeUsers },
    ...{ 'trial-users': snapshot.trialUsers, 'paid-users': snapshot.paidUsers },
    ...{ mrr: snapshot.paidUsers, 'engaged-users': snapshot.engagedUsers },
    ...{ 'new-signups': snapshot.newSignups, 'new-signups-today': snapshot.newSignupsToday },
    ...{ conversions: snapshot.conversions, cancellations: snapshot.cancellations },
    'churn-risk': snapshot.churnRisk,
  }
  for (const [figure, count] of Object.entries(counts)) {
    expect([figure, await namesBehind(figure)]).toEqual([figure, count])
  }
  const funnel = await operator.ask<{
    data: { windows: { window: string; steps: { step: string; people: number }[] }[] }
  }>('GET', '/api/admin/overview/funnel')
  for (const { window, steps } of funnel.data.windows) {
    for (const { step, people } of steps) {
      const opened = await namesBehind(`funnel-${step}`, window)
      expect([window, step, opened]).toEqual([window, step, people])
    }
  }
})

it('has a funnel of everybody and of a window', async () => {
  const { data } = await operator.ask<{
    data: { windows: { window: string; steps: { people: number }[] }[]; conversion: object }
  }>('GET', '/api/admin/overview/funnel')
  const counts = Object.fromEntries(
    data.windows.map(({ window, steps }) => [window, steps.map(({ people }) => people)]),
  )
  expect(counts).toEqual({
    '30': [5, 2, 2, 1, 3, 2],
    '90': [11, 5, 6, 2, 6, 8],
    // With the operator who has a plan.
    '365': [13, 6, 6, 2, 6, 8],
    all: [13, 6, 6, 2, 6, 8],
  })
  expect(data.conversion).toEqual({ rate: 4_615, tone: 'good', target: 1_500, warning: 1_000 })
})

it('has cohorts by the month of the first payment', async () => {
  const { data } = await operator.ask<{
    data: { cohorts: { month: string; people: number; cells: { retained: number }[] }[] }
  }>('GET', '/api/admin/overview/cohorts')
  const rows = data.cohorts.map(({ month, people, cells }) => {
    return [month, people, cells.map(({ retained }) => retained)]
  })
  expect(rows).toEqual([
    // Eva, Joca and Lia, who left in October.
    ['2026-09', 3, [3, 2, 2]],
    // Gil, Hugo in grace and Iris, whom we hold.
    ['2026-10', 3, [3, 3]],
    // Fabi, and Kaka who took it back.
    ['2026-11', 2, [1]],
  ])
})

it('projects today’s MRR over twelve months', async () => {
  const { data } = await operator.ask<{
    data: { mrrCents: number; sales: number; scenarios: { months: { mrrCents: number }[] }[] }
  }>('GET', '/api/admin/overview/projection')
  expect(data).toMatchObject({ mrrCents: 14_053, sales: 3 })
  const firstMonths = data.scenarios.map(({ months }) => months[0])
  expect(firstMonths).toEqual([
    { month: '2026-12', mrrCents: 15_458 },
    { month: '2026-12', mrrCents: 16_161 },
    { month: '2026-12', mrrCents: 17_566 },
  ])
})

it('shows who is at risk, with the parts of the score', async () => {
  const risk = await operator.ask<{
    people: { name: string; churn: number; churnParts: Record<string, number> }[]
  }>('GET', '/api/admin/overview/churn')
  expect(risk).toMatchObject({ count: 2 })
  expect(risk.people).toHaveLength(2)
  const hugo = risk.people.find(({ name }) => name === 'Hugo Atrasado')
  const parts = Object.values(hugo?.churnParts ?? {}).reduce((sum, part) => sum + part, 0)
  expect(hugo?.churn).toBe(parts)
  expect(hugo?.churn).toBeGreaterThanOrEqual(85)
})
