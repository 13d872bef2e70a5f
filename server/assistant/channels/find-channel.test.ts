import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChannel } from '#assistant/channels/index.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

it('knows the plan and the limits of whose number it is', async () => {
  const { id: userId } = await givenPerson(test, { trialEndDate: '2026-11-28' })
  await test.owner.query(
    `INSERT INTO canais_whatsapp (user_id, id, bsuid, ultima_mensagem_em)
     VALUES ($1, $2, 'BR.1', now())`,
    [userId, newId()],
  )
  const find = () =>
    asSystem(test.db, (tx) => findChannel(tx, { businessScopedId: 'BR.1', waId: null }))
  const trial = { state: 'TRIAL', trialEndDate: '2026-11-28' }
  const unlimited = { transactionsMax: null, categoriesMax: null }
  expect(await find()).toMatchObject({ userId, plan: { ...trial, ...unlimited } })
  await test.owner.query(
    `UPDATE profiles SET status_plan = 'ATIVO', max_transactions = 50, max_categories = 3`,
  )
  const plan = { state: 'ATIVO', trialEndDate: '2026-11-28', transactionsMax: 50, categoriesMax: 3 }
  expect(await find()).toMatchObject({ userId, plan })
})
