import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recountPeople, refreshStale } from '#backoffice/people/people.jobs.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { newId } from '#platform/security/ids.ts'

const clock = fixedClock('2026-11-22T12:00:00Z')
let database: TestDatabase
let maria: string

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  clock.moveTo('2026-11-22T12:00:00Z')
  await database.owner.query('TRUNCATE profiles CASCADE')
  maria = (await givenPerson(database)).id
  await run(`UPDATE profiles SET created_at = '2026-11-01T12:00:00Z'`)
})

const run = (text: string, values?: unknown[]) => database.owner.query(text, values)
const refresh = () => refreshStale({ db: database.db, clock })
const recount = () => recountPeople({ db: database.db, clock })
async function rowOf(userId = maria): Promise<Record<string, unknown>> {
  const { rows } = await run('SELECT * FROM admin_people WHERE user_id = $1', [userId])
  return rows[0] ?? {}
}
const wrote = (day: string, times = 1): Promise<unknown> =>
  run(`INSERT INTO fatos (user_id, fato, dia, vezes) VALUES ($1, 'escreveu', $2, $3)`, [
    maria,
    day,
    times,
  ])

it('follows the profile at once, and asks for a recount', async () => {
  await refresh()
  expect((await rowOf()).refreshed_at).not.toBeNull()
  await run(`UPDATE profiles SET name = 'Zoé Ávila', status_plan = 'ATIVO' WHERE id = $1`, [maria])
  expect(await rowOf()).toMatchObject({
    name: 'Zoé Ávila',
    sort_name: 'zoe avila',
    status_plan: 'ATIVO',
    refreshed_at: null,
  })
  await run('UPDATE profiles SET updated_at = now() WHERE id = $1', [maria])
  await refresh()
  await run('UPDATE profiles SET updated_at = now() WHERE id = $1', [maria])
  expect((await rowOf()).refreshed_at).not.toBeNull()
  await run('DELETE FROM profiles WHERE id = $1', [maria])
  expect(await rowOf()).toEqual({})
})

describe('what is counted', () => {
  it('is what somebody has, and how they get on', async () => {
    const category = newId()
    await run(`INSERT INTO categorias (user_id, id, nome) VALUES ($1, $2, 'Casa')`, [
      maria,
      category,
    ])
    for (let n = 0; n < 3; n += 1) {
      await run('INSERT INTO transacoes (user_id, id, valor) VALUES ($1, $2, 1)', [maria, newId()])
    }
    await run(`UPDATE transacoes SET created_at = '2026-11-15T22:00:00Z'`)
    await run(`INSERT INTO metas_financeiras (user_id, id, valor_objetivo) VALUES ($1, $2, 5)`, [
      maria,
      newId(),
    ])
    for (const day of ['2026-11-01', '2026-11-03', '2026-11-07']) await wrote(day, 2)
    await wrote('2026-11-15', 3)
    await run(`INSERT INTO fatos (user_id, fato, dia) VALUES ($1, 'comecou', '2026-11-01')`, [
      maria,
    ])
    await run(
      `INSERT INTO mensagens (user_id, canal, id, texto) VALUES ($1, 'whatsapp', 'a', '')`,
      [maria],
    )
    await refresh()
    expect(await rowOf()).toMatchObject({
      transactions: 3,
      categories: 1,
      goals: 1,
      budgets: 0,
      engagement: 15 + 20 + 20,
      last_write_at: new Date('2026-11-15T22:00:00Z'),
      writes_14d: 3,
      writes_prior_14d: 6,
      churn: 20 + 10,
      churn_parts: {
        inactivity: 20,
        fallingUse: 10,
        failedCharge: 0,
        endingWithoutCard: 0,
        silence: 0,
      },
      channel: 'whatsapp',
      source: 'direct',
      onboarded_at: new Date('2026-11-01T03:00:00Z'),
      engaged_at: new Date('2026-11-07T03:00:00Z'),
      first_paid_at: null,
    })
  })

  it('knows who brought whom, and who of them pays', async () => {
    const pedro = (await givenPerson(database, { statusPlan: 'ATIVO' })).id
    const rita = (await givenPerson(database)).id
    await refresh()
    await run('UPDATE profiles SET referred_by_user_id = $1 WHERE id = ANY ($2)', [
      maria,
      [pedro, rita],
    ])
    await refresh()
    expect(await rowOf()).toMatchObject({ referrals_total: 2, referrals_paid: 1 })
    expect(await rowOf(pedro)).toMatchObject({ source: 'referral' })
  })

  it('takes fourteen days without a write for risk, and an end without a card', async () => {
    await run(
      `UPDATE profiles SET status_plan = 'ATIVO', end_date_plan = '2026-11-25' WHERE id = $1`,
      [maria],
    )
    await wrote('2026-11-22')
    await refresh()
    expect((await rowOf()).churn).toBe(15)
    clock.moveTo('2026-12-06T12:00:00Z')
    await recount()
    expect(await rowOf()).toMatchObject({ churn: 85, writes_14d: 0, writes_prior_14d: 1 })
  })
})

describe('the nightly recount', () => {
  it('says what was missed, and takes a new day for none of it', async () => {
    await wrote('2026-11-20')
    await refresh()
    clock.moveTo('2026-11-25T12:00:00Z')
    expect(await recount()).toEqual({ people: 1, changed: 1, missed: 0 })
    expect(await recount()).toEqual({ people: 1, changed: 0, missed: 0 })
    await run(`INSERT INTO categorias (user_id, id, nome) VALUES ($1, $2, 'Casa')`, [
      maria,
      newId(),
    ])
    expect(await recount()).toEqual({ people: 1, changed: 1, missed: 1 })
    expect((await rowOf()).categories).toBe(1)
  })
})
