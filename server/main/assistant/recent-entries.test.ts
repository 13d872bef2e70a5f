import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

let app: TestApp
let cookie: string
const untouched = pg.Client.prototype.query

beforeAll(async () => {
  app = await testApp({ clock: fixedClock('2026-03-11T15:00:00Z') })
})
beforeEach(async () => {
  ;({ cookie } = await app.signUp({ email: `${newId()}@exemplo.com.br` }))
})
afterEach(() => Object.assign(pg.Client.prototype, { query: untouched }))
afterAll(() => app.close())

/** By the form of the app: the conversation has not heard of it. */
async function enter(description: string, date: string): Promise<void> {
  const entry = { id: newId(), description, date, type: 'despesa', amountCents: 18_000 }
  const body = JSON.stringify({ ...entry, categoryId: null })
  const { status } = await app.call('POST', '/api/transactions', { cookie, body })
  expect(status).toBe(201)
}

async function say(text: string): Promise<string> {
  const body = JSON.stringify({ id: newId(), text })
  const answer = await app.call('POST', '/api/assistant/messages', { cookie, body })
  expect(answer.status).toBe(200)
  return (answer.body as { replies: { text: string }[] }).replies[0]?.text ?? ''
}

async function amounts(): Promise<number[]> {
  const { body } = await app.call('GET', '/api/transactions', { cookie })
  return (body as { items: { amountCents: number }[] }).items.map(({ amountCents }) => amountCents)
}

/** How often the entries of the last days were read meanwhile. */
async function readsIn(work: () => Promise<unknown>): Promise<number> {
  let reads = 0
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...parameters: unknown[]) {
      if ((parameters[0] as pg.QueryConfig).name === 'conversation-recent') reads += 1
      return Reflect.apply(untouched, this, parameters) as unknown
    },
  })
  await work()
  return reads
}

it('an entry of the last days is spoken of as if it had been told', async () => {
  await enter('Dentista', '2026-03-05')
  const reads = await readsIn(() => say('o dentista foi 250, desculpa'))
  expect(reads).toBe(1)
  expect(await amounts()).toEqual([25_000])
})

it('an older one is not', async () => {
  await enter('Dentista', '2026-03-03')
  await say('o dentista foi 250, desculpa')
  expect(await amounts()).toContain(18_000)
})

it('what speaks of no entry reads none', async () => {
  await enter('Dentista', '2026-03-10')
  const reads = await readsIn(async () => {
    for (const text of ['gastei 52,90 no mercado ontem', 'uber 18,40', 'quanto gastei hoje?']) {
      await say(text)
    }
  })
  expect(reads).toBe(0)
})
