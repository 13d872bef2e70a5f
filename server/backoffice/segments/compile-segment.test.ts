import { everybody, type Segment } from '@lya/core/backoffice/segments/segment.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileSegment } from '#backoffice/segments/compile-segment.queries.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asAdminRole } from '#platform/db/transaction.ts'

const today = Temporal.PlainDate.from('2026-11-22')

/** Five people who differ in everything that a condition asks. */
const population = {
  ana: `status_plan = 'TRIAL', trial_end_date = '2026-11-25', end_date_plan = NULL,
    onboarding_step = 0, engagement = 0, churn = 0, channel = 'none', source = 'direct'`,
  bia: `status_plan = 'TRIAL', trial_end_date = '2026-11-21', onboarding_step = 2, engagement = 40,
    churn = 50, channel = 'web', source = 'meta', last_write_at = '2026-11-22T02:59:00Z'`,
  caio: `status_plan = 'ATIVO', trial_end_date = '2026-01-01', end_date_plan = '2026-12-22',
    period_plan = 'MONTHLY', billing_type = 'PIX', onboarding_step = 3, engagement = 100, churn = 10,
    channel = 'whatsapp', source = 'referral', last_write_at = '2026-11-22T03:00:00Z',
    referrals_total = 3, referrals_paid = 1`,
  davi: `status_plan = 'ATIVO', end_date_plan = NULL, period_plan = 'YEARLY',
    billing_type = 'CREDIT_CARD', onboarding_step = 3, engagement = 70, churn = 70, channel = 'both',
    source = 'checkout', last_write_at = '2026-11-01T15:00:00Z', referrals_total = 1`,
  eva: `status_plan = 'INATIVO', end_date_plan = '2026-10-22', period_plan = 'MONTHLY',
    billing_type = 'BOLETO', onboarding_step = 1, engagement = 20, churn = 100, channel = 'web',
    source = 'direct', last_write_at = '2026-09-01T15:00:00Z'`,
}

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  for (const [name, columns] of Object.entries(population)) {
    const { id } = await givenPerson(database, { name })
    await database.owner.query(`UPDATE admin_people SET ${columns} WHERE user_id = $1`, [id])
  }
})
afterAll(() => database.close())

async function whoIs(segment: Segment, from = 1): Promise<string> {
  const { text, values } = compileSegment(segment, { today, from })
  const before = Array.from({ length: from - 1 }, () => 'x')
  const ignored = before.map((_, at) => `$${at + 1}::text IS NOT NULL AND`).join(' ')
  const { rows } = await asAdminRole(database.db, (tx) =>
    tx.query<{ name: string }>({
      text: `SELECT name FROM admin_people AS p WHERE ${ignored} (${text}) ORDER BY name`,
      values: [...before, ...values],
    }),
  )
  return rows.map(({ name }) => name).join(' ')
}

const one = (condition: Segment['groups'][number]['conditions'][number]): Segment => ({
  match: 'all',
  groups: [{ match: 'all', conditions: [condition] }],
})

describe('one condition', () => {
  it.each([
    [{ field: 'plan', values: ['TRIAL'] }, 'ana bia'],
    [{ field: 'plan', values: ['ATIVO', 'INATIVO'] }, 'caio davi eva'],
    [{ field: 'plan', values: ['TRIAL'], isNot: true }, 'caio davi eva'],
    [{ field: 'plan', values: ['SUSPENSO'] }, ''],
    [{ field: 'period', values: ['MONTHLY'] }, 'caio eva'],
    [{ field: 'period', values: ['MONTHLY'], isNot: true }, 'ana bia davi'],
    [{ field: 'payment', values: ['PIX', 'BOLETO'] }, 'caio eva'],
    [{ field: 'channel', values: ['none'] }, 'ana'],
    [{ field: 'source', values: ['direct'], isNot: true }, 'bia caio davi'],
    [{ field: 'onboarding', values: ['waiting'] }, 'ana'],
    [{ field: 'onboarding', values: ['begun'] }, 'bia eva'],
    [{ field: 'onboarding', values: ['done'] }, 'caio davi'],
    [{ field: 'daysToEnd', from: 0, to: 3 }, 'ana'],
    [{ field: 'daysToEnd', to: -1 }, 'bia eva'],
    [{ field: 'daysToEnd', from: 30 }, 'caio'],
    [{ field: 'engagement', from: 40 }, 'bia caio davi'],
    [{ field: 'engagement', from: 70, to: 99 }, 'davi'],
    [{ field: 'churn', from: 70 }, 'davi eva'],
    // The product's day begins at three in UTC, and who never wrote wrote longest ago.
    [{ field: 'daysSinceWrite', to: 0 }, 'caio'],
    [{ field: 'daysSinceWrite', from: 1 }, 'ana bia davi eva'],
    [{ field: 'daysSinceWrite', from: 1, to: 30 }, 'bia davi'],
    [{ field: 'referrals', from: 1 }, 'caio davi'],
    [{ field: 'paidReferrals', from: 1 }, 'caio'],
    [{ field: 'paidReferrals', to: 0 }, 'ana bia davi eva'],
  ] as const)('%j finds %j', async (condition, found) => {
    expect(await whoIs(one(condition))).toBe(found)
    expect(await whoIs(one(condition), 3)).toBe(found)
  })
})

const trial = { field: 'plan', values: ['TRIAL'] } as const
const web = { field: 'channel', values: ['web'] } as const
const late = { field: 'daysToEnd', to: -1 } as const

describe('groups', () => {
  it('without conditions are everybody', async () => {
    expect(await whoIs(everybody)).toBe('ana bia caio davi eva')
    expect(await whoIs({ match: 'any', groups: [] })).toBe('ana bia caio davi eva')
  })

  it.each([
    ['all', 'all', 'all', 'bia'],
    ['all', 'any', 'any', 'bia eva'],
    ['any', 'all', 'all', 'bia eva'],
    ['any', 'any', 'any', 'ana bia eva'],
  ] as const)('are joined by %s, and within by %s and %s', async (match, first, second, found) => {
    const groups: Segment['groups'] = [
      { match: first, conditions: [trial, web] },
      { match: second, conditions: [web, late] },
    ]
    expect(await whoIs({ match, groups })).toBe(found)
  })

  it('may be nobody', async () => {
    const active = { field: 'plan', values: ['ATIVO'] } as const
    const groups: Segment['groups'] = [{ match: 'all', conditions: [trial, active] }]
    expect(await whoIs({ match: 'all', groups })).toBe('')
  })
})

it('reads what was typed as a value, and never as a statement', async () => {
  const values = [`x') OR true --`, `'; DROP TABLE segmentos; --`]
  expect(await whoIs(one({ field: 'period', values }))).toBe('')
  expect(await whoIs(one({ field: 'period', values, isNot: true }))).toBe('ana bia caio davi eva')
})
