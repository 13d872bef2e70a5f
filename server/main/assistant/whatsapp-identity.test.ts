import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FakeGraph } from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import type { TestApp } from '#main/testing/app.ts'
import { envelope, meta, text } from '#main/testing/meta.ts'
import { testPerson } from '#main/testing/person.ts'
import { whatsAppApp } from '#main/testing/whatsapp-app.ts'
import { type Linked, linkedPerson } from '#main/testing/whatsapp-people.ts'
import { settledWhatsApp } from '#main/testing/whatsapp-settled.ts'
import { fixedClock } from '#platform/clock/clock.ts'

// Numbers and scoped ids come, go and change hands; what is written stays with its person.
const now = '2026-03-10T15:00:00Z'
const clock = fixedClock(now)
let graph: FakeGraph
let app: TestApp
let close: () => Promise<void>
let told = 0

beforeAll(async () => {
  ;({ app, graph, close } = await whatsAppApp({ clock }))
})
afterAll(() => close())
beforeEach(async () => {
  clock.moveTo(now)
  await app.owner.query('DELETE FROM limites_de_uso')
})

const linked = (who?: { waId?: string; userId?: string }) =>
  linkedPerson({ app, graph, clock }, who)
const fresh = () => {
  told += 1
  return {
    waId: `551198238${String(told).padStart(4, '0')}`,
    userId: `BR.velho${told}`,
    newId: `BR.novo${told}`,
    newWaId: `552198238${String(told).padStart(4, '0')}`,
  }
}
const amounts = async ({ written }: Linked) =>
  (await written()).map(({ amountCents }) => amountCents).sort((a, b) => a - b)

/** What Meta tells of a change: a message without contacts, and perhaps without a sender. */
async function tellMove(
  system: Record<string, unknown>,
  from: Record<string, unknown>,
  at = now,
): Promise<void> {
  const message = text('', at, { type: 'system', system: { body: 'x', ...system }, ...from })
  expect(await meta(app).post(envelope({ messages: [message] }))).toBe(200)
  await settledWhatsApp(app, clock)
}

it('a new number comes with a new scoped id, and the link goes along with both', async () => {
  const { waId, userId, newWaId, newId } = fresh()
  const person = await linked({ waId, userId })
  await tellMove(
    { type: 'user_changed_number', wa_id: newWaId, user_id: newId, previous_user_id: userId },
    { from: waId },
  )
  await person.sayAs({ waId: newWaId, userId: newId }, 'mercado 80')
  expect(await amounts(person)).toEqual([8_000])
  expect(graph.messages().at(-1)).toMatchObject({ to: newWaId })
  const [invited] = await person.sayAs({ waId, userId: 'BR.outra' }, 'mercado 90')
  expect(invited).toContain('/register')
  expect(await amounts(person)).toEqual([8_000])
})

it.each([
  ['nobody', () => ({})],
  ['the new id', (newId: string) => ({ from_user_id: newId })],
])('a new id of somebody who hides the number, told as from %s, is followed', async (_, from) => {
  const { userId, newId } = fresh()
  const person = await linked({ userId })
  await tellMove(
    { type: 'user_changed_user_id', user_id: newId, previous_user_id: userId },
    from(newId),
  )
  await person.sayAs({ userId: newId }, 'mercado 80')
  expect(await amounts(person)).toEqual([8_000])
  expect(graph.messages().at(-1)).toMatchObject({ recipient: newId })
  await person.sayAs({ userId }, 'mercado 90')
  expect(await amounts(person)).toEqual([8_000])
})

it('an older telling, with the number alone, is followed where the sender is told by the new id', async () => {
  const { waId, newWaId, newId } = fresh()
  const person = await linked({ waId })
  await tellMove(
    { type: 'customer_changed_number', new_wa_id: newWaId, user_id: newId },
    { from: waId, from_user_id: newId },
  )
  await person.sayAs({ waId: newWaId, userId: newId }, 'mercado 80')
  expect(await amounts(person)).toEqual([8_000])
})

it('a telling that comes days late moves nobody who has proven the number since', async () => {
  const { waId, newWaId } = fresh()
  const before = await linked({ waId })
  clock.moveTo('2026-03-12T15:00:00Z')
  const after = await linked({ waId })
  await tellMove({ type: 'user_changed_number', wa_id: newWaId }, { from: waId })
  await after.say('mercado 80')
  expect(await amounts(after)).toEqual([8_000])
  expect(await amounts(before)).toEqual([])
  await after.sayAs({ waId: newWaId }, 'mercado 90')
  expect(await amounts(after)).toEqual([8_000])
})

it('a change is no message: the 24 hours do not begin anew', async () => {
  const { waId, newWaId } = fresh()
  const person = await linked({ waId })
  clock.moveTo('2026-03-11T14:00:00Z')
  await tellMove(
    { type: 'user_changed_number', wa_id: newWaId },
    { from: waId },
    '2026-03-11T14:00:00Z',
  )
  clock.moveTo('2026-03-11T16:00:00Z')
  expect(await person.sayAs({ waId: newWaId }, text('mercado 80', now))).toEqual([])
  expect(await amounts(person)).toEqual([8_000])
})

it('a change of nobody, or to nothing, changes nothing', async () => {
  const person = await linked()
  const from = { from: person.who.waId }
  await tellMove({ type: 'user_changed_number', wa_id: 'x' }, from)
  await tellMove({ type: 'user_changed_number' }, from)
  await tellMove({ type: 'user_identity_changed', wa_id: '5521988887777' }, from)
  await tellMove({ type: 'user_changed_number', wa_id: '5521988887777' }, { from: '5531988887777' })
  await person.say('mercado 80')
  expect(await amounts(person)).toEqual([8_000])
})

it('the scoped id that comes with a known number is learned, and serves without it', async () => {
  const { waId, userId } = fresh()
  const person = await linked({ waId })
  await person.sayAs({ waId, userId }, 'mercado 80')
  await person.sayAs({ userId }, 'uber 20')
  expect(await amounts(person)).toEqual([2_000, 8_000])
})

it('what is said in a group is not said to Lya', async () => {
  const person = await linked()
  expect(await person.say(text('mercado 80', now, { group_id: 'grupo' }))).toEqual([])
  expect(await amounts(person)).toEqual([])
})

it('the contact of the webhook tells who wrote, where the message does not', async () => {
  const { userId } = fresh()
  const person = await linked({ userId })
  const contacts = [{ profile: { name: 'Ana', username: 'ana' }, user_id: userId }]
  const messages = [text('mercado 80', now)]
  expect(await meta(app).post(envelope({ contacts, messages }))).toBe(200)
  await settledWhatsApp(app, clock)
  expect(await amounts(person)).toEqual([8_000])
})

it('whoever lets the number go may connect it again', async () => {
  const person = await linked()
  const { items } = await person.person.ask<{ items: { id: string }[] }>('GET', '/api/channels')
  await person.person.ask('DELETE', `/api/channels/${items[0]?.id}`)
  expect((await person.say('mercado 80'))[0]).toContain('/register')
  const { code } = await person.person.ask<{ code: string }>('POST', '/api/channels/link-codes')
  expect((await person.say(code))[0]).toContain('conectado')
  await person.say('mercado 80')
  expect(await amounts(person)).toEqual([8_000])
})

it('the first greeting brings the code, from a number that is new or was another’s', async () => {
  const before = await linked()
  const person = await testPerson(app)
  const { code } = await person.ask<{ code: string }>('POST', '/api/channels/link-codes')
  const greeting = `Oi, Lya! O que você sabe fazer? (código ${code})`
  expect((await before.say(greeting))[0]).toContain('conectado')
  await before.say('mercado 80')
  expect(await amounts(before)).toEqual([])
  expect(await person.ask('GET', '/api/transactions')).toMatchObject({
    items: [{ amountCents: 8_000 }],
  })
  // From a linked number six digits at the end of anything else are what they are.
  const [reply] = await before.say('paguei o boleto 50 com o código 123456')
  expect(reply).not.toContain('Esse código não vale')
})
