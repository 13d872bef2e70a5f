import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

interface Reply {
  text: string
  undoId: string | null
  undone: boolean
  quickReplies: string[]
}
interface Item {
  id: string
  date: string
  description: string
  amountCents: number
  type: string
  category: string | null
}

// Half past one at night in São Paulo: in UTC it is the same day, in a naive clock's too.
const clock = fixedClock('2026-03-11T04:30:00Z')
let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
})
afterAll(() => app.close())

const send = (text: string, id = newId()) =>
  app.call('POST', '/api/assistant/messages', { cookie, body: JSON.stringify({ id, text }) })

async function repliesTo(text: string, id?: string): Promise<Reply[]> {
  const answer = await send(text, id)
  expect(answer.status).toBe(200)
  return (answer.body as { replies: Reply[] }).replies
}

async function transactions(): Promise<Item[]> {
  const { body } = await app.call('GET', '/api/transactions', { cookie })
  return (body as { items: Item[] }).items
}

it('turns a message into a categorised transaction of the day that was meant', async () => {
  const [reply] = await repliesTo('gastei 52,90 no mercado ontem')
  expect(reply?.text).toContain('52,90')
  expect(reply?.text).toContain('Alimentação')
  expect(await transactions()).toMatchObject([
    { date: '2026-03-10', amountCents: 5_290, type: 'despesa', category: 'Alimentação' },
  ])
  const { body } = await app.call('GET', '/api/dashboard', { cookie })
  expect(body).toMatchObject({ summary: { expensesCents: 5_290, totalBalanceCents: -5_290 } })
})

it('takes the day from the person’s zone, not from UTC', async () => {
  clock.moveTo('2026-03-11T02:30:00Z')
  await repliesTo('almoço 20')
  clock.moveTo('2026-03-11T04:30:00Z')
  expect(await transactions()).toMatchObject([{ date: '2026-03-10' }])
})

it('takes the day of when it was written from a message that waited for a connection', async () => {
  clock.moveTo('2026-03-11T15:00:00Z')
  const tell = (waitedSeconds: number) => {
    const body = JSON.stringify({ id: newId(), text: 'uber 18 ontem', waitedSeconds })
    return app.call('POST', '/api/assistant/messages', { cookie, body })
  }
  expect(await tell(26 * 3_600)).toMatchObject({ status: 200 })
  expect(await transactions()).toMatchObject([{ date: '2026-03-09', amountCents: 1_800 }])
  expect(await tell(-1)).toMatchObject({ status: 400 })
  expect(await tell(31 * 24 * 3_600)).toMatchObject({ status: 400 })
  expect(await transactions()).toHaveLength(1)
})

it('answers fifty copies of one message alike and writes it once', async () => {
  const id = newId()
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('uber 18,40', id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await transactions()).toHaveLength(1)
})

it('refuses a known id with another text', async () => {
  const id = newId()
  await repliesTo('uber 18,40', id)
  const answer = await send('uber 99,40', id)
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ code: 'conversation.id-used' })
  expect(await transactions()).toHaveLength(1)
})

it('lets two people use the same id', async () => {
  const id = newId()
  await repliesTo('uber 18,40', id)
  cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
  await repliesTo('pão 5', id)
  expect(await transactions()).toMatchObject([{ amountCents: 500 }])
})

it('takes ten new messages a second, and repeats without counting them', async () => {
  const ids = Array.from({ length: 15 }, () => newId())
  const first = await Promise.all(ids.map((id, index) => send(`pão ${index + 1}`, id)))
  const taken = ids.filter((_, index) => first[index]?.status === 200)
  expect(taken).toHaveLength(10)
  for (const answer of first.filter(({ status }) => status !== 200)) {
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.body).toMatchObject({ code: 'conversation.too-many-messages' })
  }
  const repeated = await Promise.all(taken.map((id) => send(`pão ${ids.indexOf(id) + 1}`, id)))
  for (const answer of repeated) expect(answer.status).toBe(200)
  expect(await transactions()).toHaveLength(10)
})

it.each(['gastei demais esse mês', 'quanto gastei ontem?', 'não gastei 50 no mercado', '😀😀😀'])(
  'writes nothing on %j, and answers',
  async (text) => {
    const replies = await repliesTo(text)
    expect(replies).toHaveLength(1)
    expect(replies[0]?.undoId).toBeNull()
    expect(await transactions()).toEqual([])
  },
)

it.each(['gastei 0 no mercado', 'gastei -50 no mercado', 'gastei 200.000.000,00 no mercado'])(
  'does not register %j',
  async (text) => {
    await repliesTo(text)
    for (const { amountCents } of await transactions()) expect(amountCents).toBeGreaterThan(0)
    const amounts = (await transactions()).map(({ amountCents }) => amountCents)
    expect(amounts.every((amount) => amount <= 10_000_000_000)).toBe(true)
  },
)

it('refuses what is empty, too long, or no text', async () => {
  for (const text of ['', '   ', 'a'.repeat(4_001), 7, null]) {
    const answer = await app.call('POST', '/api/assistant/messages', {
      cookie,
      body: JSON.stringify({ text }),
    })
    expect(answer.status).toBe(400)
  }
  const huge = await app.call('POST', '/api/assistant/messages', {
    cookie,
    body: JSON.stringify({ text: 'a'.repeat(100_000) }),
  })
  expect(huge.status).toBe(413)
  expect(huge.body).toMatchObject({ code: 'platform.body-too-large' })
})

it('keeps SQL and HTML as the text that they are', async () => {
  const text = `gastei 10 com '); DROP TABLE transacoes; -- <script>alert(1)</script>`
  await repliesTo(text)
  const { body } = await app.call('GET', '/api/assistant/messages', { cookie })
  expect(body).toMatchObject({ items: [{ text }] })
  expect((await transactions()).length).toBeLessThanOrEqual(1)
})

it.each(['\ud800', 'padaria \udfff 12', 'foi 12\ud83d', 'quem é \ud800?'])(
  'takes half a character, and a repeat of it: %j',
  async (text) => {
    const id = newId()
    const first = await send(text, id)
    expect(first.status).toBe(200)
    expect(await send(text, id)).toMatchObject({ status: 200, body: first.body })
  },
)

it('undoes by the reply, and says so ever after', async () => {
  const [reply] = await repliesTo('mercado 54,30 farmácia 22 gasolina 100')
  expect(await transactions()).toHaveLength(3)
  for (let press = 0; press < 2; press += 1) {
    const undone = await app.call('POST', `/api/undo/${reply?.undoId}`, { cookie })
    expect(undone.status).toBe(200)
  }
  expect(await transactions()).toEqual([])
  const { body } = await app.call('GET', '/api/assistant/messages', { cookie })
  expect(body).toMatchObject({ items: [{ replies: [{ undone: true }] }] })
})

it('undoes by a message', async () => {
  await repliesTo('uber 18,40')
  await repliesTo('desfaz')
  expect(await transactions()).toEqual([])
})

it('asks for what is missing and takes the answer', async () => {
  const [question] = await repliesTo('comprei um tênis novo')
  expect(question?.text).toMatch(/\?/)
  expect(await transactions()).toEqual([])
  await repliesTo('239,90')
  expect(await transactions()).toMatchObject([{ amountCents: 23_990, type: 'despesa' }])
})

it('learns from a category that the person chose', async () => {
  await repliesTo('coxinha da Dona Neide 12')
  const [item] = await transactions()
  const { body } = await app.call('GET', '/api/categories', { cookie })
  const { items } = body as { items: { id: string; name: string }[] }
  const leisure = items.find(({ name }) => name === 'Lazer')
  const edited = await app.call('PATCH', `/api/transactions/${item?.id}`, {
    cookie,
    body: JSON.stringify({ categoryId: leisure?.id }),
  })
  expect(edited.status).toBe(200)
  await repliesTo('coxinha 7,50')
  expect(await transactions()).toMatchObject([{ category: 'Lazer' }, { category: 'Lazer' }])
})

it('pages through the history, newest first', async () => {
  for (let n = 1; n <= 35; n += 1) {
    // A second apart: only ten new messages a second are taken.
    await app.owner.query(`UPDATE conversas SET recebidas = 0`)
    await repliesTo(`pão ${n}`)
  }
  const first = await app.call('GET', '/api/assistant/messages', { cookie })
  const page = first.body as { items: { text: string }[]; nextCursor: string }
  expect(page.items.map(({ text }) => text)[0]).toBe('pão 35')
  expect(page.items).toHaveLength(30)
  const second = await app.call('GET', `/api/assistant/messages?cursor=${page.nextCursor}`, {
    cookie,
  })
  expect(second.body).toMatchObject({ nextCursor: null })
  const texts = (second.body as { items: { text: string }[] }).items.map(({ text }) => text)
  expect(texts).toEqual(['pão 5', 'pão 4', 'pão 3', 'pão 2', 'pão 1'])
  const wrong = await app.call('GET', '/api/assistant/messages?cursor=abc', { cookie })
  expect(wrong.status).toBe(400)
})

async function budgetFor(name: string, amountCents: number, month: string): Promise<void> {
  const { body } = await app.call('GET', '/api/categories', { cookie })
  const { items } = body as { items: { id: string; name: string }[] }
  const categoryId = items.find((one) => one.name === name)?.id
  const answer = await app.call('POST', '/api/budgets', {
    cookie,
    body: JSON.stringify({ categoryId, amountCents, month }),
  })
  expect(answer.status).toBe(201)
}

it('tells what is left of the category’s budget, this message included', async () => {
  await budgetFor('Alimentação', 20_000, '2026-03')
  const told = async (text: string) => (await repliesTo(text))[0]?.text.replaceAll('\u00a0', ' ')
  expect(await told('gastei 52,90 no mercado')).toContain(
    'Ainda dá para gastar R$ 147,10 este mês.',
  )
  expect(await told('mercado 147,10')).toContain('o orçamento do mês chegou ao limite')
  expect(await told('mercado 0,50')).toContain('Passou R$ 0,50 do orçamento deste mês.')
  expect(await told('uber 18,40')).not.toContain('orçamento')
  expect(await told('uber 18,40')).not.toContain('Ainda')
})

it('takes the budget of the month that the money was spent in', async () => {
  await budgetFor('Alimentação', 10_000, '2026-02')
  const [before] = await repliesTo('gastei 30 no mercado dia 20/02')
  expect(before?.text.replaceAll('\u00a0', ' ')).toContain('R$ 70,00 em fevereiro.')
  const [now] = await repliesTo('gastei 30 no mercado hoje')
  expect(now?.text).not.toContain('Ainda')
})

it('writes nothing where its category goes while the message is under way', async () => {
  await repliesTo('mercado 10')
  const [{ id } = { id: '' }] = await transactions()
  const gone = await app.owner.connect()
  await gone.query('BEGIN')
  await gone.query(
    `delete from categorias c using transacoes t
      where t.id = $1 and c.user_id = t.user_id and c.id = t.categoria_id`,
    [id],
  )

  const messageId = newId()
  const answer = send('mercado 25', messageId)
  // The message has seen the category, and waits for what becomes of it.
  for (let waiting = 0; waiting === 0; ) {
    const found = await app.owner.query(
      `select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database() and query like '%INSERT INTO transacoes%'`,
    )
    waiting = found.rowCount ?? 0
  }
  await gone.query('COMMIT')
  gone.release()
  expect(await answer).toMatchObject({
    status: 400,
    body: { code: 'transactions.category-unknown' },
  })
  expect(await transactions()).toHaveLength(1)
  // The same message again meets the categories as they are now.
  const [reply] = await repliesTo('mercado 25', messageId)
  expect(reply?.text).toContain('25,00')
  expect(await transactions()).toHaveLength(2)
})
