import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type FakeGraph,
  fakeAccess,
  fakeGraph,
  type Posted,
} from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import { whatsappCloud } from '#adapters/whatsapp-cloud/whatsapp-cloud.ts'
import {
  failureKindOf,
  type OutgoingMessage,
  retryAfter,
  type WhatsAppFailure,
  type WhatsAppGateway,
} from '#assistant/whatsapp/index.ts'

const to = { waId: '5511982340000' }
let graph: FakeGraph
let cloud: WhatsAppGateway

beforeAll(async () => {
  graph = await fakeGraph()
  cloud = cloudAt(graph.url)
})
afterAll(() => graph.close())
beforeEach(() => {
  graph.posted.length = 0
  graph.media.clear()
})

function cloudAt(apiUrl: string, token = fakeAccess.WHATSAPP_TOKEN): WhatsAppGateway {
  const phoneNumberId = fakeAccess.WHATSAPP_PHONE_NUMBER_ID
  return whatsappCloud({ apiUrl, token, phoneNumberId, timeoutMs: 400 })
}

async function posted(message: Partial<OutgoingMessage>): Promise<Posted> {
  await cloud.send({ to, text: 'oi', choices: [], ...message })
  return graph.posted.at(-1) as Posted
}

interface Choice {
  id: string
  title: string
  description?: string
}

const choicesOf = (message: Posted): Choice[] => {
  const { buttons = [], sections = [] } = (message.interactive?.action ?? {}) as {
    buttons?: { reply: Choice }[]
    sections?: { rows: Choice[] }[]
  }
  return [...buttons.map(({ reply }) => reply), ...sections.flatMap(({ rows }) => rows)]
}

const failure = async (calling: Promise<unknown>): Promise<WhatsAppFailure> =>
  calling.then(
    () => {
      throw new Error('it succeeded')
    },
    (error: unknown) => error as WhatsAppFailure,
  )

describe('a message', () => {
  it('is a text to a number or to a scoped id, with its reference and what it answers', async () => {
    expect(await posted({ reference: 'r', replyTo: 'wamid.1' })).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: to.waId,
      type: 'text',
      text: { body: 'oi', preview_url: false },
      context: { message_id: 'wamid.1' },
      biz_opaque_callback_data: 'r',
    })
    const hidden = await posted({ to: { businessScopedId: 'BR.1' } })
    expect(hidden).toMatchObject({ recipient: 'BR.1' })
    expect(hidden).not.toHaveProperty('to')
  })

  it('has up to three buttons, and a list for more of them or for titles that would be alike', async () => {
    const three = await posted({ choices: ['Sim', 'Não', 'Corrigir'] })
    expect(three.interactive?.type).toBe('button')
    expect(choicesOf(three).map(({ title }) => title)).toEqual(['Sim', 'Não', 'Corrigir'])
    const sums = await posted({ choices: ['Aposentadoria R$ 1.621,00', 'Luz R$ 92,00'] })
    expect(choicesOf(sums).map(({ title }) => title)).toEqual([
      'Aposent… R$ 1.621,00',
      'Luz R$ 92,00',
    ])
    const four = await posted({ choices: ['a', 'b', 'c', 'd'] })
    expect(four.interactive?.type).toBe('list')
    const alike = ['Pagamento do cartão da Ana', 'Pagamento do cartão da Bia']
    const list = await posted({ choices: alike })
    expect(list.interactive?.type).toBe('list')
    expect(choicesOf(list).map(({ id }) => id)).toEqual(alike)
  })

  it('of any words keeps to every bound of Meta', async () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6_000 }),
        fc.array(words, { maxLength: 14 }),
        async (text, choices) => {
          const message = await posted({ text, choices })
          const shown = choicesOf(message)
          const { type, body } = message.interactive ?? { type: 'text', body: { text: '' } }
          const isList = type === 'list'
          expect(message.text?.body.length ?? 1).toBeLessThanOrEqual(4_096)
          expect(body.text.length).toBeLessThanOrEqual(1_024)
          expect(shown.length).toBeLessThanOrEqual(isList ? 10 : 3)
          expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
          if (!isList) expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length)
          for (const { id, title, description = '' } of shown) {
            expect(id).toBe(id.trim())
            expect(id.length).toBeLessThanOrEqual(isList ? 200 : 256)
            expect(title.length).toBeGreaterThan(0)
            expect(title.length).toBeLessThanOrEqual(isList ? 24 : 20)
            expect(description.length).toBeLessThanOrEqual(72)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('of a template has one line as its parameter', async () => {
    const text = `Anotei!\n\tR$ 5,00     ${'a'.repeat(2_000)}`
    await cloud.sendTemplate({ to, template: 'lya_resposta', parameters: [text], reference: 'r' })
    const [sent] = graph.posted
    expect(sent).toMatchObject({
      type: 'template',
      to: to.waId,
      biz_opaque_callback_data: 'r',
      template: { name: 'lya_resposta', language: { code: 'pt_BR' } },
    })
    const parameter = sent?.template?.components[0]?.parameters[0]?.text ?? ''
    expect(parameter).toMatch(/^Anotei! R\$ 5,00 a+…$/)
    expect(parameter.length).toBeLessThanOrEqual(1_024)
  })

  it('is marked as read together with the sign that Lya is typing', async () => {
    await cloud.markRead('wamid.1')
    expect(graph.posted).toEqual([
      {
        messaging_product: 'whatsapp',
        status: 'read',
        message_id: 'wamid.1',
        typing_indicator: { type: 'text' },
      },
    ])
  })
})

describe('what Meta answers', () => {
  const kinds = {
    later: [1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_056, 131_057, 133_004, 133_016],
    never: [
      ...[100, 131_008, 131_009, 131_026, 131_047, 131_049, 131_050, 131_051, 131_052, 131_053],
      ...[132_000, 132_001, 132_007, 132_012, 132_015, 132_016, 999_999],
    ],
    alarm: [
      ...[0, 3, 10, 33, 190, 200, 250, 299, 368, 130_497],
      ...[131_005, 131_031, 131_042, 131_045, 131_048, 133_010],
    ],
  } as const

  it.each(
    Object.entries(kinds).flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const)),
  )('as %i is %s, and the call says so', async (code, kind) => {
    expect(failureKindOf(code)).toBe(kind)
    graph.failWith(code)
    expect(await failure(posted({}))).toMatchObject({ kind, code })
  })

  it.each([
    ['a wrong token', { status: 401, body: 'x' }, 'alarm'],
    ['a door that is shut', { status: 403, body: {} }, 'alarm'],
    ['too many calls', { status: 429, body: {} }, 'later'],
    ['another 400', { status: 400, body: { error: 'x' } }, 'never'],
    ['a proxy in between', { status: 502, body: '<html>' }, 'unknown'],
    ['no name for the message', { status: 200, body: { messages: [] } }, 'unknown'],
    ['no object', { status: 200, body: [] }, 'unknown'],
    ['the end of the line', 'hang-up', 'unknown'],
    ['nothing', 'silence', 'unknown'],
  ] as const)('as %s is known for what it is', async (_name, answer, kind) => {
    graph.failWith(answer)
    expect(await failure(posted({}))).toMatchObject({ kind, code: null })
  })

  it('is waited for where nobody listens, since nothing left', async () => {
    const closed = await fakeGraph()
    await closed.close()
    const calling = cloudAt(closed.url).send({ to, text: 'oi', choices: [] })
    expect(await failure(calling)).toMatchObject({ kind: 'later' })
  })

  it('is tried again after 4, 16, 64 seconds, hourly for the operator, and not for ever', () => {
    const after = (kind: 'later' | 'alarm' | 'never' | 'unknown') =>
      Array.from({ length: 30 }, (_, at) => retryAfter(kind, at + 1))
    expect(after('later').slice(0, 4)).toEqual([4, 16, 64, 256])
    expect(after('later').filter((seconds) => seconds !== null)).toHaveLength(9)
    expect(after('alarm').slice(0, 4)).toEqual([240, 960, 3_600, 3_600])
    expect(after('alarm').filter((seconds) => seconds !== null)).toHaveLength(23)
    expect(after('never')).toEqual(Array(30).fill(null))
    expect(after('unknown').filter((seconds) => seconds !== null)).toHaveLength(2)
  })
})

describe('a file', () => {
  const bytes = Buffer.from('uma foto')
  const sum = 'e8b3a2dbf6b0d1b3'

  it('is fetched in two steps, both with the token', async () => {
    graph.media.set('1', { bytes, type: 'image/png' })
    expect(await cloud.download('1', 100)).toEqual({ bytes, type: 'image/png' })
    const stranger = cloudAt(graph.url, 'outro')
    expect(await failure(stranger.download('1', 100))).toMatchObject({ kind: 'alarm', code: 190 })
  })

  it('is refused when it is larger than allowed, changed on its way, or gone', async () => {
    graph.media.set('1', { bytes, type: 'image/png' })
    expect(await failure(cloud.download('1', 7))).toMatchObject({ kind: 'never' })
    graph.media.set('2', { bytes, type: 'image/png', sha256: sum })
    expect(await failure(cloud.download('2', 100))).toMatchObject({ kind: 'later' })
    expect(await failure(cloud.download('3', 100))).toMatchObject({ kind: 'never', code: 100 })
  })

  it('is fetched from nowhere else, and the token goes nowhere else', async () => {
    const seen: (string | undefined)[] = []
    const elsewhere = createServer((incoming, outgoing) => {
      seen.push(incoming.headers.authorization)
      // Takes the part of the Graph as well, and leads away in its second step.
      const { port } = elsewhere.address() as AddressInfo
      if (incoming.url?.endsWith('/1')) {
        outgoing.end(JSON.stringify({ url: `http://127.0.0.1:${port}/passo` }))
      } else if (incoming.url === '/passo') {
        outgoing.writeHead(302, { location: `http://127.0.0.1:${port}/roubo` }).end()
      } else outgoing.end('roubado')
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const { port } = elsewhere.address() as AddressInfo
    const home = `http://127.0.0.1:${port}`
    for (const url of [
      `${home}/roubo`,
      'http://lookaside.fbsbx.com/a',
      'https://lookaside.fbsbx.com:8443/a',
      'https://lookaside.fbsbx.com.golpe.example/a',
      'https://golpe.example/lookaside.fbsbx.com',
      'https://lookaside.fbsbx.com@golpe.example/a',
      'file:///etc/passwd',
      'nada',
    ]) {
      graph.media.set('1', { bytes, type: 'image/png', url })
      expect([url, (await failure(cloud.download('1', 100))).kind]).toEqual([url, 'never'])
    }
    expect(seen).toEqual([])
    await failure(cloudAt(`${home}/v25.0`).download('1', 100))
    expect(seen).toHaveLength(2)
    elsewhere.closeAllConnections()
    await new Promise((resolve) => elsewhere.close(resolve))
  })
})
