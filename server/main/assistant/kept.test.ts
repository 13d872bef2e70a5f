import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FakeGraph } from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import { haveKeptOffered } from '#assistant/conversation/index.ts'
import type { TestApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { whatsAppApp } from '#main/testing/whatsapp-app.ts'
import { linkedPerson, textOf } from '#main/testing/whatsapp-people.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

// What people write while their plan is closed or full: kept, answered kindly, noted later.
const clock = fixedClock('2026-03-11T15:00:00Z')
let app: TestApp
let graph: FakeGraph
let close: () => Promise<void>
let person: TestPerson

beforeAll(async () => {
  ;({ app, graph, close } = await whatsAppApp({ clock }))
})
beforeEach(async () => {
  clock.moveTo('2026-03-11T15:00:00Z')
  person = await testPerson(app, { isOnTrial: true })
})
afterAll(() => close())

interface Reply {
  text: string
  quickReplies: string[]
  undoId: string | null
}
interface Exchange {
  text: string
  replies: Reply[]
}

async function say(text: string): Promise<Reply[]> {
  clock.moveTo(clock.now().add({ seconds: 2 }).toString())
  const sent = { id: newId(), text }
  return (await person.ask<{ replies: Reply[] }>('POST', '/api/assistant/messages', sent)).replies
}

const become = (status: string, limits = { transactions: null as number | null }) =>
  app.owner.query('UPDATE profiles SET status_plan = $2, max_transactions = $3 WHERE id = $1', [
    person.userId,
    status,
    limits.transactions,
  ])

async function written(): Promise<string[]> {
  const { items } = await person.ask<{
    items: { date: string; description: string; amountCents: number }[]
  }>('GET', '/api/transactions')
  return items.map((one) => `${one.date} ${one.description} ${one.amountCents}`).sort()
}

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

async function history(): Promise<Exchange[]> {
  const { items } = await person.ask<{ items: Exchange[] }>('GET', '/api/assistant/messages')
  return items
}

/** What commerce does once somebody has paid, and the job that follows. */
async function pay(): Promise<void> {
  await become('ATIVO')
  const opened = { userId: person.userId, timeZone: 'America/Sao_Paulo' }
  await asSystem(app.database.db, (tx) => haveKeptOffered(app.jobs, tx, opened))
  await expect
    .poll(async () => (await history())[0]?.replies.at(-1)?.text)
    .toContain('Que bom ter você de volta!')
}

it.each([
  ['SUSPENSO', 'Sua conta está suspensa', '/profile?aba=assinatura'],
  ['INATIVO', 'Seu plano não está ativo', '/planos'],
])('answers %s kindly, with the way out, and writes nothing', async (status, why, link) => {
  await become(status)
  const [reply] = await say('gastei 52,90 no mercado ontem')
  expect(reply?.text).toContain(why.slice(5))
  expect(reply?.text).toContain(link)
  expect(reply?.undoId).toBeNull()
  await become('ATIVO')
  expect(await written()).toEqual([])
})

it('keeps what was written after the trial, and notes it on its own day once asked to', async () => {
  clock.moveTo('2026-03-19T12:00:00Z')
  const [first] = await say('gastei 52,90 no mercado ontem')
  expect(first?.text).toContain('Seu teste grátis terminou')
  clock.moveTo('2026-03-20T12:00:00Z')
  for (const text of ['obrigada!', 'quanto gastei este mês?', 'bom dia', 'uber 18']) await say(text)
  await say('gastei no dentista')
  clock.moveTo('2026-03-25T12:00:00Z')
  await pay()
  const offer = (await history())[0]?.replies.at(-1)
  expect(plain(offer?.text)).toBe(
    'Que bom ter você de volta! Enquanto isso você me contou 2 lançamentos:\n' +
      '• Mercado, R$ 52,90 em Alimentação, em 18/03\n' +
      '• Uber, R$ 18,00 em Transporte, na sexta, 20/03\n\nQuer que eu anote?',
  )
  expect(offer?.quickReplies).toEqual(['Anotar tudo', 'Agora não'])
  const [done] = await say('Anotar tudo')
  expect(plain(done?.text)).toBe(
    'Pronto, anotei:\n• Mercado, R$ 52,90 em Alimentação, em 18/03\n' +
      '• Uber, R$ 18,00 em Transporte, na sexta, 20/03\n\n' +
      'Desta mensagem eu não tive certeza. Me conta de novo?\n• gastei no dentista',
  )
  expect(await written()).toEqual(['2026-03-18 Mercado 5290', '2026-03-20 Uber 1800'])
  // Each can be taken back where it was written; none is noted twice.
  const told = (await history()).find(({ text }) => text === 'uber 18')
  const undoId = told?.replies.at(-1)?.undoId
  expect((await person.undo(String(undoId))).status).toBe(200)
  expect(await written()).toEqual(['2026-03-18 Mercado 5290'])
  await say('anota tudo')
  expect(await written()).toEqual(['2026-03-18 Mercado 5290'])
})

it.each([
  ['what one says', () => say('desfazer')],
  ['the button', (undoId: string) => person.undo(undoId)],
])('takes all that was noted back by one undo: %s', async (_by, undo) => {
  await become('INATIVO')
  for (const text of ['padaria 12', 'comprei uma geladeira em 10x de 200', 'uber 18'])
    await say(text)
  await pay()
  const offered = plain((await history())[0]?.replies.at(-1)?.text)
  expect(offered).toContain('3 lançamentos')
  expect(offered).toContain('Geladeira, R$ 2.000,00 em 10 parcelas, hoje')
  const [done] = await say('Anotar tudo')
  expect(await written()).toHaveLength(3)
  await undo(String(done?.undoId))
  expect(await written()).toEqual([])
  const { items } = await person.ask<{ items: unknown[] }>('GET', '/api/recurring')
  expect(items).toEqual([])
  const [told] = (await history()).filter(({ text }) => text === 'Anotar tudo')
  expect(told?.replies[0]).toMatchObject({ undone: true })
})

it('offers nothing where only thanks and questions were written, and asks what it cannot read', async () => {
  await become('INATIVO')
  await say('obrigado')
  await say('quanto gastei em março?')
  await say('gastei no dentista')
  await pay()
  const asked = (await history())[0]?.replies.at(-1)
  expect(asked?.text).toContain('não tive certeza')
  expect(asked?.text).toMatch(/• gastei no dentista$/)
  expect(asked?.text).not.toContain('obrigado')
  expect(asked?.quickReplies).toEqual([])
})

it('notes what is chosen of it by its name, and leaves out the rest', async () => {
  await become('INATIVO')
  for (const text of ['cinema 40', 'cinema 40', 'uber 18']) await say(text)
  await pay()
  expect((await say('só uma dúvida'))[0]?.text).not.toContain('anotei')
  const [done] = await say('tudo menos um cinema')
  expect(plain(done?.text)).toMatch(
    /^Pronto, anotei:\n• Cinema, R\$ 40,00[^\n]*\n• Uber, R\$ 18,00[^\n]*\n\nDeixei de fora:\n• Cinema, R\$ 40,00/,
  )
  expect(await written()).toEqual(['2026-03-11 Cinema 4000', '2026-03-11 Uber 1800'])
  await say('desfazer')
  expect(await written()).toEqual([])
})

it('leaves it out when asked to, and other matters do not end the offer', async () => {
  await become('INATIVO')
  await say('padaria 12')
  await pay()
  await say('gastei 30 na farmácia')
  expect((await say('agora não'))[0]?.text).toContain('deixei de fora')
  expect(await written()).toEqual(['2026-03-11 Farmácia 3000'])
})

it('says when a plan is full, keeps the message, and counts by month', async () => {
  await become('ATIVO', { transactions: 2 })
  await say('padaria 12')
  await say('padaria 13')
  const [full] = await say('padaria 14')
  expect(full?.text).toContain('Seu plano chegou ao limite')
  await say('mercado 80 dia 3 de fevereiro')
  const direct = await person.send('POST', '/api/transactions', {
    date: '2026-03-11',
    description: 'Pão',
    type: 'despesa',
    amountCents: 500,
    categoryId: null,
  })
  expect(direct).toMatchObject({ status: 403, body: { code: 'transactions.plan-limit' } })
  expect(await written()).toHaveLength(3)
  await pay()
  await say('pode anotar')
  expect(await written()).toContain('2026-03-11 Padaria 1400')
})

it('lets two at once through a limit no more than one, and never refuses an undo', async () => {
  await become('ATIVO', { transactions: 1 })
  const post = (description: string) =>
    person.send('POST', '/api/transactions', {
      ...{ date: '2026-03-11', description, type: 'despesa', amountCents: 500, categoryId: null },
    })
  const both = await Promise.all([post('Pão'), post('Café')])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 403])
  const [kept] = await written()
  const { items } = await person.ask<{ items: { id: string }[] }>('GET', '/api/transactions')
  const gone = await person.ask<{ undoId: string }>('DELETE', `/api/transactions/${items[0]?.id}`)
  expect((await post('Leite')).status).toBe(201)
  expect((await person.undo(gone.undoId)).status).toBe(200)
  expect(await written()).toContain(kept)
})

it('lets no more categories in than the plan has', async () => {
  const { items } = await person.ask<{ items: unknown[] }>('GET', '/api/categories')
  await app.owner.query('UPDATE profiles SET max_categories = $2 WHERE id = $1', [
    person.userId,
    items.length + 1,
  ])
  const post = (name: string) =>
    person.send('POST', '/api/categories', { name, type: 'despesa', icon: '🐶', color: '#112233' })
  const both = await Promise.all([post('Cachorro'), post('Gato')])
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 403])
})

it('answers a repeat as before, whatever the plan has become since', async () => {
  const transaction = {
    ...{ id: newId(), date: '2026-03-11', description: 'Pão', type: 'despesa', amountCents: 500 },
    categoryId: null,
  }
  const category = { id: newId(), name: 'Cães', type: 'despesa', icon: '🐶', color: '#112233' }
  const send = async () => [
    (await person.send('POST', '/api/transactions', transaction)).status,
    (await person.send('POST', '/api/categories', category)).status,
  ]
  await say('padaria 12')
  expect(await send()).toEqual([201, 201])
  await app.owner.query(
    `UPDATE profiles SET status_plan = 'ATIVO', max_transactions = 1, max_categories = 1
      WHERE id = $1`,
    [person.userId],
  )
  expect(await send()).toEqual([201, 201])
})

it('makes the offer on WhatsApp to whoever wrote there, and notes it by a tap', async () => {
  const { person: writer, say: write, written: noted } = await linkedPerson({ app, graph, clock })
  person = writer
  await become('INATIVO')
  expect((await write('padaria 12'))[0]).toContain('Guardei sua mensagem'.toLowerCase())
  await write('obrigada!')
  const before = graph.messages().length
  await pay()
  await expect.poll(() => graph.messages().length).toBe(before + 1)
  const sent = graph.messages().at(-1)
  expect(sent && textOf(sent)).toContain('você me contou 1 lançamento:\n• Padaria, R$ 12,00')
  expect(JSON.stringify(sent?.interactive)).toContain('Anotar tudo')
  expect((await write('Anotar tudo'))[0]).toContain('Pronto, anotei:\n• Padaria, R$ 12,00')
  expect(await noted()).toMatchObject([{ description: 'Padaria', amountCents: 1200 }])
  await write('desfazer')
  expect(await noted()).toEqual([])
})

it('tells each telephone once a day, whatever was said elsewhere', async () => {
  const linked = await linkedPerson({ app, graph, clock })
  person = linked.person
  const other = { waId: '5511982360999' }
  const { code } = await person.ask<{ code: string }>('POST', '/api/channels/link-codes')
  await linked.sayAs(other, `Vincular ${code}`)
  await become('INATIVO')
  const why = [expect.stringContaining('plano não está ativo')]
  expect((await say('padaria 12')).map(({ text }) => text)).toEqual(why)
  expect(await linked.say('mercado 45')).toEqual(why)
  expect(await linked.sayAs(other, 'farmácia 20')).toEqual(why)
  expect((await say('uber 18')).map(({ text }) => text)).toEqual(why)
  expect(await linked.say('ontem padaria 12,50')).toEqual([])
  expect(await linked.sayAs(other, 'bar 30')).toEqual([])
  clock.moveTo('2026-03-12T15:00:00Z')
  expect(await linked.say('feira 50')).toEqual(why)
})
