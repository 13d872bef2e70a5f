import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { countBusiness } from '#main/testing/business/count-business.ts'
import { type Customer, givenCustomer } from '#main/testing/business/customer.ts'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'

let app: TestApp
let operator: TestPerson
const clock = fixedClock('2026-11-22T15:00:00Z')

const paidOn = (...days: string[]): Pick<Customer, 'paid' | 'plan' | 'state' | 'signedUpOn'> => ({
  ...{ signedUpOn: '2026-09-01', state: 'ATIVO' },
  plan: { period: 'MONTHLY', cents: 3_990, endsOn: '2026-12-20' },
  paid: days.map((on) => ({ on, cents: 3_990 })),
})

beforeAll(async () => {
  app = await testApp({ clock })
  operator = await testOperator(app)
  await app.owner.query('DELETE FROM numeros_diarios')
  await givenCustomer(app.owner, { name: 'Rosa Real', ...paidOn('2026-11-20') })
  const [surplus, played, onlyPlayed] = [
    await givenCustomer(app.owner, { name: 'Sara Sobra', ...paidOn('2026-09-10', '2026-11-21') }),
    await givenCustomer(app.owner, { name: 'Tina Testou', ...paidOn('2026-09-05', '2026-11-21') }),
    await givenCustomer(app.owner, { name: 'Jogo Puro', ...paidOn('2026-11-19') }),
  ]
  // Money of the provider's real account, all but what was tried before it was there.
  await app.owner.query(
    `UPDATE charges SET environment = CASE
         WHEN user_id = $1 AND due_date < '2026-11-01' OR user_id = $2 THEN 'sandbox'
         ELSE 'production' END,
       excedente = user_id = $3 AND due_date < '2026-11-01'`,
    [played, onlyPlayed, surplus],
  )
  await countBusiness(app.database, clock)
})
afterAll(() => app.close())

const view = (path: string) => operator.ask('GET', `/api/admin/overview/${path}`)
const behind = async (figure: string) => {
  const { items } = (await view(`figures/${figure}/people`)) as { items: { name: string }[] }
  return items.map(({ name }) => name).sort()
}
const payers = ['Rosa Real', 'Sara Sobra', 'Tina Testou']

it('is of real money that was kept, for each figure and the people behind it', async () => {
  const { data } = (await view('metrics')) as { data: Metrics }
  expect(data.snapshot).toMatchObject({ conversions: 3, totalRevenueCents: 3 * 3_990 })
  for (const figure of ['conversions', 'total-revenue', 'funnel-paid']) {
    expect([figure, await behind(figure)]).toEqual([figure, payers])
  }
})

it('is the same to the funnel and to the cohorts', async () => {
  expect(await view('funnel')).toMatchObject({
    data: {
      windows: expect.arrayContaining([
        {
          window: 'all',
          steps: expect.arrayContaining([expect.objectContaining({ step: 'paid', people: 3 })]),
        },
      ]),
    },
  })
  expect(await view('cohorts')).toMatchObject({
    data: { cohorts: [{ month: '2026-11', people: 3 }] },
  })
})

it('leaves what was no money out of the revenue of a day', async () => {
  await app.owner.query(
    `INSERT INTO charge_events
       (id, charge_id, state, provider_status, amount, refunded, cause, occurred_at)
     SELECT gen_random_uuid(), id, 'refunded', 'X', amount, amount, 'webhook', $1 FROM charges`,
    [clock.now().toString()],
  )
  expect(await behind('revenue-today')).toEqual(payers)
})
