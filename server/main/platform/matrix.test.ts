import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshPeople } from '#backoffice/people/index.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import {
  exampleInput,
  idFields,
  isOperated,
  listProcedures,
  requestOf,
} from '#main/testing/procedures.ts'
import { lookAfter } from '#main/testing/reminders.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

const secret = 'segredo da vítima'
// The back-office has a matrix of its own.
const procedures = listProcedures().filter((procedure) => !isOperated(procedure))

let app: TestApp
let victim: { cookie: string; userId: string; ids: string[] }
let stranger: { cookie: string; userId: string }

beforeAll(async () => {
  // A clock that stands: nobody is due again once they have been looked after and counted.
  const clock = fixedClock('2026-03-10T15:00:00Z')
  app = await testApp({ clock })
  victim = { ...(await app.signUp()), ids: [] }
  stranger = await app.signUp()
  victim.ids = await everyKindOfId()
  await lookAfter([app])
  await asSystem(app.database.db, (tx) => refreshPeople({ tx, clock }, [victim.userId]))
})
afterAll(() => app.close())

it('knows procedures', () => {
  expect(procedures.length).toBeGreaterThan(15)
})

const open = procedures.filter(({ access }) => access === 'guest')
const guarded = procedures.filter(({ access }) => access !== 'guest')
const withIds = guarded.filter((procedure) => idFields(procedure).length > 0)
const changing = guarded.filter(({ method }) => method !== 'GET')

/** A checkout is its browser's, who may be a guest: its cookie opens it, and its id nothing. */
const byCookie = /^checkout\./

it('leaves nothing open to guests that names something of a person', () => {
  const named = open.filter((procedure) => idFields(procedure).length > 0)
  expect(named.filter(({ name }) => !byCookie.test(name))).toEqual([])
})

describe.each(open)('$name', (procedure) => {
  it('is open to a guest', async () => {
    const call = requestOf(procedure, exampleInput(procedure, newId()))
    const answer = await app.call(call.method, call.path, { body: call.body })
    expect(answer.body).not.toMatchObject({ code: 'identity.session-missing' })
    expect(answer.status).toBeLessThan(500)
  })
})

describe.each(guarded)('$name', (procedure) => {
  it('asks a guest for a session', async () => {
    const call = requestOf(procedure, exampleInput(procedure, newId()))
    const answer = await app.call(call.method, call.path, { body: call.body })
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ code: 'identity.session-missing' })
  })
})

describe.each(withIds)('$name', (procedure) => {
  it('gives a stranger nothing of the owner of an id, and changes nothing', async () => {
    const before = await digest(victim.userId)
    for (const id of victim.ids) {
      const call = requestOf(procedure, exampleInput(procedure, id))
      const answer = await app.call(call.method, call.path, {
        body: call.body,
        cookie: stranger.cookie,
      })
      expect(answer.status).toBeLessThan(500)
      expect(JSON.stringify(answer.body)).not.toContain(secret)
    }
    expect(await digest(victim.userId)).toBe(before)
  })

  it('refuses what is no id', async () => {
    for (const wrong of ["1' or '1'='1", '<script>', '0', 'é'.repeat(500)]) {
      const call = requestOf(procedure, exampleInput(procedure, wrong))
      const { status, body } = await app.call(call.method, call.path, {
        body: call.body,
        cookie: stranger.cookie,
      })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'platform.input-invalid' })
    }
  })
})

describe.each(changing)('$name', (procedure) => {
  it('refuses another origin', async () => {
    const call = requestOf(procedure, exampleInput(procedure, newId()))
    const answer = await app.call(call.method, call.path, {
      body: call.body,
      cookie: stranger.cookie,
      origin: 'https://mau.example',
    })
    expect(answer.status).toBe(403)
  })
})

/** A notice on the victim's screens. */
async function showNotice(): Promise<string> {
  const id = newId()
  await app.owner.query(
    `INSERT INTO avisos
      (user_id, id, tipo, canal, chave, situacao, titulo, texto, caminho, enviar_em)
      VALUES ($1, $2, 'contas', 'app', 'contas:2026-03-10', 'enviado', $3, $3, '/payments', now())`,
    [victim.userId, id, secret],
  )
  return id
}

/** One id of everything that a person can own, all of them marked with the secret. */
async function everyKindOfId(): Promise<string[]> {
  const { rows } = await app.owner.query<{ id: string }>(
    `UPDATE categorias SET nome = $2 WHERE user_id = $1
      AND id = (SELECT id FROM categorias WHERE user_id = $1 LIMIT 1) RETURNING id`,
    [victim.userId, secret],
  )
  const categoryId = rows[0]?.id ?? ''
  const created = await app.call('POST', '/api/transactions', {
    cookie: victim.cookie,
    body: JSON.stringify({
      date: '2026-03-10',
      description: secret,
      type: 'despesa',
      amountCents: 4_321,
      categoryId,
    }),
  })
  expect(created.status).toBe(201)
  const messageId = newId()
  const said = await app.call('POST', '/api/assistant/messages', {
    cookie: victim.cookie,
    body: JSON.stringify({ id: messageId, text: `gastei 12,34 com ${secret}` }),
  })
  expect(said.status).toBe(200)
  const planned = await planEverything(categoryId)
  const { transaction, undoId } = created.body as { transaction: { id: string }; undoId: string }
  const { replies } = said.body as { replies: { id: string; undoId: string | null }[] }
  const [reply] = replies
  const ids = [
    victim.userId,
    categoryId,
    transaction.id,
    undoId,
    messageId,
    reply?.id,
    reply?.undoId,
    ...planned,
    await subscribeBrowser(),
    await showNotice(),
  ]
  return ids.filter((id) => typeof id === 'string')
}

/** A browser that takes the victim's notifications, and wishes that a stranger could change. */
async function subscribeBrowser(): Promise<string> {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const answer = await app.call('POST', '/api/reminders/browsers', {
    cookie: victim.cookie,
    body: JSON.stringify({
      endpoint: `https://fcm.googleapis.com/${encodeURIComponent(secret)}`,
      p256dh: pair.getPublicKey().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }),
  })
  expect(answer.status).toBe(200)
  return (answer.body as { browsers: { id: string }[] }).browsers[0]?.id ?? ''
}

/** A budget, a payment that was paid, a goal with a deposit: their ids and those of their undos. */
async function planEverything(categoryId: string): Promise<string[]> {
  const ids: string[] = []
  const ask = async (path: string, body: Record<string, unknown>): Promise<string> => {
    const options = { cookie: victim.cookie, body: JSON.stringify(body) }
    const answer = await app.call('POST', path, options)
    expect(answer.status).toBeLessThan(300)
    const { undoId, ...changed } = answer.body as { undoId: string }
    const [{ id }] = Object.values(changed) as [{ id: string }]
    ids.push(id, undoId)
    return id
  }
  // The month and the date are those of the examples, so that a stranger's call would fit.
  await ask('/api/budgets', { categoryId, month: '2026-02', amountCents: 100 })
  const payment = await ask('/api/recurring', {
    name: secret,
    amountCents: 100,
    frequency: 'mensal',
    dueDay: 10,
    categoryId,
    notes: secret,
    isActive: true,
    nextDate: '2026-02-10',
    instalments: null,
    instalmentsPaid: 0,
    endDate: null,
  })
  await ask(`/api/recurring/${payment}/payments`, { nextDate: '2026-02-10' })
  const goal = await ask('/api/goals', { name: secret, targetCents: 100 })
  await ask(`/api/goals/${goal}/deposits`, { amountCents: 1 })
  return ids
}

/** Everything that belongs to a person, as one text. */
async function digest(userId: string): Promise<string> {
  const tables = await app.owner.query<{ table: string }>(
    `SELECT DISTINCT table_name AS "table" FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY 1`,
  )
  const parts = []
  for (const { table } of tables.rows) {
    const { rows } = await app.owner.query<{ all: string }>(
      `SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS all
        FROM "${table}" AS t WHERE user_id = $1`,
      [userId],
    )
    parts.push(`${table}: ${rows[0]?.all}`)
  }
  return parts.join('\n')
}
