import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeGraph } from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import type { TestApp } from '#main/testing/app.ts'
import { meta, stamp, text } from '#main/testing/meta.ts'
import { whatsAppApp } from '#main/testing/whatsapp-app.ts'
import { linkedPerson, textOf } from '#main/testing/whatsapp-people.ts'
import { settledWhatsApp } from '#main/testing/whatsapp-settled.ts'
import { fixedClock } from '#platform/clock/clock.ts'

const now = '2026-03-10T15:00:00Z'
const clock = fixedClock(now)
let graph: FakeGraph
let app: TestApp
let close: () => Promise<void>
const errors: string[] = []

beforeAll(async () => {
  const environment = { WHATSAPP_LATE_TEMPLATE: 'lya_resposta' }
  ;({ app, graph, close } = await whatsAppApp({
    clock,
    environment,
    onError: (line) => errors.push(line),
  }))
})
afterAll(() => close())
beforeEach(async () => {
  clock.moveTo(now)
  errors.length = 0
  await app.owner.query('DELETE FROM limites_de_uso')
})

const linked = () => linkedPerson({ app, graph, clock })
const lastTemplate = () => {
  const sent = graph.messages().at(-1)
  return { name: sent?.template?.name, text: sent ? textOf(sent) : '' }
}

describe('outside the 24 hours', () => {
  it('a reply is the approved template with all of its words, and the day is the message’s own', async () => {
    const { say, written } = await linked()
    clock.moveTo('2026-03-12T18:00:00Z')
    await say(text('mercado 80', now))
    expect(await written()).toMatchObject([{ amountCents: 8_000, date: '2026-03-10' }])
    const { name, text: words } = lastTemplate()
    expect(name).toBe('lya_resposta')
    expect(words).toContain('Anotei! Mercado, R$ 80,00 em Alimentação, anteontem.')
    expect(words).not.toMatch(/\s{2}|\n/)
  })

  it('begins when they are over, to the second', async () => {
    const { say } = await linked()
    clock.moveTo('2026-03-11T14:59:59Z')
    await say(text('mercado 80', now))
    expect(graph.messages().at(-1)?.type).toBe('interactive')
    clock.moveTo('2026-03-11T15:00:00Z')
    await say(text('uber 20', now))
    expect(graph.messages().at(-1)?.type).toBe('template')
  })

  it('ends with the next message', async () => {
    const { say } = await linked()
    clock.moveTo('2026-03-12T18:00:00Z')
    await say(text('mercado 80', now))
    expect(graph.messages().at(-1)?.type).toBe('template')
    await say('uber 20')
    expect(graph.messages().at(-1)?.type).toBe('interactive')
  })

  it('by Meta’s own count is answered with the template too', async () => {
    const { say } = await linked()
    graph.failWith(131_047)
    await say('mercado 80')
    expect(lastTemplate()).toMatchObject({ name: 'lya_resposta' })
    expect(lastTemplate().text).toContain('R$ 80,00')
  })

  it.each([132_000, 132_001, 132_012, 132_015])(
    'stays in the app where the template is refused with %i, and the next reply leaves',
    async (code) => {
      const { say, person } = await linked()
      clock.moveTo('2026-03-12T18:00:00Z')
      graph.failWith(code)
      expect(await say(text('mercado 80', now))).toEqual([])
      const { items } = await person.ask<{ items: { replies: { text: string }[] }[] }>(
        'GET',
        '/api/assistant/messages',
      )
      expect(items[0]?.replies[0]?.text).toContain('80,00')
      expect(await say('uber 20')).toHaveLength(1)
    },
  )

  it('sends what waited for its turn as the template as well', async () => {
    const { say } = await linked()
    graph.failWith(131_042)
    expect(await say('mercado 80')).toEqual([])
    clock.moveTo('2026-03-11T15:30:00Z')
    expect(await say(text('uber 20', now))).toHaveLength(2)
    await settledWhatsApp(app, clock)
    const types = graph.messages().slice(-2)
    expect(types.map(({ type }) => type)).toEqual(['template', 'template'])
  })
})

describe('the operator is called', () => {
  const called = () => errors.filter((line) => line.includes('WhatsApp needs the operator'))

  it.each([190, 131_042])('by the answer %i to a reply', async (code) => {
    const { say } = await linked()
    graph.failWith(code)
    await say('mercado 80')
    expect(called()).toHaveLength(1)
    expect(called()[0]).toContain(String(code))
  })

  it('by the answer to an invitation', async () => {
    const { sayAs } = await linked()
    graph.failWith(131_031)
    await sayAs({ waId: '5521988880000' }, 'oi')
    expect(called()).toHaveLength(1)
  })

  it.each(['a reply', 'what is no reply'])('by a status of %s that tells it later', async (of) => {
    const { say, person } = await linked()
    await say('mercado 80')
    const sent = graph.messages().at(-1)?.biz_opaque_callback_data
    const reminder = `${person.userId}:01890000-0000-7000-8000-000000000000`
    const status = {
      ...{ id: `wamid.depois-${of.length}`, status: 'failed', timestamp: stamp(now) },
      ...{ errors: [{ code: 131_042 }], recipient_id: '5511982360000' },
      biz_opaque_callback_data: of === 'a reply' ? sent : reminder,
    }
    if (of === 'a reply') {
      const { rows } = await app.owner.query<{ id: string }>(
        'SELECT id_externo AS id FROM envios WHERE user_id = $1',
        [person.userId],
      )
      status.id = rows[0]?.id ?? ''
    }
    expect(await meta(app).status(status)).toBe(200)
    await settledWhatsApp(app, clock)
    expect(called()).toHaveLength(1)
  })

  it('by nothing that passes or concerns one person alone', async () => {
    const { say } = await linked()
    graph.failWith(131_026)
    await say('mercado 80')
    graph.failWith(130_429)
    await say('uber 20')
    expect(called()).toEqual([])
  })
})
