import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { cents } from '@lya/core/amounts/cents.ts'
import { numberKey } from '@lya/core/people/identity/whatsapp-number.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type OutgoingMessage, WhatsAppFailure } from '#assistant/whatsapp/gateway.ts'
import type { InboundMedia, MediaReader } from '#assistant/whatsapp/inbound/media-reader.ts'
import { readEvents } from '#assistant/whatsapp/inbound/read-events.ts'
import { addWhatsAppJobs, type WhatsAppWork } from '#assistant/whatsapp/whatsapp.jobs.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { TransactionEvents } from '#platform/events/transaction-events.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { createLog } from '#platform/log/log.ts'
import { newId } from '#platform/security/ids.ts'
import { secretKey } from '#platform/security/secret-key.ts'

const now = '2026-03-10T15:00:00Z'
const clock = fixedClock(now)
const phone = '5511982340000'
const file = { bytes: Buffer.from('som'), type: 'audio/ogg' }
let test: TestDatabase
let jobs: JobQueue
let work: WhatsAppWork
let userId: string
let reader: MediaReader
let sent: OutgoingMessage[]
let downloads: string[]
let told = 0

beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  ;[sent, downloads] = [[], []]
  await test.owner.query('TRUNCATE eventos_whatsapp, canais_whatsapp')
  userId = (await givenPerson(test)).id
  await test.owner.query(
    `INSERT INTO canais_whatsapp (user_id, id, wa_id, chave, ultima_mensagem_em)
     VALUES ($1, $2, $3, $5, $4)`,
    [userId, newId(), phone, now, numberKey(phone)],
  )
})
afterEach(stop)

async function stop(): Promise<void> {
  await work.stop()
  await jobs.stop()
}

/** Posts these as one webhook, and waits until all of them are done. */
async function come(...messages: Record<string, unknown>[]): Promise<void> {
  const log = createLog({ level: 'error', format: 'json', write: () => undefined })
  jobs = new JobQueue(test.login, log)
  work = addWhatsAppJobs(jobs, {
    ...{
      db: test.db,
      door: test.db,
      clock,
      events: new TransactionEvents(),
      log,
      key: secretKey(randomBytes(32)),
      lateTemplate: null,
    },
    publicUrl: 'https://lya.exemplo.test',
    announce: () => undefined,
    counts: { note: () => undefined },
    onStatus: async () => undefined,
    readMedia: (media) => reader(media),
    advise: null,
    gateway: {
      send: async (message) => ({ id: `wamid.lya${sent.push(message)}.${newId()}`, waId: null }),
      sendTemplate: async () => ({ id: newId(), waId: null }),
      markRead: async () => undefined,
      download: async (mediaId) => {
        downloads.push(mediaId)
        return file
      },
    },
  })
  await jobs.start()
  const value = {
    metadata: { phone_number_id: '1' },
    messages: messages.map((message, at) => {
      told += 1
      const timestamp = String(Date.parse(now) / 1_000 + at)
      return { from: phone, id: `wamid.${told}`, timestamp, ...message }
    }),
  }
  const body = Buffer.from(JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] }))
  const at = Temporal.Instant.from(now).add({ seconds: 60 })
  const events = readEvents(body, { phoneNumberId: '1', at })
  await work.store(events)
  for (let tries = 0; sent.length < messages.length; tries += 1) {
    if (tries > 2_400) throw new Error(`only ${sent.length} were answered`)
    await pause(25)
  }
}

const audio = { type: 'audio', audio: { id: 'som-1', mime_type: 'audio/ogg; codecs=opus' } }
const image = { type: 'image', image: { id: 'foto-1', mime_type: 'image/jpeg' } }

async function transactions(): Promise<unknown[]> {
  const { rows } = await test.owner.query(
    'SELECT valor::text, quando::text FROM transacoes WHERE user_id = $1 ORDER BY valor',
    [userId],
  )
  return rows
}

it('writes what was said, and says what it heard', async () => {
  const asked: InboundMedia[] = []
  reader = async (media) => {
    asked.push(media)
    expect((await media.download(100)).bytes).toEqual(file.bytes)
    return { kind: 'heard', text: 'gastei cinquenta reais no mercado' }
  }
  await come(audio)
  expect(asked).toMatchObject([{ what: 'audio', userId, type: 'audio/ogg; codecs=opus' }])
  expect(downloads).toEqual(['som-1'])
  expect(sent[0]?.text).toContain('gastei cinquenta reais no mercado')
  expect(await transactions()).toEqual([{ valor: '50.00', quando: '2026-03-10' }])
})

it('asks before it writes what a picture shows', async () => {
  reader = async () => ({
    kind: 'seen',
    see: (date) => ({
      ...{ source: 'receipt', type: 'despesa', description: 'Nota fiscal 12' },
      ...{ amountCents: cents(4_590), date },
    }),
  })
  await come(image)
  expect(sent[0]?.text).toMatch(/45,90/)
  expect(await transactions()).toEqual([])
  await stop()
  sent = []
  await come({ type: 'text', text: { body: 'sim' } })
  expect(await transactions()).toEqual([{ valor: '45.90', quando: '2026-03-10' }])
})

it('keeps the order: what follows a recording waits for it', async () => {
  reader = async () => {
    await pause(50)
    return { kind: 'heard', text: 'pastel 9' }
  }
  await come(audio, { type: 'text', text: { body: 'mercado 80' } })
  expect(sent.map(({ text }) => /9,00|80,00/.exec(text)?.[0])).toEqual(['9,00', '80,00'])
})

it.each([
  ['breaks', new Error('estragado')],
  ['is too large or gone', new WhatsAppFailure('never', 131_052)],
  ['is not to be had', new WhatsAppFailure('later', null)],
])('asks for text when it %s, and goes on', async (_, failure) => {
  reader = async () => {
    throw failure
  }
  await come(audio, { type: 'text', text: { body: 'mercado 80' } })
  expect(sent[0]?.text).toMatch(/áudio/)
  expect(await transactions()).toEqual([{ valor: '80.00', quando: '2026-03-10' }])
})

it('says what the reader says, and hears no silence', async () => {
  const readings = [
    { kind: 'unread', answer: 'Não consegui ler essa foto 🙈' },
    { kind: 'heard', text: ' \0' },
  ] as const
  let read = 0
  reader = async () => readings[read++ % 2] as (typeof readings)[number]
  await come(image, audio)
  expect(sent[0]?.text).toBe('Não consegui ler essa foto 🙈')
  expect(sent[1]?.text).toMatch(/áudio/)
})

it('downloads nothing of a stranger', async () => {
  await test.owner.query('DELETE FROM canais_whatsapp')
  reader = async (media) => {
    await media.download(100)
    return { kind: 'heard', text: 'mercado 80' }
  }
  await come(audio)
  expect(sent[0]?.text).toContain('/register')
  expect(downloads).toEqual([])
})
