import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import type { TestPerson } from '#main/testing/person.ts'

let app: TestApp
let operator: TestPerson
let joaoId: string

beforeAll(async () => {
  app = await testApp()
  operator = await testOperator(app, ['marketing'])
  joaoId = (await app.signUp({ name: 'João Araújo', email: 'ja@exemplo.com.br' })).userId
  await app.signUp({ name: 'Ana 100%', email: 'ana@exemplo.com.br' })
})
afterAll(() => app.close())

const find = async (search: string): Promise<Record<string, unknown>[]> => {
  const path = `/api/admin/palette/people?search=${encodeURIComponent(search)}`
  return (await operator.ask<{ items: Record<string, unknown>[] }>('GET', path)).items
}

it.each(['joao ara', 'JA@EXEMPLO', 'Araujo'])('finds a person by %s', async (search) => {
  expect(await find(search)).toEqual([
    {
      userId: joaoId,
      name: 'João Araújo',
      email: 'ja@exemplo.com.br',
      phone: expect.stringMatching(/^5511987\d{6}$/),
      planState: 'TRIAL',
    },
  ])
})

it('finds by a telephone however it is written, and takes no sign for a joker', async () => {
  const [joao] = await find('joao')
  const digits = String(joao?.phone)
  expect(
    (await find(`(11) ${digits.slice(4, 9)}-${digits.slice(9)}`)).map((one) => one.userId),
  ).toEqual([joaoId])
  expect(await find('_oão')).toEqual([])
  expect((await find('100%')).map(({ name }) => name)).toEqual(['Ana 100%'])
})

it('asks for two letters at least', async () => {
  expect(await operator.send('GET', '/api/admin/palette/people?search=a')).toMatchObject({
    status: 400,
  })
})
