import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { appCode } from '#people/identity/testing/app-code.ts'

// The sign-in library has no clock of ours, so this runs in its time.
let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await testApp()
  ;({ cookie } = await app.signUp())
})
afterAll(() => app.close())

const password = 'uma senha longa 73'
const post = (path: string, body: unknown) =>
  app.call('POST', path, { cookie, body: JSON.stringify(body) })
const leave = (code?: string) =>
  post('/api/account/deletion', { confirmation: 'EXCLUIR', password, ...(code && { code }) })

it('ends an account with a second step by a right code alone', async () => {
  const started = (await post('/api/second-factor/start', { password })).body as {
    key: string
    recoveryCodes: string[]
  }
  const confirmed = await post('/api/second-factor/confirm', { code: appCode(started.key) })
  expect(confirmed.status).toBe(200)
  cookie = confirmed.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  expect(await leave()).toMatchObject({ status: 400, body: { code: 'account.code-required' } })
  for (const wrong of ['ABCDE-12345', started.recoveryCodes[0]?.replace(/.$/, '-') ?? '']) {
    expect(await leave(wrong)).toMatchObject({
      status: 400,
      body: { code: 'second-factor.code-wrong' },
    })
  }
  const left = await leave(started.recoveryCodes[0])
  expect(left.status).toBe(200)

  const back = await app.call('DELETE', '/api/account/deletion', { cookie })
  expect(back.status).toBe(200)
  expect((await leave(started.recoveryCodes[0])).body).toMatchObject({
    code: 'second-factor.code-wrong',
  })
  expect((await leave(appCode(started.key))).status).toBe(200)
})
