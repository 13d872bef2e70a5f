import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { subscriber } from '#main/testing/subscriber.ts'
import { newId } from '#platform/security/ids.ts'

let shop: Shop
let owner: TestPerson
let joao: string

beforeAll(async () => {
  shop = await openShop()
  owner = await testOperator(shop.app)
  joao = await customer('João de Araújo', 'joao_a%@exemplo.com', '11987654321')
  await customer('Maria Souza', 'maria@exemplo.com', '21912345678')
})
afterAll(() => shop.close())

/** Somebody who stands in each list: they paid, earned, have a task and were looked at. */
async function customer(name: string, email: string, phone: string): Promise<string> {
  const { userId } = await subscriber(shop)
  const query = (text: string, values: unknown[]) => shop.app.owner.query(text, values)
  await query('UPDATE profiles SET name = $2, email = $3, whatsapp_number = $4 WHERE id = $1', [
    ...[userId, name, email, phone],
  ])
  await query(
    `INSERT INTO commissions SELECT $2, $1, NULL, id, 'accrued', 9.90, false, 'test', $3
       FROM charges WHERE user_id = $1`,
    [userId, newId(), shop.clock.now().toString()],
  )
  const task = { userId, title: 'Dar um oi', type: 'call', dueDate: '2026-11-22' }
  await owner.ask('POST', '/api/admin/tasks', task)
  await owner.ask('GET', `/api/admin/users/${userId}/finances`)
  return userId
}

interface Found {
  userId?: string
  person?: { userId?: string; id?: string }
}

describe.each([
  ['people', 'people?list=all&'],
  ['payments', 'payments?'],
  ['affiliates', 'affiliates?'],
  ['tasks', 'tasks?'],
  ['the palette', 'palette/people?'],
  ['the log', 'logs?kind=look&'],
])('a search of %s', (_name, list) => {
  const find = async (search: string): Promise<unknown[]> => {
    const path = `/api/admin/${list}search=${encodeURIComponent(search)}`
    const { items } = await owner.ask<{ items: Found[] }>('GET', path)
    return items.map(({ userId, person }) => userId ?? person?.userId ?? person?.id)
  }

  it.each([
    ['a name', 'joao'],
    ['words of a name in any order', ' ARAÚJO  joão '],
    ['an e-mail', 'JOAO_A%@exemplo'],
    ['a telephone', '11987654321'],
    ['a telephone as people write it', '(11) 9 8765-4321'],
    ['the end of a telephone', '4321'],
  ])('finds by %s', async (_how, search) => {
    expect(await find(search)).toEqual([joao])
  })

  it.each(['joao souza', 'joaoxa', 'a%u', '11 98765-0000'])(
    'finds nobody by %s',
    async (search) => {
      expect(await find(search)).toEqual([])
    },
  )
})
