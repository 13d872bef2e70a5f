import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeModels, fakeKey, fakeModels } from '#adapters/openai/testing/fake-models.ts'
import {
  type FakeGraph,
  fakeAccess,
  fakeGraph,
} from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type Meta, meta, text } from '#main/testing/meta.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { printCode } from '#platform/images/testing/print-code.ts'

const now = '2026-11-21T15:00:00Z'
const clock = fixedClock(now)
const pixCode =
  '00020126420014br.gov.bcb.pix0120teste@exemplo.com.br520400005303986540510.505802BR5913EMPRESA TESTE6009SAO PAULO62120508PEDIDO426304CF3A'
let graph: FakeGraph
let fake: FakeModels
let app: TestApp
let whatsApp: Meta
let people = 0

beforeAll(async () => {
  graph = await fakeGraph()
  fake = await fakeModels()
  const environment = {
    ...fakeAccess,
    WHATSAPP_API_URL: graph.url,
    AI_URL: fake.url,
    AI_KEY: fakeKey,
    AI_TRANSCRIPTION_MODEL: 'ouve',
    AI_TEXT_MODEL: 'pensa',
  }
  app = await testApp({ clock, environment })
  whatsApp = meta(app)
})
afterAll(async () => {
  await app.close()
  await graph.close()
  await fake.close()
})

/** Somebody with a linked number; `say` answers what Lya sends back. */
async function telephone() {
  people += 1
  const waId = `551198235${String(people).padStart(4, '0')}`
  const person = await testPerson(app)
  let told = 0
  const say = async (message: ReturnType<typeof text>) => {
    expect(await whatsApp.say({ waId }, message)).toBe(200)
    told += 1
    for (let tries = 0; tries < 2_400; tries += 1) {
      const posted = graph.messages().filter(({ to }) => to === waId)[told - 1]
      if (posted)
        return (posted.text?.body ?? posted.interactive?.body.text ?? '').replaceAll('\u00a0', ' ')
      await pause(25)
    }
    throw new Error('she never answered')
  }
  const { code } = await person.ask<{ code: string }>('POST', '/api/channels/link-codes')
  await say(text(`Vincular ${code}`, now))
  return { say, person }
}

function file(type: 'image' | 'audio' | 'document', bytes: Buffer, mime: string) {
  const id = `midia-${graph.media.size + 1}`
  graph.media.set(id, { bytes, type: mime })
  return text('', now, { type, [type]: { id, mime_type: mime } })
}

async function written(person: TestPerson) {
  const { items } = await person.ask<{ items: { amountCents: number }[] }>(
    'GET',
    '/api/transactions',
  )
  return items.map(({ amountCents }) => amountCents)
}

it.each(['image', 'document'] as const)(
  'asks about the code in a photo sent as %s',
  async (type) => {
    const { say, person } = await telephone()
    const asked = await say(file(type, await printCode(pixCode), 'image/png'))
    expect(asked).toBe('Li um PIX para Empresa Teste: R$ 10,50 em Outros, hoje. Posso anotar?')
    expect(await written(person)).toEqual([])
    expect(await say(text('Sim', now))).toContain('Anotei!')
    expect(await written(person)).toEqual([1_050])
  },
)

it('hears, and tells what it heard', async () => {
  const { say, person } = await telephone()
  fake.heard = 'gastei cinquenta no mercado'
  const recording = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200)])
  const reply = await say(file('audio', recording, 'audio/ogg; codecs=opus'))
  expect(reply).toContain('Ouvi: “gastei cinquenta no mercado”')
  expect(await written(person)).toEqual([5_000])
})

it('opens no file that is not what it says', async () => {
  const { say, person } = await telephone()
  const reply = await say(file('image', Buffer.from('<script>alert(1)</script>'), 'image/jpeg'))
  expect(reply).toContain('Esse tipo de arquivo eu não abro')
  expect(await written(person)).toEqual([])
})

it('asks with a model’s advice, and writes nothing before the yes', async () => {
  const { say, person } = await telephone()
  const thing = { type: 'expense', figure: 45.9, steps: [], date: null, category: null }
  fake.said = { answer: { intent: 'log', transactions: [{ ...thing, description: 'troço' }] } }
  expect(await say(text('o troço tá 45,90', now))).toContain('troço: R$ 45,90')
  expect(await written(person)).toEqual([])
  await say(text('sim', now))
  expect(await written(person)).toEqual([4_590])
})
