import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem, asUser } from '#platform/db/transaction.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

it('acts as the system role, and as a person sees that person alone', async () => {
  const maria = await givenPerson(test, { name: 'Maria' })
  await givenPerson(test, { name: 'João' })
  const role = await asSystem(test.db, (tx) =>
    tx.query<{ role: string }>({ text: 'select current_user as role' }),
  )
  expect(role.rows).toEqual([{ role: 'app_system' }])
  const seen = await asUser(test.db, maria.id, (tx) =>
    tx.query<{ name: string }>({ text: 'select name from profiles' }),
  )
  expect(seen.rows).toEqual([{ name: 'Maria' }])
})

it('gives each caller a database of its own', async () => {
  const other = await testDatabase()
  await givenPerson(other, { email: 'so.aqui@exemplo.test' })
  const { rows } = await test.owner.query(
    `select count(*)::int as people from profiles where email = 'so.aqui@exemplo.test'`,
  )
  expect(rows).toEqual([{ people: 0 }])
  await other.close()
})
