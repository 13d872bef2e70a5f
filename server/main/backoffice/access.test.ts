import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

it('tells an operator their name, roles and rights', async () => {
  const { userId, ask } = await testOperator(app, ['support', 'marketing'])
  expect(await ask('GET', '/api/admin/me')).toEqual({
    userId,
    name: 'Maria Souza',
    email: expect.stringContaining('@exemplo.com.br'),
    roles: ['support', 'marketing'],
    rights: ['support', 'marketing'],
  })
})

it('gives the owner every right', async () => {
  const { ask } = await testOperator(app)
  expect(await ask('GET', '/api/admin/me')).toMatchObject({
    roles: ['admin'],
    rights: ['owner', 'finance', 'support', 'marketing'],
  })
})

it('tells the guard of /admin that a suspended operator is a person like any other', async () => {
  const { ask } = await testOperator(app, ['admin'], { isSuspended: true })
  expect(await ask('GET', '/api/session')).toMatchObject({ session: { roles: [] } })
})
