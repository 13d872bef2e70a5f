import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AdminContext, asAdmin } from '#platform/audit/as-admin.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { type GivenPerson, givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem, asUser } from '#platform/db/transaction.ts'

let database: TestDatabase
let owner: GivenPerson
let customer: GivenPerson
const clock = fixedClock('2026-11-22T12:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
  owner = await givenPerson(database, { roles: ['admin'] })
  customer = await givenPerson(database)
  // The back-office has no table to write to yet.
  await database.owner.query('CREATE TABLE feitos (o_que text); GRANT ALL ON feitos TO app_admin')
})
beforeEach(() => database.owner.query('TRUNCATE feitos, audit_logs'))
afterAll(() => database.close())

const act = <T>(work: (ctx: AdminContext) => Promise<T>, reason = 'pediu por telefone') =>
  asAdmin({ db: database.db, clock }, { userId: owner.id, address: '203.0.113.7' }, reason, work)

async function extend({ tx, note }: AdminContext): Promise<void> {
  await tx.query({ text: `INSERT INTO feitos VALUES ('dias a mais')` })
  await note({
    action: 'EXTEND_TRIAL',
    table: 'profiles',
    recordId: customer.id,
    oldValues: { trial_end_date: '2026-11-28' },
    newValues: { trial_end_date: '2026-12-05', extension_days: 7 },
  })
}

async function left(): Promise<{ done: number; audited: Record<string, unknown>[] }> {
  const done = await database.owner.query('SELECT FROM feitos')
  const { rows } = await database.owner.query('SELECT * FROM audit_logs')
  return { done: done.rows.length, audited: rows }
}

it('acts as the back-office, and leaves who, what, before, after, from where and why', async () => {
  const role = await act(async (ctx) => {
    await extend(ctx)
    const { rows } = await ctx.tx.query<{ role: string }>({ text: 'SELECT current_user AS role' })
    return rows[0]?.role
  })
  expect(role).toBe('app_admin')
  expect(await left()).toEqual({
    done: 1,
    audited: [
      {
        id: expect.any(String),
        user_id: owner.id,
        action: 'EXTEND_TRIAL',
        table_name: 'profiles',
        record_id: customer.id,
        old_values: { trial_end_date: '2026-11-28' },
        new_values: { trial_end_date: '2026-12-05', extension_days: 7 },
        address: '203.0.113.7',
        reason: 'pediu por telefone',
        created_at: new Date('2026-11-22T12:00:00Z'),
      },
    ],
  })
})

it('runs a command of another area with the rights it has there, and goes on as before', async () => {
  const role = async (ctx: AdminContext): Promise<string | undefined> => {
    const { rows } = await ctx.tx.query<{ role: string }>({ text: 'SELECT current_user AS role' })
    return rows[0]?.role
  }
  const roles = await act(async (ctx) => {
    await extend(ctx)
    return [await role(ctx), await ctx.command(() => role(ctx)), await role(ctx)]
  })
  expect(roles).toEqual(['app_admin', 'app_system', 'app_admin'])
  const failing = act(async (ctx) => {
    await extend(ctx)
    await ctx.command((tx) => tx.query({ text: 'SELECT 1 / 0' }))
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect((await left()).done).toBe(1)
})

it('leaves neither deed nor row when the deed fails', async () => {
  const failing = act(async (ctx) => {
    await extend(ctx)
    throw new Error('the letter could not be written')
  })
  await expect(failing).rejects.toThrow('the letter could not be written')
  expect(await left()).toEqual({ done: 0, audited: [] })
})

it('leaves no deed when the row cannot be written', async () => {
  const failing = act(async (ctx) => {
    await extend(ctx)
    await ctx.note({
      action: 'SET_PLAN',
      table: 'profiles',
      recordId: null,
      newValues: { note: '\0' },
    })
  })
  await expect(failing).rejects.toMatchObject({ code: '22P05' })
  expect(await left()).toEqual({ done: 0, audited: [] })
})

it('takes back what nobody noted, and does nothing without a reason', async () => {
  const silent = act(({ tx }) => tx.query({ text: `INSERT INTO feitos VALUES ('às escondidas')` }))
  await expect(silent).rejects.toThrow('leaves a row in the audit')
  expect(() => act(extend, '  ')).toThrow('for a reason')
  expect(await left()).toEqual({ done: 0, audited: [] })
})

it('keeps what was noted from everybody, the owner of the database included', async () => {
  await act(extend)
  const changes = [`UPDATE audit_logs SET reason = 'outra'`, 'DELETE FROM audit_logs']
  for (const text of changes) {
    const denied = { code: '42501' }
    await expect(act(({ tx }) => tx.query({ text }))).rejects.toMatchObject(denied)
    await expect(asSystem(database.db, (tx) => tx.query({ text }))).rejects.toMatchObject(denied)
    const asCustomer = asUser(database.db, customer.id, (tx) => tx.query({ text }))
    await expect(asCustomer).rejects.toMatchObject(denied)
    await expect(database.owner.query(text)).rejects.toMatchObject(denied)
  }
  expect((await left()).audited).toMatchObject([{ reason: 'pediu por telefone' }])
})
