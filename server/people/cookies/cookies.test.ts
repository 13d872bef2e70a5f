import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { findChoice, findVisit } from '#people/cookies/index.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { asSystem } from '#platform/db/transaction.ts'

const clock = fixedClock('2026-03-10T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const everything = { measurement: true, marketing: true, textVersion: '1' }
const nothing = { measurement: false, marketing: false, textVersion: '1' }

async function choose(choice: object, cookie = '') {
  const answer = await app.call('POST', '/api/cookies/choice', {
    body: JSON.stringify(choice),
    cookie,
  })
  const [kept = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  return { status: answer.status, kept, visitorId: kept.split('=')[1] ?? '' }
}

const rows = () =>
  app.owner.query(
    `select visitante, medicao, marketing, texto_versao, rede from consentimentos_visitantes
     order by created_at, id`,
  )

it('notes each answer with the text it was given to, and how it changed', async () => {
  const yes = await choose(everything)
  expect(yes.status).toBe(200)
  clock.moveTo('2026-03-10T12:01:00Z')
  const no = await choose({ ...nothing, textVersion: '2' }, yes.kept)
  // Who agrees to nothing is known by nothing.
  expect(no.kept).toBe('lya_visitante=')
  expect((await rows()).rows).toEqual([
    {
      ...{ visitante: yes.visitorId, medicao: true, marketing: true, texto_versao: '1' },
      rede: '127.0.0.0/24',
    },
    {
      ...{ visitante: yes.visitorId, medicao: false, marketing: false, texto_versao: '2' },
      rede: '127.0.0.0/24',
    },
  ])
  const last = await asSystem(app.database.db, (tx) => findChoice(tx, yes.visitorId))
  expect(last).toEqual({ measurement: false, marketing: false })
})

it('keeps no id of who refuses from the start', async () => {
  expect((await choose(nothing)).kept).toBe('lya_visitante=')
})

it('changes and forgets none of them', async () => {
  for (const text of [
    'update consentimentos_visitantes set marketing = true',
    'delete from consentimentos_visitantes',
  ]) {
    await expect(app.owner.query(text)).rejects.toThrow('only ever grow')
  }
})

it.each([
  { ...everything, textVersion: '<script>' },
  { measurement: 'yes', marketing: true, textVersion: '1' },
  { marketing: true },
])('refuses what is no answer: %j', async (choice) => {
  expect((await choose(choice)).status).toBe(400)
})

it('gives an id of its own to who comes with a made-up one', async () => {
  const { visitorId } = await choose(everything, "lya_visitante=1' or 1=1")
  expect(visitorId).toMatch(/^[\da-f-]{36}$/)
})

it('knows the browser of who signs up after a yes, with what networks left in it', async () => {
  const { kept, visitorId } = await choose(everything)
  const person = { name: 'Bia Souza', email: 'bia@exemplo.com.br', phone: '11987650099' }
  const answer = await app.call('POST', '/api/sign-up', {
    body: JSON.stringify({ ...person, password: 'uma senha longa 73' }),
    cookie: `${kept}; _fbp=fb.1.1596403881668.1116446470; _ga=GA1.1.123.456; _ttp=<b>`,
  })
  const { session } = answer.body as { session: { userId: string } }
  const visit = await asSystem(app.database.db, (tx) => findVisit(tx, session.userId))
  expect(visit).toMatchObject({
    visitorId,
    marks: { fbp: 'fb.1.1596403881668.1116446470', ga: '123.456' },
  })
  expect(visit?.marks).not.toHaveProperty('ttp')
})

it('knows nobody without a yes', async () => {
  const { userId } = await app.signUp()
  expect(await asSystem(app.database.db, (tx) => findVisit(tx, userId))).toBeNull()
})
