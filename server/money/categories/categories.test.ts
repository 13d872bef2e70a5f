import { afterAll, beforeAll, expect, it } from 'vitest'
import { listCategories } from '#money/categories/index.ts'
import { moneyOf } from '#money/testing/money-of.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

it('gives a new person the suggested categories, by name', async () => {
  const { categories } = await moneyOf(database)
  const named = (type: string) =>
    categories.filter((one) => one.type === type).map((one) => one.name)
  expect(named('despesa')).toEqual([
    ...['Alimentação', 'Compras', 'Educação', 'Lazer'],
    ...['Moradia', 'Presentes', 'Saúde', 'Transporte'],
  ])
  expect(named('receita')).toEqual(['Freelances', 'Salário'])
  expect(new Set(categories.map((one) => one.icon)).size).toBe(10)
})

it('lists names as a Brazilian sorts them, whatever is in them', async () => {
  const maria = await moneyOf(database)
  await database.owner.query('delete from categorias where user_id = $1', [maria.userId])
  const names = ['água', 'Zelo', 'Ábaco', "'; DROP TABLE categorias; --", '<b>x</b>', 'agenda']
  await database.owner.query(
    `insert into categorias (user_id, id, nome, icone, tipo)
     select $1, gen_random_uuid(), nome, '', 'outro' from unnest($2::text[]) as nome`,
    [maria.userId, names],
  )
  const listed = await maria.run(({ tx, userId }) => listCategories(tx, userId))
  const letters = listed.map((one) => one.name).filter((name) => /^\p{L}/u.test(name))
  expect(letters).toEqual(['Ábaco', 'agenda', 'água', 'Zelo'])
  expect(new Set(listed.map((one) => one.name))).toEqual(new Set(names))
  expect(listed.every((one) => one.type === 'despesa' && one.icon === '📋')).toBe(true)
})
