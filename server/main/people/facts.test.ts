import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { FakeGraph } from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import type { TestApp } from '#main/testing/app.ts'
import { meta, text } from '#main/testing/meta.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { whatsAppApp } from '#main/testing/whatsapp-app.ts'
import { settledWhatsApp } from '#main/testing/whatsapp-settled.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

const clock = fixedClock('2026-03-10T15:00:00Z')
let app: TestApp
let graph: FakeGraph
let close: () => Promise<void>
let maria: TestPerson

beforeAll(async () => {
  const environment = { ASSISTANT_WHATSAPP: '5511999990000' }
  ;({ app, graph, close } = await whatsAppApp({ clock, environment }))
})
afterAll(() => close())
beforeEach(async () => {
  clock.moveTo('2026-03-10T15:00:00Z')
  await app.owner.query('DELETE FROM limites_de_uso')
  maria = await testPerson(app)
})

/** Each fact with its day and how often, in the order of the days. */
async function facts(person = maria): Promise<string[]> {
  const { rows } = await app.owner.query<{ said: string }>(
    `SELECT concat_ws(' ', dia, fato, vezes) AS said FROM fatos WHERE user_id = $1
      ORDER BY dia, fato`,
    [person.userId],
  )
  return rows.map(({ said }) => said)
}
const begun = ['2026-03-10 cadastrou 1', '2026-03-10 comecou 1']

const note = (id = newId()) => ({
  id,
  date: '2026-03-10',
  description: 'pão',
  type: 'despesa',
  amountCents: 500,
  categoryId: null,
})
const say = (words: string, id = newId()) =>
  maria.ask<{ replies: { undoId: string | null }[] }>('POST', '/api/assistant/messages', {
    id,
    text: words,
  })

it('counts who signed up and began, once each', async () => {
  await maria.ask('POST', '/api/onboarding/skip')
  clock.moveTo('2026-03-12T15:00:00Z')
  await maria.ask('PUT', '/api/onboarding/step', { step: 3 })
  expect(await facts()).toEqual(begun)
})

it('counts what was written by form and by message, the first entry once, a repeat never', async () => {
  const repeated = note()
  await maria.ask('POST', '/api/transactions', repeated)
  await maria.ask('POST', '/api/transactions', repeated)
  const id = newId()
  await say('almoço 32,50', id)
  await say('almoço 32,50', id)
  await say('quanto gastei hoje?')
  clock.moveTo('2026-03-11T15:00:00Z')
  await say('uber 18 e mercado 40')
  expect(await facts()).toEqual([
    ...begun,
    '2026-03-10 escreveu 2',
    '2026-03-10 primeiro_lancamento 1',
    '2026-03-11 escreveu 1',
  ])
})

it("counts on the person's own day", async () => {
  await app.owner.query(`UPDATE profiles SET fuso_horario = 'America/Rio_Branco' WHERE id = $1`, [
    maria.userId,
  ])
  clock.moveTo('2026-03-11T04:30:00Z')
  await maria.ask('POST', '/api/transactions', note())
  expect(await facts()).toEqual([
    ...begun,
    '2026-03-10 escreveu 1',
    '2026-03-10 primeiro_lancamento 1',
  ])
})

it('counts what Lya asks back, and what is taken back once', async () => {
  await say('gastei no mercado')
  const { replies } = await say('50')
  await maria.undo(replies[0]?.undoId ?? '')
  await maria.undo(replies[0]?.undoId ?? '')
  await maria.undo(newId())
  expect(await facts()).toEqual([
    ...begun.slice(0, 2),
    '2026-03-10 desfez 1',
    '2026-03-10 escreveu 1',
    '2026-03-10 perguntado 1',
    '2026-03-10 primeiro_lancamento 1',
  ])
})

it('counts a number that is linked, in words of its person', async () => {
  const { code } = await maria.ask<{ code: string }>('POST', '/api/channels/link-codes')
  const now = clock.now().toString()
  await meta(app).say({ waId: '5511982370001' }, text(`Vincular ${code}`, now))
  await settledWhatsApp(app, clock)
  expect(graph.messages()).toHaveLength(1)
  expect(await facts()).toEqual([...begun, '2026-03-10 vinculou 1'])
})

it('counts every one of many at once', async () => {
  await Promise.all(
    Array.from({ length: 12 }, () => maria.ask('POST', '/api/transactions', note())),
  )
  expect(await facts()).toEqual([
    ...begun,
    '2026-03-10 escreveu 12',
    '2026-03-10 primeiro_lancamento 1',
  ])
})
