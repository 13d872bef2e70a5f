import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import { shareOf } from '@lya/core/backoffice/conversion/conversion.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { countBusiness } from '#main/testing/business/count-business.ts'
import { givenCustomer } from '#main/testing/business/customer.ts'
import { knownAt } from '#main/testing/business/known-business.ts'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'

let app: TestApp
let operator: TestPerson
const clock = fixedClock(knownAt)

/** How many of each cohort's five left in the month after their first. */
const leavers = { '05': 3, '06': 3, '07': 2, '08': 1, '09': 1, '10': 0 }

beforeAll(async () => {
  app = await testApp({ clock })
  operator = await testOperator(app, ['support'])
  for (const [month, left] of Object.entries(leavers)) {
    for (let place = 0; place < 5; place += 1) {
      await givenPayer(`2026-${month}`, place < left)
    }
  }
  // Too few to say anything, and so in none of what is concluded.
  await givenPayer('2026-04', true)
  await countBusiness(app.database, clock)
})
afterAll(() => app.close())

async function givenPayer(month: string, isLeaving: boolean): Promise<void> {
  const on = `${month}-05`
  const left = Temporal.PlainDate.from(on).add({ months: 1 }).toString()
  const steps: { on: string; status: 'active' | 'suspended' }[] = [{ on, status: 'active' }]
  if (isLeaving) steps.push({ on: left, status: 'suspended' })
  await givenCustomer(app.owner, {
    ...{ name: `Paga ${on}`, signedUpOn: `${month}-01`, state: isLeaving ? 'INATIVO' : 'ATIVO' },
    plan: { period: 'MONTHLY', cents: 3_990, endsOn: isLeaving ? left : '2026-12-05' },
    ...{ paid: [{ on, cents: 3_990 }], steps },
  })
}

/** How many people a figure of these cohorts opens to. */
async function opened(name: string, cohorts: readonly string[], end = ''): Promise<number> {
  const path = `/api/admin/overview/figures/${name}/people?cohort=${cohorts.join(',')}${end}`
  const { items } = await operator.ask<{ items: unknown[] }>('GET', path)
  return items.length
}
const rateOf = async (cohorts: readonly string[], offset: number) =>
  shareOf(
    await opened('cohort-retained', cohorts, `&offset=${offset}`),
    await opened('cohort-people', cohorts),
  )

it('says of which cohorts each insight is, and they open to as many as it says', async () => {
  const { data } = await operator.ask<{ data: CohortsView }>('GET', '/api/admin/overview/cohorts')
  expect(data.insights.map(({ kind }) => kind)).toEqual([
    ...['first-month', 'steepest-loss', 'best-cohort', 'worst-cohort', 'getting-better'],
  ])
  for (const insight of data.insights) {
    switch (insight.kind) {
      case 'first-month':
        expect(await opened('cohort-people', insight.cohorts)).toBe(insight.people)
        expect(await rateOf(insight.cohorts, 1)).toBe(insight.rate)
        break
      case 'steepest-loss': {
        const before = await rateOf(insight.cohorts, insight.offset - 1)
        expect(before - (await rateOf(insight.cohorts, insight.offset))).toBe(insight.loss)
        break
      }
      case 'best-cohort':
      case 'worst-cohort':
        expect(await rateOf([insight.month], insight.offset)).toBe(insight.rate)
        break
      default: {
        const before = await rateOf(insight.before, 1)
        expect((await rateOf(insight.cohorts, 1)) - before).toBe(insight.difference)
      }
    }
  }
})
