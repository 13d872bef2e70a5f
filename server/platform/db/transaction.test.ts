import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goals } from '#platform/db/schema/planning.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem, asUser, becomeUser, onceAsSystem, type Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

let database: TestDatabase
let maria: string

beforeAll(async () => {
  database = await testDatabase()
  maria = (await givenPerson(database)).id
})

afterAll(() => database.close())

const addGoal = {
  text: 'insert into metas_financeiras (user_id, id, valor_objetivo) values ($1, $2, 1)',
}

async function goalsOf(userId: string): Promise<number> {
  const { rowCount } = await database.owner.query(
    'select from metas_financeiras where user_id = $1',
    [userId],
  )
  return rowCount ?? 0
}

describe('a statement that nobody waits for', () => {
  it('is done before the next one, whoever sends that', async () => {
    const id = newId()
    const seen = await asSystem(database.db, async (tx) => {
      becomeUser(tx, maria)
      tx.send({ ...addGoal, values: [maria, id] })
      return tx.orm.select({ id: goals.id }).from(goals)
    })
    expect(seen.map((row) => row.id)).toContain(id)
  })

  it('is done with the commit when nothing follows', async () => {
    const before = await goalsOf(maria)
    await asUser(database.db, maria, async (tx) =>
      tx.send({ ...addGoal, values: [maria, newId()] }),
    )
    expect(await goalsOf(maria)).toBe(before + 1)
  })

  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['before the commit', async () => undefined],
    ['before a statement that is waited for', (tx) => tx.query({ text: 'select 1' })],
    ['before one of the mapper', (tx) => tx.orm.select({ id: goals.id }).from(goals)],
  ])('fails the transaction with its own error, %s', async (_, then) => {
    const before = await goalsOf(maria)
    const failing = asUser(database.db, maria, async (tx) => {
      await tx.query({ ...addGoal, values: [maria, newId()] })
      tx.send({ text: 'select 1 / 0' })
      await then(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await goalsOf(maria)).toBe(before)
  })

  it('fails it with what its error comes to', async () => {
    const told = (error: unknown) => new Error('told', { cause: error })
    const failing = asSystem(database.db, async (tx) => {
      tx.send({ text: 'select 1 / 0' }, told)
      await tx.query({ text: 'select 1' })
    })
    await expect(failing).rejects.toMatchObject({ message: 'told', cause: { code: '22012' } })
  })

  it('leaves the connection as good as new when it failed', async () => {
    const one = await testDatabase({ max: 1 })
    const failing = asSystem(one.db, async (tx) => tx.send({ text: 'select 1 / 0' }))
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    const { rows } = await asSystem(one.db, (tx) => tx.query({ text: 'select 1 as one' }))
    expect(rows).toEqual([{ one: 1 }])
    await one.close()
  })
})

it('does one statement for good, as the system, which sees nobody', async () => {
  const seen = onceAsSystem(database.db, { text: 'select * from metas_financeiras' })
  await expect(seen).rejects.toMatchObject({ code: '42501' })
})

it('reads by an index what was a small table when the statement was prepared', async () => {
  const { rows } = await asUser(database.db, maria, (tx) =>
    tx.query<{ 'QUERY PLAN': string }>({
      text: 'explain select * from metas_financeiras where user_id = $1',
      values: [maria],
    }),
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan|Bitmap/)
})
