import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type FakePushService,
  fakePushService,
} from '#adapters/web-push/testing/fake-push-service.ts'
import type { FakeGraph } from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import type { TestApp } from '#main/testing/app.ts'
import { meta, text } from '#main/testing/meta.ts'
import { lookAfter, type SentMail, settled } from '#main/testing/reminders.ts'
import { settledJobs } from '#main/testing/settled-jobs.ts'
import { whatsAppApp } from '#main/testing/whatsapp-app.ts'
import { type Linked, linkedPerson } from '#main/testing/whatsapp-people.ts'
import { settledWhatsApp } from '#main/testing/whatsapp-settled.ts'
import { fixedClock } from '#platform/clock/clock.ts'

// Numbers and browsers open a part of an account without its password: who renews that ends them.
const now = '2026-03-10T15:00:00Z'
const clock = fixedClock(now)
const password = 'uma senha longa 73'
const renewed = 'outra senha longa 91'
let graph: FakeGraph
let push: FakePushService
let app: TestApp
let close: () => Promise<void>

beforeAll(async () => {
  push = await fakePushService()
  const environment = { PUSH_SERVICES: push.host }
  ;({ app, graph, close } = await whatsAppApp({ clock, environment }))
})
afterAll(async () => {
  await close()
  await push.close()
})
beforeEach(() => app.owner.query('DELETE FROM limites_de_uso'))

interface Someone extends Linked {
  email: string
}

/** Somebody who wrote over WhatsApp and takes notices in a browser. */
async function reachable(): Promise<Someone> {
  const linked = await linkedPerson({ app, graph, clock })
  await linked.say('mercado 80')
  await linked.person.ask('POST', '/api/reminders/browsers', push.browser())
  const { email } = await linked.person.ask<{ email: string }>('GET', '/api/profile')
  return { ...linked, email }
}

async function lettersTo(email: string): Promise<SentMail[]> {
  await settled(app)
  const { rows } = await app.owner.query<SentMail>(
    `SELECT destinatario AS "to", assunto AS subject, texto AS text FROM caixa_de_saida
      WHERE destinatario = $1 ORDER BY created_at, id`,
    [email],
  )
  return rows
}

const post = (path: string, body: unknown) => app.call('POST', path, { body: JSON.stringify(body) })

/** The token of the last letter to this address. */
const lastToken = async (email: string): Promise<string> =>
  /token=([\w-]+)/.exec((await lettersTo(email)).at(-1)?.text ?? '')?.[1] ?? ''

async function recover(email: string): Promise<void> {
  await post('/api/recovery', { email })
  const token = await lastToken(email)
  const answer = await post('/api/recovery/password', { token, password: renewed })
  expect(answer.status).toBe(200)
}

/** What is still open, as the tables have it: the session that could ask may be gone. */
async function ways(userId: string): Promise<unknown> {
  const { rows } = await app.owner.query(
    `SELECT (SELECT count(*)::int FROM canais_whatsapp WHERE user_id = $1) AS numbers,
            (SELECT count(*)::int FROM codigos_de_vinculo WHERE user_id = $1) AS codes,
            (SELECT count(*)::int FROM assinaturas_push WHERE user_id = $1) AS browsers`,
    [userId],
  )
  return rows[0]
}
const none = { numbers: 0, codes: 0, browsers: 0 }

/** A balance is told to who is linked, and to nobody else. */
const asksForBalance = async ({ who }: Linked): Promise<string> => {
  const before = graph.messages().length
  await meta(app).say(who, text('quanto gastei hoje?', now))
  await settledWhatsApp(app, clock)
  return JSON.stringify(graph.messages().slice(before))
}

it('tells the owner of each new number and browser, once', async () => {
  const { email, who } = await reachable()
  const letters = await lettersTo(email)
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Confirme seu e-mail na Lya',
    'Um WhatsApp foi ligado à sua conta na Lya',
    'Os avisos da Lya foram ligados em um aparelho',
  ])
  expect(letters[1]?.text).toContain(`final ${who.waId?.slice(-4)}`)
  expect(letters[1]?.text).not.toContain(who.waId)
})

it('tells who loses a number to its proof, linked or only written down', async () => {
  const { who, person, email } = await reachable()
  const phone = who.waId ?? ''
  const [before] = [(await lettersTo(email)).length]
  const next = await linkedPerson({ app, graph, clock }, who)
  const [letter] = (await lettersTo(email)).slice(before)
  expect(letter?.subject).toBe('Um WhatsApp saiu da sua conta na Lya')
  expect(letter?.text).toContain(`final ${phone.slice(-4)}`)
  expect(letter?.text).not.toContain(phone)
  expect(await person.ask('GET', '/api/profile')).toMatchObject({ phone: null })
  // Whoever links it again as it is loses nothing.
  const { email: nextEmail } = await next.person.ask<{ email: string }>('GET', '/api/profile')
  const { code } = await next.person.ask<{ code: string }>('POST', '/api/channels/link-codes')
  await next.say(`Vincular ${code}`)
  expect((await lettersTo(nextEmail)).map(({ subject }) => subject)).not.toContain(letter?.subject)
})

it('tells nothing anew of a browser that is known', async () => {
  const { person, email } = await reachable()
  const browser = push.browser()
  await person.ask('POST', '/api/reminders/browsers', browser)
  const told = (await lettersTo(email)).length
  await person.ask('POST', '/api/reminders/browsers', browser)
  expect(await lettersTo(email)).toHaveLength(told)
})

it('floods nobody with letters about browsers', async () => {
  const { person } = await reachable()
  const answers: number[] = []
  for (let times = 0; times < 20; times += 1) {
    const { status, body } = await person.send('POST', '/api/reminders/browsers', push.browser())
    answers.push(status)
    const [first] = (body as { browsers?: { id: string }[] }).browsers ?? []
    if (first) await person.send('DELETE', `/api/reminders/browsers/${first.id}`)
  }
  expect(answers.slice(-2)).toEqual([200, 429])
})

it('a recovery ends numbers, browsers, and a code that would link another', async () => {
  const linked = await reachable()
  expect(await asksForBalance(linked)).toContain('80,00')
  await linked.person.ask('POST', '/api/channels/link-codes')
  expect(await ways(linked.person.userId)).toEqual({ numbers: 1, codes: 1, browsers: 1 })
  await recover(linked.email)
  expect(await ways(linked.person.userId)).toEqual(none)
  expect(await asksForBalance(linked)).not.toContain('80,00')
})

it('a change of the password ends them as well, and says so', async () => {
  const linked = await reachable()
  await linked.person.ask('POST', '/api/profile/password', {
    currentPassword: password,
    newPassword: renewed,
  })
  expect(await ways(linked.person.userId)).toEqual(none)
  expect(await asksForBalance(linked)).not.toContain('80,00')
  expect((await lettersTo(linked.email)).at(-1)?.text).toContain('o WhatsApp e os avisos')
})

it('leaves them where the password was not changed', async () => {
  const linked = await reachable()
  const wrong = { currentPassword: 'errada mesmo', newPassword: renewed }
  expect((await linked.person.send('POST', '/api/profile/password', wrong)).status).toBe(400)
  expect(await ways(linked.person.userId)).toEqual({ numbers: 1, codes: 0, browsers: 1 })
})

it('ends what was linked in the name of an address that another person proves', async () => {
  const squatter = await reachable()
  const owner = await reachable()
  const change = { email: squatter.email, currentPassword: password }
  await owner.person.ask('PATCH', '/api/profile', change)
  const token = await lastToken(squatter.email)
  await app.call('POST', `/api/confirm-email?token=${token}`)
  const { email } = await owner.person.ask<{ email: string }>('GET', '/api/profile')
  expect(email).toBe(squatter.email)
  expect(await ways(squatter.person.userId)).toEqual(none)
  expect(await ways(owner.person.userId)).toEqual({ numbers: 1, codes: 0, browsers: 1 })
})

it('tells the number and the browsers that end so, and the screens, why and how to get in', async () => {
  const squatter = await reachable()
  const owner = await reachable()
  const [sent, pushed] = [graph.messages().length, push.pushed.length]
  const change = { email: squatter.email, currentPassword: password }
  await owner.person.ask('PATCH', '/api/profile', change)
  await app.call('POST', `/api/confirm-email?token=${await lastToken(squatter.email)}`)
  await settledJobs(app, ['notices.farewell'])
  const [message, ...others] = graph.messages().slice(sent)
  expect(others).toEqual([])
  expect(message).toMatchObject({ to: squatter.who.waId })
  expect(JSON.stringify(message)).toContain('entre com seu telefone no lugar do e-mail')
  expect(push.pushed.slice(pushed).map(({ shown }) => shown.title)).toEqual([
    'Seu e-mail agora é de outra conta',
  ])
  await lookAfter([app])
  const { items } = await squatter.person.ask<{ items: { title: string }[] }>('GET', '/api/notices')
  expect(items.map(({ title }) => title)).toEqual(['Seu e-mail agora é de outra conta'])
})

it('a recovery ends an address that waits to take the place of the present one', async () => {
  const { person, email } = await reachable()
  const other = `outro-${email}`
  await person.ask('PATCH', '/api/profile', { email: other, currentPassword: password })
  const token = await lastToken(other)
  await recover(email)
  await app.call('POST', `/api/confirm-email?token=${token}`)
  const { rows } = await app.owner.query(
    'SELECT email, email_pendente FROM profiles WHERE id = $1',
    [person.userId],
  )
  expect(rows).toEqual([{ email, email_pendente: null }])
})
