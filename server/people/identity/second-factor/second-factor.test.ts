import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appCode } from '#people/identity/testing/app-code.ts'
import {
  type Answered,
  type IdentityApp,
  identityApp,
  maria,
} from '#people/identity/testing/identity-app.ts'
import { systemClock } from '#platform/clock/clock.ts'

// The library has no clock of ours, so these run in its time.
let app: IdentityApp
let cookie: string | null
let userId: string
beforeAll(async () => {
  app = await identityApp()
})
beforeEach(async () => {
  await app.reset()
  app.clock.moveTo(systemClock.now().toString())
  const answer = await app.signUp()
  cookie = answer.cookie
  userId = (answer.body as { session: { userId: string } }).session.userId
  app.mails.length = 0
})
afterAll(() => app.close())

const { email, password } = maria
interface Started {
  uri: string
  key: string
  picture: { size: number; path: string }
  recoveryCodes: string[]
}

const start = (typed = password) =>
  app.post('/api/second-factor/start', { password: typed }, { cookie })
/** Turns it on for Maria, whose cookie is another one from then on. */
async function turnOn(): Promise<Started> {
  const started = (await start()).body as Started
  const answer = await app.post(
    '/api/second-factor/confirm',
    { code: appCode(started.key) },
    { cookie },
  )
  expect(answer.status).toBe(200)
  cookie = answer.cookie
  return started
}
const signIn = (header: string | null = null, typed = password) =>
  app.post('/api/sign-in', { email, password: typed }, { cookie: header })
/** What the browser keeps of an answer. */
const kept = ({ headers }: Answered): string =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .filter((one) => !one?.endsWith('='))
    .join('; ')
const step = (answer: Answered, code: string, isTrusted = false) =>
  app.post('/api/sign-in/code', { code, isTrusted }, { cookie: kept(answer) })
const state = async () => (await app.get('/api/second-factor', { cookie })).body
const isSignedIn = async (header: string | null) =>
  ((await app.get('/api/session', { cookie: header })).body as { session: unknown }).session !==
  null

describe('turning it on', () => {
  it('asks for the password, and does nothing before a code was confirmed', async () => {
    expect(await start('errada')).toMatchObject({
      status: 400,
      body: { code: 'profile.password-wrong' },
    })
    const answer = await start()
    const { uri, key, picture, recoveryCodes } = answer.body as Started
    expect(uri).toContain(`otpauth://totp/Lya:${encodeURIComponent(email)}?secret=${key}`)
    expect(picture.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    expect((await signIn()).body).toMatchObject({ session: { userId }, isCodeDue: false })
  })

  it('counts with a right code, tells the address and ends the other sessions', async () => {
    const other = await signIn()
    const started = (await start()).body as Started
    const confirm = (code: string) => app.post('/api/second-factor/confirm', { code }, { cookie })
    const wrong = appCode(started.key) === '000000' ? '000001' : '000000'
    expect(await confirm(wrong)).toMatchObject({
      status: 400,
      body: { code: 'second-factor.code-wrong' },
    })
    const answer = await confirm(appCode(started.key))
    expect(answer.body).toEqual({ isOn: true })
    expect(await isSignedIn(other.cookie)).toBe(false)
    expect(await isSignedIn(answer.cookie)).toBe(true)
    cookie = answer.cookie
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 10 })
    expect(app.mails).toMatchObject([
      { to: email, subject: 'Verificação em duas etapas ligada na Lya' },
    ])
    const actor = await app.authenticate(new Headers({ cookie: cookie ?? '' }))
    expect(actor).toMatchObject({ userId, hasSecondFactor: true })
    expect(await start()).toMatchObject({ status: 409, body: { code: 'second-factor.on-already' } })
  })

  it('keeps neither secret nor codes in the open', async () => {
    const { key, recoveryCodes } = await turnOn()
    const { rows } = await app.test.owner.query<{ all: string }>(
      `SELECT string_agg(t::text, '') AS all FROM auth.two_factor t`,
    )
    const secret = Buffer.from(key).toString()
    for (const open of [secret, ...recoveryCodes]) expect(rows[0]?.all).not.toContain(open)
  })
})

describe('signing in', () => {
  it('opens no session by the password, and one by a code', async () => {
    const { key } = await turnOn()
    const first = await signIn()
    expect([first.status, first.body]).toEqual([200, { session: null, isCodeDue: true }])
    expect(first.cookie).toBeNull()
    expect(await isSignedIn(kept(first))).toBe(false)
    const { rows } = await app.test.owner.query('SELECT FROM auth.session')
    expect(rows).toHaveLength(1)

    const second = await step(first, ` ${appCode(key).replace(/^.../, '$& ')} `)
    expect(second.body).toMatchObject({ session: { userId } })
    expect(await isSignedIn(second.cookie)).toBe(true)
  })

  it('takes a code once, and a password’s step once', async () => {
    const { key } = await turnOn()
    const first = await signIn()
    const code = appCode(key)
    expect((await step(first, code)).status).toBe(200)
    expect(await step(first, appCode(key, 1))).toMatchObject({
      body: { code: 'second-factor.step-expired' },
    })
    expect(await step(await signIn(), code)).toMatchObject({
      status: 400,
      body: { code: 'second-factor.code-wrong' },
    })
    expect((await step(await signIn(), appCode(key, 1))).status).toBe(200)
  })

  it('wants the password again after five wrong codes, and a pause after ten', async () => {
    await turnOn()
    const guess = async (first: Answered, from: number): Promise<string[]> => {
      const codes = []
      for (let number = from; number < from + 6; number += 1) {
        // Recovery codes, so that no guess can be the right one.
        const { body } = await step(first, `errado${number}`)
        codes.push((body as { code: string }).code)
      }
      return codes
    }
    const wrong = 'second-factor.code-wrong'
    const expired = 'second-factor.step-expired'
    expect(await guess(await signIn(), 0)).toEqual([wrong, wrong, wrong, wrong, wrong, expired])
    const more = await guess(await signIn(), 10)
    expect(more.at(-1)).toBe('identity.too-many-attempts')
  })

  it('asks for a code of nobody who has not given the password', async () => {
    await turnOn()
    for (const header of [null, cookie, 'lya_second_step=made-up']) {
      const answer = await app.post(
        '/api/sign-in/code',
        { code: '123456', isTrusted: false },
        { cookie: header },
      )
      expect(answer.body).toMatchObject({ code: 'second-factor.step-expired' })
      expect(answer.cookie).toBeNull()
    }
  })

  it('takes each recovery code once, however it is typed, and tells the address', async () => {
    const { recoveryCodes } = await turnOn()
    app.mails.length = 0
    const [code = ''] = recoveryCodes
    const alike = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    const typed = ` ${alike.replace('-', ' ')} `
    expect((await step(await signIn(), typed)).body).toMatchObject({ session: { userId } })
    expect(app.mails).toMatchObject([{ subject: 'Um código de recuperação foi usado na Lya' }])
    expect(app.mails[0]?.text).toContain('Restam 9 códigos.')
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 9 })
    expect((await step(await signIn(), code)).body).toMatchObject({
      code: 'second-factor.code-wrong',
    })
  })

  it('asks a trusted browser no more, until the password changes', async () => {
    const { key } = await turnOn()
    const trusted = await step(await signIn(), appCode(key), true)
    const again = await signIn(kept(trusted))
    expect(again.body).toMatchObject({ session: { userId }, isCodeDue: false })
    expect((await signIn()).body).toMatchObject({ isCodeDue: true })
    const newPassword = 'nova cadeira 8'
    await app.post('/api/profile/password', { currentPassword: password, newPassword }, { cookie })
    expect((await signIn(kept(again), newPassword)).body).toMatchObject({ isCodeDue: true })
  })

  it('is not got round by a recovery of the password', async () => {
    const { key } = await turnOn()
    await app.post('/api/recovery', { email })
    const renewed = 'nova cadeira 8'
    const token = app.lastToken(email)
    const reset = await app.post('/api/recovery/password', { token, password: renewed })
    expect(reset.cookie === null || reset.cookie.endsWith('=')).toBe(true)
    const first = await signIn(null, renewed)
    expect(first.body).toEqual({ session: null, isCodeDue: true })
    expect((await step(first, appCode(key))).status).toBe(200)
  })
})

describe('afterwards', () => {
  it('gives other recovery codes for the password, which end those before', async () => {
    const { recoveryCodes } = await turnOn()
    const renew = (typed: string) =>
      app.post('/api/second-factor/recovery-codes', { password: typed }, { cookie })
    expect((await renew('errada')).body).toMatchObject({ code: 'profile.password-wrong' })
    const fresh = ((await renew(password)).body as Started).recoveryCodes
    expect(fresh).toHaveLength(10)
    expect((await step(await signIn(), recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await step(await signIn(), fresh[0] ?? '')).status).toBe(200)
  })

  it('is turned off by the password, tells the address and trusts nobody later', async () => {
    const { key } = await turnOn()
    const trusted = await step(await signIn(), appCode(key), true)
    app.mails.length = 0
    const stop = (typed: string) =>
      app.post('/api/second-factor/stop', { password: typed }, { cookie })
    expect((await stop('errada')).body).toMatchObject({ code: 'profile.password-wrong' })
    expect((await stop(password)).body).toEqual({ isOn: false })
    expect((await stop(password)).body).toMatchObject({ code: 'second-factor.off' })
    expect(app.mails).toMatchObject([{ subject: 'Verificação em duas etapas desligada na Lya' }])
    expect((await signIn()).body).toMatchObject({ session: { userId } })
    await turnOn()
    expect((await signIn(kept(trusted))).body).toMatchObject({ isCodeDue: true })
  })

  it('lets nobody guess the password through it', async () => {
    const statuses = []
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await start(`x ${guess}`)).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })
})

it('lists the browser that took the second step by its name', async () => {
  const { key } = await turnOn()
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/15E148 Safari/604.1'
  const from = { ip: '192.0.2.77', userAgent: phone }
  const asked = await app.post('/api/sign-in', { email, password }, from)
  app.clock.moveTo(app.clock.now().add({ seconds: 60 }).toString())
  const code = appCode(key)
  const body = { code, isTrusted: false }
  const taken = await app.post('/api/sign-in/code', body, { ...from, cookie: kept(asked) })
  expect(taken.status).toBe(200)
  const { body: sessions } = await app.get('/api/sessions', { cookie: taken.cookie })
  const { items } = sessions as { items: { isThis: boolean }[] }
  expect(items.find(({ isThis }) => isThis)).toMatchObject({
    ...{ browser: 'Safari', system: 'iPhone', address: '192.0.2.•' },
  })
})
