import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type IdentityApp, identityApp, maria } from '#people/identity/testing/identity-app.ts'

let app: IdentityApp
let cookie: string | null
beforeAll(async () => {
  app = await identityApp()
})
beforeEach(async () => {
  await app.reset()
  cookie = (await app.signUp()).cookie
  app.mails.length = 0
})
afterAll(() => app.close())

const read = async () => (await app.get('/api/profile', { cookie })).body
const update = (change: Record<string, unknown>) =>
  app.patch('/api/profile', { currentPassword: maria.password, ...change }, { cookie })

const fresh = {
  name: 'Maria Souza',
  email: maria.email,
  emailVerified: false,
  pendingEmail: null,
  phone: '5511987654321',
  timeZone: 'America/Sao_Paulo',
  avatarUrl: null,
}

it('shows what a new person gave', async () => {
  expect(await read()).toEqual(fresh)
})

it('stores name, phone and zone, and tells the open screens', async () => {
  const changes = { name: '  Maria   da Silva ', phone: '(21) 9 1234-5678' }
  const answer = await update({ ...changes, timeZone: 'America/Manaus' })
  const changed = {
    ...fresh,
    name: 'Maria da Silva',
    phone: '5521912345678',
    timeZone: 'America/Manaus',
  }
  expect(answer.body).toEqual(changed)
  expect(await read()).toEqual(changed)
  expect(app.announced).toMatchObject([{ topics: ['profile'] }])
  const { body } = await app.get('/api/session', { cookie })
  expect(body).toMatchObject({ session: { name: 'Maria da Silva' } })
})

it('tells the address of another phone, and not of one that stays', async () => {
  await update({ phone: '(21) 9 1234-5678' })
  await update({ name: 'Joana Lima', phone: '(21) 9 1234-5678' })
  expect(app.mails).toMatchObject([
    { to: maria.email, subject: 'O número no seu perfil da Lya mudou' },
  ])
  expect(app.mails[0]?.text).not.toMatch(/1234\D?5678/)
})

it('greets by the new name in letters from then on', async () => {
  await update({ name: 'Joana Lima' })
  await app.post('/api/recovery', { email: maria.email })
  await app.post('/api/recovery/password', {
    token: app.lastToken(maria.email),
    password: 'nova cadeira 8',
  })
  expect(app.mails.map(({ text }) => text.split('\n')[0])).toEqual(['Oi, Joana!', 'Oi, Joana!'])
})

it('changes nothing, and counts nothing, when the form comes back as it was', async () => {
  const { name, email, phone, timeZone } = fresh
  for (let press = 0; press < 12; press += 1) {
    expect((await update({ name, email, phone, timeZone })).body).toEqual(fresh)
  }
  expect(app.mails).toEqual([])
})

it.each([
  [{ name: ' ' }, 'profile.name-required'],
  [{ name: '123 -' }, 'identity.name-without-letters'],
  [{ email: 'maria' }, 'identity.email-invalid'],
  [{ phone: '123' }, 'identity.phone-invalid'],
  [{ phone: '' }, 'identity.phone-invalid'],
  [{ timeZone: 'Europe/Lisbon' }, 'profile.time-zone-invalid'],
  [{ timeZone: "'; DROP TABLE profiles; --" }, 'profile.time-zone-invalid'],
])('refuses %j with %s, and stores none of the form', async (change, code) => {
  const answer = await update({ name: 'Outro Nome', ...change })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code })
  expect(await read()).toEqual(fresh)
})

it('refuses a phone that somebody has, and stores none of the form', async () => {
  await app.signUp({ email: 'bia@exemplo.com', phone: '11911110001' })
  const answer = await update({ name: 'Outro Nome', phone: '11 91111-0001' })
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ code: 'identity.phone-taken' })
  expect(await read()).toEqual(fresh)
})

it('asks for the password again before another e-mail or phone, and for nothing else', async () => {
  const { name, email, phone, timeZone } = fresh
  for (const currentPassword of [undefined, '', 'errada mesmo']) {
    for (const change of [{ email: 'outra@exemplo.com' }, { phone: '21912345678' }]) {
      const answer = await update({ name: 'Outro Nome', ...change, currentPassword })
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'profile.password-wrong' }])
    }
  }
  expect(await read()).toEqual(fresh)
  expect(app.mails).toEqual([])
  const same = { name, email, phone, timeZone, currentPassword: '' }
  expect((await update(same)).body).toEqual(fresh)
  await update({ email: 'outra@exemplo.com' })
  const waiting = { email: 'outra@exemplo.com', currentPassword: '' }
  expect((await update(waiting)).body).toMatchObject({ pendingEmail: waiting.email })
  expect((await update({ email, currentPassword: '' })).body).toEqual(fresh)
})

it('lets nobody guess the password through it', async () => {
  const statuses = []
  for (let guess = 0; guess < 11; guess += 1) {
    const change = { phone: '21912345678', currentPassword: `palpite ${guess}` }
    statuses.push((await update(change)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429])
  expect((await update({ phone: '21912345678' })).status).toBe(429)
})

it('does not let people list phones through it', async () => {
  const codes = []
  for (let guess = 10; guess < 21; guess += 1) {
    codes.push((await update({ phone: `119888800${guess}` })).status)
  }
  expect(codes).toEqual([...Array(10).fill(200), 429])
})

it('is for who is signed in', async () => {
  for (const answer of [
    await app.get('/api/profile'),
    await app.patch('/api/profile', { name: 'X' }),
    await app.post('/api/profile/password', { currentPassword: 'a', newPassword: 'b' }),
    await app.delete('/api/profile/avatar'),
  ]) {
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ code: 'identity.session-missing' })
  }
})
