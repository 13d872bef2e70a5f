import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

interface Entry {
  description: string
  date: string
  type: string
  amountCents: number
  categoryId: string | null
}

let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await testApp({ clock: fixedClock('2026-03-11T15:00:00Z') })
})
beforeEach(async () => {
  ;({ cookie } = await app.signUp({ email: `${newId()}@exemplo.com.br` }))
})
afterAll(() => app.close())

/** By the form of the app: the conversation has not heard of it. */
async function enter(description: string, date: string, other: Partial<Entry> = {}): Promise<void> {
  const entry = { id: newId(), description, date, type: 'despesa', amountCents: 18_000 }
  const body = JSON.stringify({ ...entry, categoryId: null, ...other })
  const { status } = await app.call('POST', '/api/transactions', { cookie, body })
  expect(status).toBe(201)
}

async function say(text: string): Promise<string> {
  const body = JSON.stringify({ id: newId(), text })
  const answer = await app.call('POST', '/api/assistant/messages', { cookie, body })
  expect(answer.status).toBe(200)
  return (answer.body as { replies: { text: string }[] }).replies[0]?.text ?? ''
}

async function entries(): Promise<Entry[]> {
  const { body } = await app.call('GET', '/api/transactions', { cookie })
  return (body as { items: Entry[] }).items
}

async function amounts(): Promise<number[]> {
  return (await entries()).map(({ amountCents }) => amountCents)
}

it('an entry of the last days is spoken of as if it had been told', async () => {
  await enter('Dentista', '2026-03-05')
  await say('o dentista foi 250, desculpa')
  expect(await amounts()).toEqual([25_000])
})

it('an older one is not', async () => {
  await enter('Dentista', '2026-03-03')
  await say('o dentista foi 250, desculpa')
  expect(await amounts()).toContain(18_000)
})

it.each(['Dentista "Dr. Sá", sala [2]', 'Dentista \\ canal', 'Dentista, 2ª vez ½ 🦷'])(
  'whatever stands in its description: %j',
  async (description) => {
    await enter('Padaria', '2026-03-06')
    await enter(description, '2026-03-05')
    await say('o dentista foi 250, desculpa')
    expect(await entries()).toMatchObject([
      { description: 'Padaria', amountCents: 18_000 },
      { description, amountCents: 25_000, date: '2026-03-05' },
    ])
  },
)

it('what came in stays an income, and all stays under its category', async () => {
  const { body } = await app.call('GET', '/api/categories', { cookie })
  const { items } = body as { items: { id: string; name: string; type: string }[] }
  const income = items.find(({ type }) => type === 'receita')
  const expense = items.find(({ type }) => type === 'despesa')
  await enter('Faxina', '2026-03-10', { type: 'receita', categoryId: income?.id ?? null })
  await enter('Dentista', '2026-03-05', { amountCents: 5, categoryId: expense?.id ?? null })
  await say('a faxina foi 250, desculpa')
  await say('o dentista foi 300, desculpa')
  expect(await entries()).toMatchObject([
    { type: 'receita', amountCents: 25_000, categoryId: income?.id },
    { type: 'despesa', amountCents: 30_000, categoryId: expense?.id },
  ])
})

it('it is the newest that count, and a later day counts as newer', async () => {
  await enter('Dentista', '2026-03-05')
  for (let made = 0; made < 30; made += 1) {
    await enter('Padaria', '2026-03-11', { amountCents: 500 })
  }
  await say('o dentista foi 250, desculpa')
  expect(await amounts()).toContain(18_000)
  await enter('Dentista', '2026-03-12')
  await say('o dentista foi 320, desculpa')
  expect((await entries())[0]).toMatchObject({ date: '2026-03-12', amountCents: 32_000 })
})
