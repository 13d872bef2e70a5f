import { afterAll, beforeAll, expect, it } from 'vitest'
import { envelope, meta, stamp, text } from '#main/testing/meta.ts'
import { type WhatsAppApp, whatsAppApp } from '#main/testing/whatsapp-app.ts'
import { linkedPerson } from '#main/testing/whatsapp-people.ts'
import { settledWhatsApp, until } from '#main/testing/whatsapp-settled.ts'
import { fixedClock } from '#platform/clock/clock.ts'

const now = '2026-03-10T15:00:00Z'
const clock = fixedClock(now)
const strangersMany = 300
let opened: WhatsAppApp

beforeAll(async () => {
  opened = await whatsAppApp({ clock })
})
afterAll(() => opened.close())

it('a crowd of strangers keeps nobody waiting who has a number here', async () => {
  const { app, graph } = opened
  const { who, written } = await linkedPerson({ app, graph, clock })
  // A thumb up is nothing to answer, so that nothing but the turn decides.
  const crowd = Array.from({ length: strangersMany }, (_, at) => ({
    id: `wamid.crowd${at}`,
    from: `55119700${String(at).padStart(5, '0')}`,
    timestamp: stamp(now),
    type: 'reaction',
    reaction: { message_id: 'wamid.x', emoji: '👍' },
  }))
  const message = { ...text('mercado 80', now), from: who.waId }
  expect(await meta(app).post(envelope({ messages: [...crowd, message] }))).toBe(200)

  const left = await until(async () => {
    const { rows } = await app.owner.query<{ left: number }>(
      `SELECT (SELECT count(*)::int FROM eventos_whatsapp WHERE resultado IS NULL) AS left
       FROM eventos_whatsapp WHERE chave = $1 AND resultado IS NOT NULL`,
      [`m:${message.id}`],
    )
    return rows[0]?.left
  })
  expect(left).toBeGreaterThan(strangersMany / 2)
  expect(await written()).toMatchObject([{ amountCents: 8_000 }])
  await settledWhatsApp(app, clock)
})
