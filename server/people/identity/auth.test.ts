import { readEmail } from '@lya/core/people/identity/email.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Auth, createAuth } from '#people/identity/auth.ts'
import {
  type IdentityApp,
  identityApp,
  maria,
  testSecret,
} from '#people/identity/testing/identity-app.ts'
import { systemClock } from '#platform/clock/clock.ts'

// The library has no clock of ours, so these run in its time.
let app: IdentityApp
let auth: Auth
let cookie: string
beforeAll(async () => {
  app = await identityApp()
  auth = createAuth({
    db: app.test.db,
    clock: systemClock,
    publicUrl: 'http://localhost:3000',
    secret: testSecret,
  })
})
beforeEach(async () => {
  await app.reset()
  app.clock.moveTo(systemClock.now().toString())
  cookie = (await app.signUp()).cookie ?? ''
})
afterAll(() => app.close())

it('knows the session that our sign-up made, and lists and ends it', async () => {
  const headers = new Headers({ cookie })
  const known = await auth.api.getSession({ headers })
  expect(known?.user).toMatchObject({ email: maria.email, emailVerified: false })
  await app.post('/api/sign-in', { email: maria.email, password: maria.password })
  expect(await auth.api.listSessions({ headers })).toHaveLength(2)
  await auth.api.signOut({ headers })
  expect((await app.get('/api/session', { cookie })).body).toEqual({ session: null })
})

it('sets cookies that our check reads', async () => {
  const { email, password } = maria
  const body = { email, password }
  const { headers } = await auth.api.signInEmail({ body, returnHeaders: true })
  const [set = ''] = headers.getSetCookie()
  expect(set).toMatch(/^lya_session=.*Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  const { body: known } = await app.get('/api/session', { cookie: set.split(';')[0] ?? '' })
  expect(known).toMatchObject({ session: { email } })
})

it('cannot make people: that is our transaction', async () => {
  const body = { name: 'Bia', email: 'bia@exemplo.com', password: 'cadeira azul 7' }
  await expect(auth.api.signUpEmail({ body })).rejects.toMatchObject({ statusCode: 400 })
})

it('takes every address for one that our rule takes, so that nobody is locked out', async () => {
  // Drawn near the rule, and what the rule refuses drawn again: few random strings are addresses.
  const local = fc.string({ unit: fc.constantFrom(..."aZ0_'+-."), minLength: 1, maxLength: 8 })
  const label = fc.string({ unit: fc.constantFrom(...'aZ0-'), minLength: 1, maxLength: 5 })
  const top = fc.string({ unit: fc.constantFrom(...'aZ'), minLength: 2, maxLength: 4 })
  const address = fc
    .oneof(
      fc.emailAddress(),
      fc.tuple(local, label, label, top).map(([who, ...host]) => `${who}@${host.join('.')}`),
    )
    .filter((typed) => 'email' in readEmail(typed))
  const refusedFor = async (email: string): Promise<unknown> => {
    const body = { email, password: 'x' }
    return auth.api.signInEmail({ body }).catch((error: { body?: { code?: string } }) => error.body)
  }
  await fc.assert(
    fc.asyncProperty(address, async (typed) => {
      expect(await refusedFor(typed.trim().toLowerCase())).toMatchObject({
        code: 'INVALID_EMAIL_OR_PASSWORD',
      })
    }),
    { numRuns: 25 },
  )
})
