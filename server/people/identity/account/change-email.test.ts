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

const fresh = 'maria.nova@exemplo.com'
const { email, password } = maria
const pedro = { name: 'Pedro Reis', phone: '11911110002', password: 'outra cadeira 9' }

const ask = (address: string, header = cookie, typed = password) =>
  app.patch('/api/profile', { email: address, currentPassword: typed }, { cookie: header })
const open = async (token: string) =>
  (await app.post(`/api/confirm-email?token=${token}`)).headers.get('location')
const profile = async (header = cookie) => (await app.get('/api/profile', { cookie: header })).body
const signIn = async (address: string, typed = password) =>
  (await app.post('/api/sign-in', { email: address, password: typed })).status

it('waits for the proof, and tells the old address', async () => {
  const answer = await ask(' Maria.Nova@Exemplo.com ')
  expect(answer.body).toMatchObject({ email, pendingEmail: fresh, emailVerified: false })
  expect(app.mails).toMatchObject([
    { to: fresh, subject: 'Confirme seu novo e-mail na Lya' },
    { to: email, subject: 'Pedido para trocar o e-mail da sua conta na Lya' },
  ])
  expect(app.mails[0]?.text).toContain(`http://localhost:3000/api/confirm-email?token=`)
  expect(await signIn(email)).toBe(200)
  expect(await signIn(fresh)).toBe(401)
})

it('changes it in both places at once when the link is opened', async () => {
  await ask(fresh)
  app.announced.length = 0
  expect(await open(app.lastToken(fresh))).toBe('/profile?email=confirmed')
  expect(await profile()).toMatchObject({ email: fresh, pendingEmail: null, emailVerified: true })
  const { body } = await app.get('/api/session', { cookie })
  expect(body).toMatchObject({ session: { email: fresh, emailVerified: true } })
  expect(app.announced).toMatchObject([{ topics: ['profile'] }])
  expect(app.mails.at(-1)).toMatchObject({
    to: email,
    subject: 'O e-mail da sua conta na Lya mudou',
  })
  expect(await signIn(email)).toBe(401)
  expect(await signIn(fresh)).toBe(200)
  // The old address is free again.
  expect((await app.signUp({ ...pedro, email })).status).toBe(200)
})

it('takes a link once, even when it is used twice at the same moment', async () => {
  await ask(fresh)
  const token = app.lastToken(fresh)
  const outcomes = await Promise.all([open(token), open(token)])
  expect(new Set(outcomes)).toEqual(new Set(['/profile?email=confirmed', '/profile?email=expired']))
  expect(await open(token)).toBe('/profile?email=expired')
  expect(await profile()).toMatchObject({ email: fresh })
})

it('takes no link after a day, none that is made up, and none before the last', async () => {
  await ask('engano@exemplo.com')
  const mistaken = app.lastToken('engano@exemplo.com')
  await ask(fresh)
  const late = app.lastToken(fresh)
  expect(await open(mistaken)).toBe('/profile?email=expired')
  expect(await open('inventado')).toBe('/profile?email=expired')
  expect(await open('')).toBe('/profile?email=expired')
  app.clock.moveTo('2026-11-22T12:00:01Z')
  expect(await open(late)).toBe('/profile?email=expired')
  expect(await profile()).toMatchObject({ email })
})

it('stops waiting when the present address is given again', async () => {
  await ask(fresh)
  expect((await ask(email)).body).toMatchObject({ email, pendingEmail: null })
  expect(await open(app.lastToken(fresh))).toBe('/profile?email=expired')
})

it('sends the link again when the same address is asked for again', async () => {
  await ask(fresh)
  await ask(fresh)
  expect(app.mails.filter(({ to }) => to === fresh)).toHaveLength(2)
  expect(await open(app.lastToken(fresh))).toBe('/profile?email=confirmed')
})

it('refuses an address that somebody has proven', async () => {
  await app.signUp({ ...pedro, email: fresh })
  await app.post(`/api/confirm?token=${app.lastToken(fresh)}`)
  const answer = await ask(fresh)
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ code: 'identity.email-taken' })
  expect(await profile()).toMatchObject({ pendingEmail: null })
})

it('leaves an address to who proved it while the link was on its way', async () => {
  await ask(fresh)
  const token = app.lastToken(fresh)
  await app.signUp({ ...pedro, email: fresh })
  await app.post(`/api/confirm?token=${app.lastToken(fresh)}`)
  expect(await open(token)).toBe('/profile?email=taken')
  expect(await profile()).toMatchObject({ email })
  expect(await signIn(fresh, pedro.password)).toBe(200)
})

it('takes a squatted address over by proof; the other keeps all but the address', async () => {
  const squatter = await app.signUp({ ...pedro, email: fresh })
  const claim = app.lastToken(fresh)
  await app.post('/api/recovery', { email: fresh })
  const recovery = app.lastToken(fresh)
  await ask(fresh)
  expect(await open(app.lastToken(fresh))).toBe('/profile?email=confirmed')
  expect(await profile()).toMatchObject({ email: fresh, emailVerified: true })
  expect(await signIn(fresh, pedro.password)).toBe(401)
  expect(await signIn(fresh)).toBe(200)

  expect(await profile(squatter.cookie)).toMatchObject({
    name: pedro.name,
    email: '',
    emailVerified: false,
  })
  const { body } = await app.get('/api/session', { cookie: squatter.cookie })
  expect(body).toMatchObject({ session: { name: pedro.name, email: '', emailVerified: false } })
  // Links that went to the address before are worth nothing for either.
  await app.post(`/api/confirm?token=${claim}`)
  expect(await profile(squatter.cookie)).toMatchObject({ emailVerified: false })
  const stolen = await app.post('/api/recovery/password', {
    token: recovery,
    password: 'de quem roubou 1',
  })
  expect(stolen.body).toMatchObject({ code: 'identity.recovery-token-invalid' })
  // And the other may give one of their own.
  await ask('pedro@exemplo.com', squatter.cookie, pedro.password)
  expect(await open(app.lastToken('pedro@exemplo.com'))).toBe('/profile?email=confirmed')
  expect(await signIn('pedro@exemplo.com', pedro.password)).toBe(200)
})

it('says where an account stands under the address that its data does not come along', async () => {
  const squatter = await app.signUp({ ...pedro, email: fresh })
  await ask(fresh)
  const letter = app.mails.findLast(({ to }) => to === fresh)
  expect(letter?.text).toContain('Já existe uma conta na Lya com este e-mail')
  const path = `/api/confirm-email?token=${app.lastToken(fresh)}`
  const page = async () => String((await app.get(path)).body).replace(/<[^>]+>|\s+/g, ' ')
  expect(await page()).toMatch(/os dados da outra +não vêm junto/)
  // The other gives the address up: then there is nothing to say.
  await ask('pedro@exemplo.com', squatter.cookie, pedro.password)
  await open(app.lastToken('pedro@exemplo.com'))
  expect(await page()).not.toContain('outra conta')
  await ask(fresh)
  expect(app.mails.findLast(({ to }) => to === fresh)?.text).not.toContain('Já existe')
})

it('lets who lost the address in by telephone and password, until they give another', async () => {
  await app.signUp({ ...pedro, email: fresh })
  // With an address of one's own the telephone is no name.
  for (const typed of [pedro.phone, '(11) 9 1111-0002', '11 91111-9999', '119']) {
    expect(await signIn(typed, pedro.password)).toBe(401)
  }
  await ask(fresh)
  await open(app.lastToken(fresh))
  expect(await signIn(fresh, pedro.password)).toBe(401)
  expect(await signIn(pedro.phone, password)).toBe(401)
  const named = { email: ' (11) 9 1111-0002 ', password: pedro.password }
  const answer = await app.post('/api/sign-in', named)
  expect(answer.body).toMatchObject({ session: { name: pedro.name, email: '' }, isCodeDue: false })
  // Whoever fills the account's bound keeps strangers out, and not the browser that was let in.
  const guess = { ...named, password: 'errada mesmo' }
  const guesses = []
  for (let from = 0; from < 31; from += 1) {
    guesses.push((await app.post('/api/sign-in', guess, { ip: `198.51.100.${from}` })).status)
  }
  expect(guesses.at(-1)).toBe(429)
  expect((await app.post('/api/sign-in', named, { cookie: answer.device })).status).toBe(200)

  await ask('pedro@exemplo.com', answer.cookie, pedro.password)
  await open(app.lastToken('pedro@exemplo.com'))
  expect(await signIn('pedro@exemplo.com', pedro.password)).toBe(200)
  expect(await signIn(pedro.phone, pedro.password)).toBe(401)
})

it('makes links to the old address useless, so that they prove nothing about the new one', async () => {
  await app.post('/api/recovery', { email })
  const token = app.lastToken(email)
  await ask(fresh)
  await open(app.lastToken(fresh))
  const answer = await app.post('/api/recovery/password', { token, password: 'de quem roubou 1' })
  expect(answer.body).toMatchObject({ code: 'identity.recovery-token-invalid' })
})

it('sends no flood of e-mail to anybody', async () => {
  const statuses = []
  for (let time = 0; time < 6; time += 1) statuses.push((await ask(fresh)).status)
  expect(statuses).toEqual([...Array(5).fill(200), 429])
  expect(app.mails.filter(({ to }) => to === fresh)).toHaveLength(5)
  const other = await app.signUp({ ...pedro, email: 'pedro@exemplo.com' })
  expect((await ask(fresh, other.cookie, pedro.password)).status).toBe(429)
})

it('lets two people wait for one address, and gives it to who proves it first', async () => {
  const other = await app.signUp({ ...pedro, email: 'pedro@exemplo.com' })
  await ask(fresh)
  const first = app.lastToken(fresh)
  await ask(fresh, other.cookie, pedro.password)
  const second = app.lastToken(fresh)
  const outcomes = await Promise.all([open(first), open(second)])
  expect(new Set(outcomes)).toEqual(new Set(['/profile?email=confirmed', '/profile?email=taken']))
})
