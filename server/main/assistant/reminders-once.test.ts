import { brazilianTimeZones } from '@lya/core/people/profile/time-zones.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type FakePushService,
  fakePushService,
} from '#adapters/web-push/testing/fake-push-service.ts'
import {
  type FakeGraph,
  fakeAccess,
  fakeGraph,
} from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { envelope, type Meta, meta, stamp, text } from '#main/testing/meta.ts'
import {
  bill,
  type Confirmed,
  confirmedPerson,
  lookAfter,
  mailsTo,
  wish,
} from '#main/testing/reminders.ts'
import { settledWhatsApp } from '#main/testing/whatsapp-settled.ts'
import { fixedClock } from '#platform/clock/clock.ts'

// Two processes over one PostgreSQL; what they send is counted where it arrives.
const clock = fixedClock('2026-03-10T10:00:00Z')
const at = (local: string): void => clock.moveTo(`${local}:00-03:00`)
let push: FakePushService
let graph: FakeGraph
let first: TestApp
let second: TestApp
let whatsApp: Meta
let phones = 0

beforeAll(async () => {
  ;[push, graph] = await Promise.all([fakePushService(), fakeGraph()])
  const environment = {
    ...fakeAccess,
    PUSH_SERVICES: push.host,
    WHATSAPP_API_URL: graph.url,
    ASSISTANT_WHATSAPP: '5511999990000',
  }
  first = await testApp({ clock, environment })
  second = await testApp({ clock, environment, beside: first })
  whatsApp = meta(first)
})
afterAll(async () => {
  await second.close()
  await first.close()
  await Promise.all([push.close(), graph.close()])
})
beforeEach(async () => {
  at('2026-03-10T07:00')
  await first.owner.query('DELETE FROM limites_de_uso')
  await first.owner.query(`UPDATE preferencias_avisos SET proxima_em = 'infinity'`)
})

const look = () => lookAfter([first, second])
const toPhone = (waId: string) => graph.messages().filter(({ to }) => to === waId)
const reminders = (waId: string) =>
  toPhone(waId).filter((sent) => JSON.stringify(sent).includes('Vence'))

/** Somebody with a linked number who wants their bills there, and has one today. */
async function onWhatsApp(): Promise<{ person: Confirmed; waId: string }> {
  phones += 1
  const waId = `551198237${String(phones).padStart(4, '0')}`
  const person = await confirmedPerson(first)
  const { code } = await person.ask<{ code: string }>('POST', '/api/channels/link-codes')
  const now = clock.now().toString()
  expect(await whatsApp.say({ waId }, text(`Vincular ${code}`, now))).toBe(200)
  for (let linked = 0; linked === 0; ) {
    const { items } = await person.ask<{ items: unknown[] }>('GET', '/api/channels')
    linked = items.length
  }
  // Her answer has left as well: what the test fails next is the reminder, and not that.
  await settledWhatsApp(first, clock)
  await wish(person, { duePayments: ['whatsapp'] })
  await bill(person, { name: 'Luz', amountCents: 18_000, nextDate: '2026-03-10' })
  return { person, waId }
}

async function tellStatus(waId: string, status: string, code?: number): Promise<void> {
  const [sent] = reminders(waId).slice(-1)
  const id = `wamid.status${phones}`
  const body = envelope({
    statuses: [
      {
        id,
        status,
        timestamp: stamp(clock.now().toString()),
        recipient_id: waId,
        biz_opaque_callback_data: sent?.biz_opaque_callback_data,
        ...(code === undefined ? {} : { errors: [{ code }] }),
      },
    ],
  })
  expect(await whatsApp.post(body)).toBe(200)
  for (let isBusy = true; isBusy; ) {
    const { rows } = await first.owner.query<{ busy: boolean }>(
      'SELECT EXISTS (SELECT FROM eventos_whatsapp WHERE resultado IS NULL) AS busy',
    )
    isBusy = rows[0]?.busy ?? false
  }
}

const fateOf = async ({ userId }: Confirmed): Promise<string[]> => {
  const { rows } = await first.owner.query<{ situacao: string }>(
    `SELECT situacao FROM avisos WHERE user_id = $1 AND canal <> 'app' ORDER BY created_at, id`,
    [userId],
  )
  return rows.map(({ situacao }) => situacao)
}

describe('two workers', () => {
  it('send each reminder of thirty people once on every channel', async () => {
    const people: { person: Confirmed; endpoint: string }[] = []
    for (let count = 0; count < 30; count += 1) {
      const person = await confirmedPerson(first)
      if (count % 5 === 0) await first.owner.query('DELETE FROM limites_de_uso')
      const browser = push.browser()
      await person.ask('POST', '/api/reminders/browsers', browser)
      await wish(person, { duePayments: ['email', 'push'] })
      await bill(person, { name: 'Luz', amountCents: 100, nextDate: '2026-03-10' })
      people.push({ person, endpoint: browser.endpoint })
    }
    at('2026-03-10T09:00')
    await lookAfter([first, second], 6)
    at('2026-03-10T09:20')
    await lookAfter([first, second], 3)
    for (const { person, endpoint } of people) {
      expect(await mailsTo(first, person.email)).toHaveLength(1)
      expect(push.pushed.filter(({ path }) => endpoint.endsWith(path))).toHaveLength(1)
    }
  })

  it('tell one person once on every channel, even when each is told of them again and again', async () => {
    const { person, waId } = await onWhatsApp()
    const browser = push.browser()
    await person.ask('POST', '/api/reminders/browsers', browser)
    await wish(person, { duePayments: ['email', 'push', 'whatsapp'] })
    at('2026-03-10T09:00')
    const dueAgain = setInterval(() => {
      void first.owner.query('UPDATE preferencias_avisos SET proxima_em = $2 WHERE user_id = $1', [
        person.userId,
        clock.now().toString(),
      ])
    }, 5)
    await lookAfter([first, second], 10)
    clearInterval(dueAgain)
    await look()
    expect(await mailsTo(first, person.email)).toHaveLength(1)
    expect(push.pushed.filter(({ path }) => browser.endpoint.endsWith(path))).toHaveLength(1)
    expect(reminders(waId)).toHaveLength(1)
    expect((await fateOf(person)).toSorted()).toEqual(['enviado', 'enviado', 'enviado'])
  })
})

describe('on WhatsApp', () => {
  it('a reminder is a message within the 24 hours, and the template after them', async () => {
    const { person, waId } = await onWhatsApp()
    at('2026-03-10T09:00')
    await look()
    await look()
    const [sent, ...more] = reminders(waId)
    expect(more).toEqual([])
    expect(sent?.text?.body).toContain('Vence hoje: Luz (R$\u00a0180,00).')
    await bill(person, { name: 'Água', amountCents: 9_900, nextDate: '2026-03-13' })
    at('2026-03-12T09:00')
    await look()
    const late = reminders(waId).slice(1)
    expect(late).toHaveLength(1)
    expect(late[0]?.template?.name).toBe('lya_contas_a_pagar')
    expect(late[0]?.template?.components[0]?.parameters[0]?.text).toBe(
      'Vence amanhã: Água (R$ 99,00).',
    )
  })

  it('the template follows where Meta says that the 24 hours are over', async () => {
    const { waId } = await onWhatsApp()
    at('2026-03-10T09:00')
    graph.failWith(131_047)
    await look()
    expect(reminders(waId).map(({ type }) => type)).toEqual(['template'])
  })

  it('what fails for now is sent later, what fails for good never, and nobody is asked twice', async () => {
    const { person, waId } = await onWhatsApp()
    at('2026-03-10T09:00')
    graph.failWith(130_429)
    await look()
    expect(reminders(waId)).toEqual([])
    at('2026-03-10T09:01')
    await look()
    await look()
    expect(reminders(waId)).toHaveLength(1)
    await tellStatus(waId, 'delivered')
    expect(await fateOf(person)).toEqual(['entregue'])

    at('2026-03-10T09:02')
    const other = await onWhatsApp()
    graph.failWith(131_026)
    await look()
    at('2026-03-10T19:00')
    await look()
    expect(reminders(other.waId)).toEqual([])
    expect(await fateOf(other.person)).toEqual(['falhou'])
  })

  it('what Meta gives back for a passing reason is sent again', async () => {
    const { waId } = await onWhatsApp()
    at('2026-03-10T09:00')
    await look()
    await tellStatus(waId, 'failed', 131_000)
    at('2026-03-10T09:05')
    await look()
    expect(reminders(waId)).toHaveLength(2)
  })

  it('a worker that vanished after sending is believed once the status says so', async () => {
    const { person, waId } = await onWhatsApp()
    at('2026-03-10T09:00')
    graph.failWith('hang-up-after-taking')
    await look()
    expect(reminders(waId)).toHaveLength(1)
    expect(await fateOf(person)).toEqual(['enviando'])
    await tellStatus(waId, 'sent')
    at('2026-03-10T09:30')
    await look()
    expect(reminders(waId)).toHaveLength(1)
    expect(await fateOf(person)).toEqual(['enviado'])
  })

  it('a worker that died between taking and sending is stood in for, after its time', async () => {
    const { person, waId } = await onWhatsApp()
    at('2026-03-10T09:00')
    // What its transaction left behind: taken, and nobody to carry it.
    await first.owner.query(
      `INSERT INTO avisos (user_id, id, tipo, canal, chave, situacao, enviar_em, tentativas)
        VALUES ($1, gen_random_uuid(), 'contas', 'whatsapp', 'contas:2026-03-10', 'enviando',
          $2::timestamptz + interval '10 minutes', 1)`,
      [person.userId, clock.now().toString()],
    )
    await look()
    expect(reminders(waId)).toEqual([])
    at('2026-03-10T09:11')
    await look()
    await look()
    expect(reminders(waId)).toHaveLength(1)
  })

  it('nothing is sent to a number that was let go', async () => {
    const { person, waId } = await onWhatsApp()
    const { items } = await person.ask<{ items: { id: string }[] }>('GET', '/api/channels')
    await person.ask('DELETE', `/api/channels/${items[0]?.id}`)
    at('2026-03-10T09:00')
    await look()
    expect(reminders(waId)).toEqual([])
    expect(await fateOf(person)).toEqual(['falhou'])
  })
})

describe('for any zone and any quiet hours', () => {
  it('nothing is sent within them, and each bill is told once on each of its days', async () => {
    const minute = fc.integer({ min: 0, max: 1_439 })
    // Whoever is quiet all day but for some minutes may lie between two of these looks.
    const choices = fc.sample(
      fc
        .record({ zone: fc.constantFrom(...brazilianTimeZones), from: minute, until: minute })
        .filter(({ from, until }) => (from - until + 1_440) % 1_440 > 40),
      { numRuns: 14, seed: 20_260_310 },
    )
    const clockTime = (minutes: number): string =>
      Temporal.PlainTime.from('00:00').add({ minutes }).toString().slice(0, 5)
    const people = []
    for (const choice of choices) {
      await first.owner.query('DELETE FROM limites_de_uso')
      const person = await confirmedPerson(first, choice.zone)
      const browser = push.browser()
      await person.ask('POST', '/api/reminders/browsers', browser)
      const [from, until] = [clockTime(choice.from), clockTime(choice.until)]
      await wish(person, { duePayments: ['push'], quietFrom: from, quietUntil: until })
      await bill(person, { name: 'Luz', amountCents: 100, nextDate: '2026-03-12' })
      people.push({ ...choice, from, until, path: new URL(browser.endpoint).pathname })
    }
    const sentAt = new Map<string, Temporal.ZonedDateTime[]>()
    // Twenty minutes apart and off the hour, so that quiet hours begin and end between the looks.
    for (let step = 0; step < 3 * 72; step += 1) {
      clock.moveTo(
        Temporal.Instant.from('2026-03-10T10:07:00Z')
          .add({ minutes: step * 20 })
          .toString(),
      )
      const before = push.pushed.length
      await look()
      for (const { path } of push.pushed.slice(before)) {
        const person = people.find((one) => one.path === path)
        const moment = clock.now().toZonedDateTimeISO(person?.zone ?? 'UTC')
        sentAt.set(path, [...(sentAt.get(path) ?? []), moment])
      }
    }
    for (const { path, from, until, zone } of people) {
      const moments = sentAt.get(path) ?? []
      const told = { zone, from, until, moments: moments.map(String) }
      for (const moment of moments) {
        const time = moment.toPlainTime().toString().slice(0, 5)
        const isQuiet = from <= until ? time >= from && time < until : time >= from || time < until
        expect({ ...told, time, isQuiet }).toMatchObject({ isQuiet: false })
      }
      const days = moments.map((moment) => moment.toPlainDate().toString())
      expect({ ...told, days }).toMatchObject({ days: ['2026-03-11', '2026-03-12'] })
    }
  }, 120_000)
})
