import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type FakeModels,
  fakeKey,
  fakeModels,
  type Recorded,
} from '#adapters/openai/testing/fake-models.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

/** A message, what is to leave the server for it, what comes back and what Lya says. */
interface Recording {
  name: string
  before: string[]
  message: string
  /** What the person's content in the request is; the rest of it is the same for all. */
  content: unknown
  response: Recorded
  reply: string
  /** In centavos, after a yes. */
  written: number[]
}

const folder = join(import.meta.dirname, '../../adapters/openai/testing')
const recorded = JSON.parse(readFileSync(join(folder, 'recorded-advice.json'), 'utf8')) as {
  request: { messages: unknown[] }
  recordings: Recording[]
}

const clock = fixedClock('2026-11-21T15:00:00Z')
const unsure = 'o troço tá 45,90'
let fake: FakeModels
let app: TestApp

beforeAll(async () => {
  fake = await fakeModels()
  const environment = { AI_URL: fake.url, AI_KEY: fakeKey, AI_TEXT_MODEL: 'pensa' }
  app = await testApp({ clock, environment })
})
beforeEach(() => {
  fake.asked.length = 0
  fake.said = { answer: { intent: 'none' } }
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

async function chat(of = app) {
  const { cookie } = await of.signUp({ email: `${newId()}@exemplo.com.br` })
  const say = async (text: string) => {
    const message = JSON.stringify({ id: newId(), text })
    const path = '/api/assistant/messages'
    const { body } = await of.call('POST', path, { cookie, body: message })
    const { replies } = body as { replies: { text: string }[] }
    return (replies[0]?.text ?? '').replaceAll('\u00a0', ' ')
  }
  const written = async () => {
    const { body } = await of.call('GET', '/api/transactions', { cookie })
    return (body as { items: { amountCents: number }[] }).items.map((one) => one.amountCents)
  }
  return { say, written }
}

const pass = (seconds: number) => clock.moveTo(clock.now().add({ seconds }).toString())

interface Sent {
  messages: { role: string; content: string }[]
}

function sentBody(): Sent {
  const [call] = fake.asked
  return JSON.parse(Buffer.from(call?.body ?? '', 'latin1').toString('utf8')) as Sent
}

describe('a recorded answer', () => {
  it.each(recorded.recordings)('$name', async (one) => {
    const { say, written } = await chat()
    for (const text of one.before) await say(text)
    expect(fake.asked).toEqual([])
    fake.replay(one.response)
    expect(await say(one.message)).toBe(one.reply)
    expect(fake.asked).toHaveLength(1)
    const { messages, ...request } = sentBody()
    const [system, user] = messages
    expect({ ...request, messages: [system] }).toEqual(recorded.request)
    expect(JSON.parse(user?.content ?? '')).toEqual(one.content)
    const before = await written()
    await say('sim')
    const after = await written()
    expect(
      after.filter((cents) => !before.includes(cents)).toSorted((one, other) => one - other),
    ).toEqual(one.written)
  })
})

const itself = 'Vi R$ 45,90: foi um gasto seu?'

describe('Lya answers as without a model', () => {
  it.each([[429, 429], [500, 503], ['garbage'], ['endless'], [401]] as const)(
    'after %s',
    async (...failures) => {
      const { say } = await chat()
      fake.failWith(...failures)
      expect(await say(unsure)).toBe(itself)
      fake.said = { answer: { intent: 'none' } }
      expect(await say(unsure)).toBe(itself)
      expect(fake.asked).toHaveLength(failures.length + 1)
    },
  )

  it('to whoever has asked it much today', async () => {
    const { say } = await chat()
    for (let asked = 0; asked < 41; asked += 1) {
      pass(1)
      expect(await say(unsure)).toBe(itself)
    }
    expect(fake.asked).toHaveLength(40)
    const another = await chat()
    await another.say(unsure)
    expect(fake.asked).toHaveLength(41)
  })

  it('to everybody once all have asked it as often as is paid for', async () => {
    const { url } = fake
    const environment = { AI_URL: url, AI_KEY: fakeKey, AI_TEXT_MODEL: 'pensa' }
    const few = await testApp({ clock, environment: { ...environment, AI_TEXT_PER_DAY: '3' } })
    for (const _ of ['one', 'another']) {
      const { say } = await chat(few)
      for (let asked = 0; asked < 2; asked += 1) expect(await say(unsure)).toBe(itself)
    }
    expect(fake.asked).toHaveLength(3)
    await few.close()
  })

  it('for a while once the provider has failed again and again', async () => {
    const { say } = await chat()
    for (let failed = 0; failed < 5; failed += 1) {
      fake.failWith(400)
      await say(unsure)
    }
    await say(unsure)
    expect(fake.asked).toHaveLength(5)
    pass(60)
    await say(unsure)
    expect(fake.asked).toHaveLength(6)
  })
})

it.each(['gastei 50 no mercado', 'quase comprei um tênis de 300', 'bom dia'])(
  'asks no model about %s',
  async (text) => {
    const { say } = await chat()
    await say(text)
    expect(fake.asked).toEqual([])
  },
)
