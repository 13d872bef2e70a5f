import { numberKey } from '@lya/core/people/identity/whatsapp-number.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type FakeGraph,
  fakeAccess,
  fakeGraph,
  type Posted,
} from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { envelope, type Meta, meta, sign, stamp, text } from '#main/testing/meta.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { settledWhatsApp, until } from '#main/testing/whatsapp-settled.ts'
import { fixedClock } from '#platform/clock/clock.ts'

// Noon of a Tuesday in São Paulo.
const now = '2026-03-10T15:00:00Z'
const clock = fixedClock(now)
let graph: FakeGraph
let app: TestApp
let whatsApp: Meta
let maria: TestPerson
let phone: string
let phones = 0

beforeAll(async () => {
  graph = await fakeGraph()
  const environment = {
    ...fakeAccess,
    WHATSAPP_API_URL: graph.url,
    ASSISTANT_WHATSAPP: '5511999990000',
  }
  app = await testApp({ clock, environment })
  whatsApp = meta(app)
})
afterAll(async () => {
  await app.close()
  await graph.close()
})
beforeEach(async () => {
  clock.moveTo(now)
  // What waits for a time of the test before would be due in this one.
  await app.owner.query(
    "UPDATE envios SET situacao = 'falhou' WHERE situacao IN ('pendente', 'enviando')",
  )
  // All of this hour's people come from one address.
  await app.owner.query('DELETE FROM limites_de_uso')
  maria = await testPerson(app)
  phones += 1
  phone = `551198234${String(phones).padStart(4, '0')}`
})

const toPhone = (waId = phone): Posted[] => graph.messages().filter(({ to }) => to === waId)
const textOf = (posted: Posted): string => posted.text?.body ?? posted.interactive?.body.text ?? ''

/** Waits until Lya has sent so many messages to the phone, and all events are done. */
async function answers(count: number, waId = phone): Promise<Posted[]> {
  await settled()
  return until(() => (toPhone(waId).length >= count ? toPhone(waId) : undefined))
}

const settled = () => settledWhatsApp(app, clock)

async function link(person = maria, who: { waId?: string; userId?: string } = { waId: phone }) {
  const { code } = await person.ask<{ code: string }>('POST', '/api/channels/link-codes')
  expect(await whatsApp.say(who, text(`Vincular ${code}`, now))).toBe(200)
  await settled()
}

interface Listed {
  items: { date: string; amountCents: number; description: string }[]
}
const transactions = async (person = maria) =>
  (await person.ask<Listed>('GET', '/api/transactions')).items

async function outcomes(): Promise<Record<string, number>> {
  const { rows } = await app.owner.query<{ resultado: string; n: number }>(
    'SELECT resultado, count(*)::int AS n FROM eventos_whatsapp GROUP BY 1',
  )
  return Object.fromEntries(rows.map(({ resultado, n }) => [resultado, n]))
}

async function fates(person = maria): Promise<string[]> {
  const { rows } = await app.owner.query<{ situacao: string }>(
    `SELECT situacao FROM envios WHERE user_id = $1 AND canal = 'whatsapp'
     ORDER BY created_at, ordem`,
    [person.userId],
  )
  return rows.map(({ situacao }) => situacao)
}

describe('the address that Meta calls', () => {
  const verify = (query: string) => fetch(`${app.url}/webhooks/whatsapp?${query}`)

  it('proves itself with the word that was agreed', async () => {
    const word = fakeAccess.WHATSAPP_VERIFY_TOKEN
    const asked = `hub.mode=subscribe&hub.verify_token=${word}&hub.challenge=1158201444`
    const answer = await verify(asked)
    expect([answer.status, await answer.text()]).toEqual([200, '1158201444'])
    expect(answer.headers.get('content-type')).toContain('text/plain')
    for (const wrong of ['', 'hub.mode=subscribe', asked.replace(word, 'outra'), asked.slice(19)]) {
      expect((await verify(wrong)).status).toBe(403)
    }
  })

  it('believes nobody but Meta, and keeps nothing of the others', async () => {
    const body = envelope({ messages: [text('gastei 50', now, { from: phone })] })
    const forged = [
      null,
      '',
      'sha256=',
      `sha256=${'0'.repeat(64)}`,
      sign(body, 'outro segredo'),
      sign(`${body} `),
      sign(body).replace('sha256=', 'sha1='),
      `${sign(body)}00`,
    ]
    const before = await outcomes()
    for (const signature of forged) expect(await whatsApp.post(body, signature)).toBe(401)
    expect(await outcomes()).toEqual(before)
  })

  it('signs the bytes, not what they mean', async () => {
    await link()
    const body = envelope({ messages: [text('pão 8', now, { from: phone })] })
    const escaped = body.replace('ã', '\\u00e3')
    expect(await whatsApp.post(escaped, sign(body))).toBe(401)
    expect(await whatsApp.post(escaped)).toBe(200)
    await answers(2)
    expect(await transactions()).toMatchObject([{ description: expect.stringContaining('ão') }])
  })

  it('refuses more than three megabytes', async () => {
    const huge = Buffer.alloc(3 * 1024 * 1024 + 1, ' ')
    expect(await whatsApp.post(huge)).toBe(413)
    expect(await whatsApp.post(huge.subarray(1))).toBe(200)
  })

  it('keeps what it has never seen, and answers 200', async () => {
    const before = (await outcomes()).guardada ?? 0
    const strange = [
      'no json',
      '[]',
      'null',
      '{"object":"page"}',
      `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
      envelope({ messages: [{ no: 'id' }] }),
      envelope({ messages: [true, 7, 'x'] }),
      envelope({ statuses: [{ id: 'wamid.x' }] }),
      envelope({ messages: [{ id: 'wamid.\u0000', from: phone, type: 'text' }] }),
      envelope({ errors: [{ code: 131_000 }] }),
      envelope({ metadata: { phone_number_id: '1' }, messages: [text('gastei 9', now)] }),
      JSON.stringify({ entry: [{ changes: [{ field: 'account_update', value: {} }] }] }),
    ]
    for (const body of strange)
      expect([body.slice(0, 60), await whatsApp.post(body)]).toEqual([body.slice(0, 60), 200])
    for (const body of strange) expect(await whatsApp.post(body)).toBe(200)
    expect((await outcomes()).guardada).toBe(before + strange.length + 2)
  })

  it('has no other method', async () => {
    const answer = await fetch(`${app.url}/webhooks/whatsapp`, { method: 'DELETE' })
    expect(answer.status).toBe(405)
  })
})

describe('a number', () => {
  it('that nobody knows is invited kindly once a day, and told that nothing is noted', async () => {
    const more = ['gastei 50 no mercado', 'e 20 de uber', 'anotou?', 'oi?']
    await whatsApp.say({ waId: phone }, text('oi', now), ...more.map((said) => text(said, now)))
    // All of them were there at once, and two workers may carry them: none is the first.
    const said = (await answers(3)).map(textOf).toSorted()
    expect(said).toEqual([
      expect.stringContaining('ainda não está conectado, então não anotei nada'),
      expect.stringContaining('ainda não está conectado, então não anotei nada'),
      expect.stringContaining('Ainda não conheço este número'),
    ])
    clock.moveTo('2026-03-11T16:00:00Z')
    await whatsApp.say({ waId: phone }, text('oi?', '2026-03-11T16:00:00Z'))
    const later = await answers(4)
    expect(later).toHaveLength(4)
    expect(textOf(later[3] as Posted)).toContain('Ainda não conheço este número')
  })

  it('is linked by the code of a signed-in person, with or without the ninth digit', async () => {
    const old = `5561${phone.slice(5)}`
    await link(maria, { waId: old })
    expect(textOf((await answers(1, old))[0] as Posted)).toContain('conectado')
    await whatsApp.say({ waId: `55619${phone.slice(5)}` }, text('almoço 32,50', now))
    await settled()
    expect(await transactions()).toMatchObject([{ amountCents: 3_250, date: '2026-03-10' }])
    const listed = await maria.ask<{ items: { id: string; phone: string }[] }>(
      'GET',
      '/api/channels',
    )
    expect(listed).toMatchObject({ isWhatsAppAvailable: true, items: [{ kind: 'whatsapp' }] })
  })

  it('may hide behind a username, and is known by its scoped id', async () => {
    const userId = `BR.${phone}`
    await link(maria, { userId })
    await whatsApp.say({ userId }, text('almoço 32,50', now))
    await settled()
    expect(await transactions()).toHaveLength(1)
    const sent = graph.messages().filter(({ recipient }) => recipient === userId)
    expect(sent).toHaveLength(2)
  })

  it('that comes with another scoped id is of somebody else now', async () => {
    await link(maria, { waId: phone, userId: 'BR.antes' })
    await whatsApp.say({ waId: phone, userId: 'BR.depois' }, text('mercado 80', now))
    await settled()
    expect(await transactions()).toEqual([])
  })

  it('goes to whoever proves it, with the phone that another wrote down', async () => {
    const squatter = await testPerson(app)
    await link(squatter)
    await app.owner.query('UPDATE profiles SET whatsapp_number = $2 WHERE id = $1', [
      squatter.userId,
      phone,
    ])
    await link(maria)
    await whatsApp.say({ waId: phone }, text('mercado 80', now))
    await settled()
    expect(await transactions()).toHaveLength(1)
    expect(await transactions(squatter)).toEqual([])
    expect(await squatter.ask('GET', '/api/channels')).toMatchObject({ items: [] })
    expect(await maria.ask('GET', '/api/profile')).toMatchObject({ phone })
    expect(await squatter.ask('GET', '/api/profile')).toMatchObject({ phone: null })
  })

  it('is not linked by a wrong, used or old code, and five tries are enough', async () => {
    const { code } = await maria.ask<{ code: string }>('POST', '/api/channels/link-codes')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      await whatsApp.say({ waId: phone }, text(wrong, now))
    }
    await settled()
    await whatsApp.say({ waId: phone }, text(code, now))
    await settled()
    expect(await maria.ask('GET', '/api/channels')).toMatchObject({ items: [] })
    const other = `${phone}9`
    clock.moveTo('2026-03-10T15:11:00Z')
    await whatsApp.say({ waId: other }, text(code, now))
    await settled()
    expect(await maria.ask('GET', '/api/channels')).toMatchObject({ items: [] })
  })

  it('goes to who waits for the code that comes alone from it, though it is linked', async () => {
    await link()
    const other = await testPerson(app)
    const { code } = await other.ask<{ code: string }>('POST', '/api/channels/link-codes')
    await whatsApp.say({ waId: phone }, text(code, now))
    await settled()
    expect(await transactions()).toEqual([])
    expect(await maria.ask('GET', '/api/channels')).toMatchObject({ items: [] })
    expect(await other.ask('GET', '/api/channels')).toMatchObject({ items: [{ phone }] })
  })

  it('keeps six digits that are no code for an amount, and lets nobody guess by them', async () => {
    await link()
    const other = await testPerson(app)
    const { code } = await other.ask<{ code: string }>('POST', '/api/channels/link-codes')
    const wrong = code === '150000' ? '150001' : '150000'
    for (let tries = 0; tries < 5; tries += 1) {
      await whatsApp.say({ waId: phone }, text(wrong, now))
      await settled()
    }
    expect(JSON.stringify(graph.messages())).toContain('150.00')
    await whatsApp.say({ waId: phone }, text(code, now))
    await settled()
    expect(await other.ask('GET', '/api/channels')).toMatchObject({ items: [] })
  })

  it('is let go by its person alone', async () => {
    await link()
    const { items } = await maria.ask<{ items: { id: string }[] }>('GET', '/api/channels')
    const id = items[0]?.id ?? ''
    const stranger = await testPerson(app)
    expect((await stranger.send('DELETE', `/api/channels/${id}`)).status).toBe(404)
    await maria.ask('DELETE', `/api/channels/${id}`)
    await whatsApp.say({ waId: phone }, text('mercado 80', now))
    await settled()
    expect(await transactions()).toEqual([])
  })
})

describe('a message', () => {
  beforeEach(async () => {
    await link()
    await answers(1)
  })

  it('gets one reply, with the ticks and a way to undo', async () => {
    const message = text('mercado 80', now)
    await whatsApp.say({ waId: phone }, message)
    const [, reply] = await answers(2)
    expect(reply).toMatchObject({
      type: 'interactive',
      interactive: { action: { buttons: [{ reply: { id: 'Desfazer', title: 'Desfazer' } }] } },
    })
    expect(graph.posted).toContainEqual(
      expect.objectContaining({ status: 'read', message_id: message.id }),
    )
    const { rows } = await app.owner.query('SELECT id_externo FROM envios WHERE user_id = $1', [
      maria.userId,
    ])
    const tap = { type: 'button_reply', button_reply: { id: 'Desfazer', title: 'Desfazer' } }
    await whatsApp.say(
      { waId: phone },
      text('', now, {
        type: 'interactive',
        interactive: tap,
        context: { id: rows[0]?.id_externo },
      }),
    )
    await answers(3)
    expect(await transactions()).toEqual([])
  })

  it('is done once, however often and at once it comes', async () => {
    const message = text('mercado 80', now)
    const copies = await Promise.all([1, 2, 3].map(() => whatsApp.say({ waId: phone }, message)))
    await settled()
    copies.push(await whatsApp.say({ waId: phone }, message))
    await settled()
    expect(copies).toEqual([200, 200, 200, 200])
    expect(await transactions()).toHaveLength(1)
    expect(toPhone()).toHaveLength(2)
  })

  it('waits its turn by when it was sent', async () => {
    const [first, second, third] = [1, 2, 3].map((minute) =>
      text(`pastel ${minute}0`, `2026-03-10T14:0${minute}:00Z`),
    ) as [ReturnType<typeof text>, ReturnType<typeof text>, ReturnType<typeof text>]
    await whatsApp.say({ waId: phone }, third, first, second)
    const [, ...replies] = await answers(4)
    expect(replies.map((one) => /[123]0,00/.exec(textOf(one))?.[0])).toEqual([
      '10,00',
      '20,00',
      '30,00',
    ])
  })

  it('that comes days late has the day on which it was sent, and no reply outside the window', async () => {
    clock.moveTo('2026-03-12T18:00:00Z')
    await whatsApp.say({ waId: phone }, text('mercado 80', now))
    await settled()
    expect(await transactions()).toMatchObject([{ date: '2026-03-10' }])
    expect(toPhone()).toHaveLength(1)
    expect(await fates()).toEqual(['falhou'])
  })

  it("cannot speak of another person's", async () => {
    const joao = await testPerson(app)
    const theirs = `${phone}7`
    await link(joao, { waId: theirs })
    const victim = text('mercado 80', now)
    await whatsApp.say({ waId: theirs }, victim)
    await settled()
    await whatsApp.say({ waId: phone }, text('apaga', now, { context: { id: victim.id } }))
    await whatsApp.say({ waId: phone }, text('mercado 1', now, { id: victim.id }))
    await settled()
    expect(await transactions(joao)).toMatchObject([{ amountCents: 8_000 }])
  })

  it('that answers an earlier one speaks of that one', async () => {
    const first = text('mercado 80', now)
    await whatsApp.say({ waId: phone }, first)
    await whatsApp.say({ waId: phone }, text('uber 20', now))
    await settled()
    await whatsApp.say(
      { waId: phone },
      text('na verdade foi 85', now, { context: { id: first.id } }),
    )
    await settled()
    const amounts = (await transactions())
      .map(({ amountCents }) => amountCents)
      .sort((a, b) => a - b)
    expect(amounts).toEqual([2_000, 8_500])
  })

  it.each([
    ['audio', { audio: { id: '1', mime_type: 'audio/ogg', voice: true } }, /áudio/],
    ['image', { image: { id: '1', mime_type: 'image/jpeg' } }, /foto/],
    ['document', { document: { id: '1', filename: 'x.pdf' } }, /arquivos/],
    ['video', { video: { id: '1' } }, /Vídeo/],
    ['location', { location: { latitude: -23, longitude: -46 } }, /localização/],
    ['contacts', { contacts: [{}] }, /contato/],
    ['unsupported', { errors: [{ code: 131_051 }] }, /não consigo ler/],
    ['order', { order: {} }, /não consigo ler/],
    ['text', { text: { body: '\u0000 ' } }, /não consigo ler/],
  ])('of type %s is asked for in words', async (type, content, answer) => {
    await whatsApp.say({ waId: phone }, text('', now, { type, text: undefined, ...content }))
    expect(textOf((await answers(2))[1] as Posted)).toMatch(answer)
    const { items } = await maria.ask<{ items: { replies: unknown[] }[] }>(
      'GET',
      '/api/assistant/messages',
    )
    expect(items).toHaveLength(1)
    expect(await transactions()).toEqual([])
  })

  it.each([
    ['reaction', { reaction: { message_id: 'wamid.x', emoji: '👍' } }],
    ['sticker', { sticker: { id: '1' } }],
    ['request_welcome', {}],
    ['system', { system: { type: 'something' } }],
  ])('of type %s gets no answer', async (type, content) => {
    await whatsApp.say({ waId: phone }, text('', now, { type, ...content }))
    await settled()
    expect(toPhone()).toHaveLength(1)
  })

  it('under a picture, on a button of a template or of a list is a message like any other', async () => {
    const list = { type: 'list_reply', list_reply: { id: 'uber 20', title: 'uber' } }
    await whatsApp.say(
      { waId: phone },
      text('', now, { type: 'image', image: { id: '1', caption: 'mercado 80' } }),
      text('', now, { type: 'button', button: { text: 'pastel 9', payload: 'x' } }),
      text('', now, { type: 'interactive', interactive: list }),
    )
    await settled()
    const amounts = (await transactions())
      .map(({ amountCents }) => amountCents)
      .sort((a, b) => a - b)
    expect(amounts).toEqual([900, 2_000, 8_000])
  })

  it('follows its person to another number', async () => {
    const moved = `${phone}5`
    const system = { type: 'user_changed_number', wa_id: moved, body: 'x' }
    await whatsApp.say({ waId: phone }, text('', now, { type: 'system', system }))
    await settled()
    await whatsApp.say({ waId: moved }, text('mercado 80', now))
    await settled()
    expect(await transactions()).toHaveLength(1)
    await whatsApp.say({ waId: phone }, text('mercado 90', now))
    await settled()
    expect(await transactions()).toHaveLength(1)
  })

  it('is shown in the app, where its person can undo it', async () => {
    await whatsApp.say({ waId: phone }, text('mercado 80', now))
    await settled()
    const { items } = await maria.ask<{ items: { replies: { undoId: string }[] }[] }>(
      'GET',
      '/api/assistant/messages',
    )
    await maria.undo(items[0]?.replies[0]?.undoId ?? '')
    expect(await transactions()).toEqual([])
  })

  it('that breaks us is put aside after five tries, and the next one is heard', async () => {
    await app.owner.query(
      `CREATE FUNCTION estraga() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN IF NEW.texto = 'mercado 13' THEN RAISE 'quebrado'; END IF; RETURN NEW; END $$;
       CREATE TRIGGER estraga BEFORE INSERT ON mensagens FOR EACH ROW EXECUTE FUNCTION estraga()`,
    )
    await whatsApp.say({ waId: phone }, text('mercado 13', '2026-03-10T14:00:00Z'))
    for (let at = 1; at < 6; at += 1) {
      // It is tried again by itself too, so it may be further than what was said asks for.
      await until(async () => {
        const { rows } = await app.owner.query(
          'SELECT FROM eventos_whatsapp WHERE tentativas >= $1 AND remetente = $2',
          [at - 1, numberKey(phone)],
        )
        return rows.length > 0 ? true : undefined
      })
      await whatsApp.say({ waId: phone }, text(`uber 2${at}`, now))
    }
    await settled()
    await app.owner.query('DROP TRIGGER estraga ON mensagens; DROP FUNCTION estraga')
    expect(await transactions()).toHaveLength(5)
    expect((await outcomes())['posta-de-lado']).toBe(1)
  })
})

describe('a reply', () => {
  beforeEach(async () => {
    await link()
    await answers(1)
  })
  const say = async (words: string) => {
    await whatsApp.say({ waId: phone }, text(words, now))
    await settled()
  }
  const reference = () => toPhone().at(-1)?.biz_opaque_callback_data ?? ''

  it.each([130_429, 131_000, 131_016, 131_056, 1, 2, 4, 80_007])(
    'that meets %i is sent later, before the next one',
    async (code) => {
      graph.failWith(code)
      await say('mercado 80')
      expect(await fates()).toEqual(['pendente'])
      await say('uber 20')
      expect(await fates()).toEqual(['pendente', 'pendente'])
      clock.moveTo('2026-03-10T15:00:10Z')
      await say('pastel 9')
      const sent = (await answers(4)).slice(1).map((one) => /\d+,00/.exec(textOf(one))?.[0])
      expect(sent).toEqual(['80,00', '20,00', '9,00'])
      expect(await fates()).toEqual(['enviada', 'enviada', 'enviada'])
    },
  )

  it.each([131_026, 131_047, 131_050, 131_008, 100, 132_001])(
    'that meets %i is given up, and the next one is sent',
    async (code) => {
      graph.failWith(code)
      await say('mercado 80')
      await say('uber 20')
      expect(await fates()).toEqual(['falhou', 'enviada'])
    },
  )

  it.each([190, 10, 131_031, 368])('that meets %i waits for the operator', async (code) => {
    graph.failWith(code)
    await say('mercado 80')
    expect(await fates()).toEqual(['pendente'])
    clock.moveTo('2026-03-10T16:30:00Z')
    await say('uber 20')
    expect(await fates()).toEqual(['enviada', 'enviada'])
  })

  it.each(['hang-up-after-taking', 'hang-up'] as const)(
    'of which nobody knows (%s) waits for a status before it is sent again',
    async (failure) => {
      graph.failWith(failure)
      await say('mercado 80')
      expect(await fates()).toEqual(['enviando'])
      if (failure === 'hang-up-after-taking') {
        const status = { id: 'wamid.vago', status: 'delivered', timestamp: stamp(now) }
        await whatsApp.status({
          ...status,
          recipient_id: phone,
          biz_opaque_callback_data: reference(),
        })
        await settled()
        expect(await fates()).toEqual(['entregue'])
      }
      clock.moveTo('2026-03-10T15:03:00Z')
      await say('uber 20')
      expect(toPhone().filter((one) => textOf(one).includes('80,00'))).toHaveLength(1)
      expect(toPhone().filter((one) => textOf(one).includes('20,00'))).toHaveLength(1)
    },
  )

  it('whose status comes in any order never goes back', async () => {
    await say('mercado 80')
    const { rows } = await app.owner.query<{ id_externo: string }>(
      'SELECT id_externo FROM envios WHERE user_id = $1',
      [maria.userId],
    )
    const id = rows[0]?.id_externo
    const tell = async (status: string, more: Record<string, unknown> = {}) => {
      const given = { id, status, timestamp: stamp(now), recipient_id: phone, ...more }
      expect(await whatsApp.status({ ...given, biz_opaque_callback_data: reference() })).toBe(200)
      await settled()
      return (await fates())[0]
    }
    expect(await tell('failed', { errors: [{ code: 131_026 }] })).toBe('falhou')
    expect(await tell('delivered')).toBe('entregue')
    expect(await tell('sent')).toBe('entregue')
    expect(await tell('read')).toBe('lida')
    expect(await tell('delivered')).toBe('lida')
    expect(await tell('deleted')).toBe('lida')
  })

  it('that Meta gives back for a passing reason is sent again', async () => {
    await say('mercado 80')
    const given = { id: 'wamid.lya', status: 'failed', timestamp: stamp(now), recipient_id: phone }
    const { rows } = await app.owner.query<{ id: string }>(
      'SELECT id_externo AS id FROM envios WHERE user_id = $1',
      [maria.userId],
    )
    await whatsApp.status({
      ...given,
      id: rows[0]?.id,
      errors: [{ code: 131_000 }],
      biz_opaque_callback_data: reference(),
    })
    await settled()
    expect(await fates()).toEqual(['pendente'])
    clock.moveTo('2026-03-10T15:00:10Z')
    await say('uber 20')
    expect(await fates()).toEqual(['enviada', 'enviada'])
    expect(toPhone().filter((one) => textOf(one).includes('80,00'))).toHaveLength(2)
  })

  it("is not touched by a status that names another person's", async () => {
    await say('mercado 80')
    const joao = await testPerson(app)
    const [, id = ''] = reference().split(':')
    for (const whose of [`${joao.userId}:${id}`, 'x', `${maria.userId}:${joao.userId}`]) {
      const given = { id: `wamid.${whose}`, status: 'read', timestamp: stamp(now) }
      expect(await whatsApp.status({ ...given, biz_opaque_callback_data: whose })).toBe(200)
    }
    await settled()
    expect(await fates()).toEqual(['enviada'])
  })
})
