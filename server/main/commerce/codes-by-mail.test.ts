import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type FakeGraph,
  fakeAccess,
  fakeGraph,
} from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import { buyer } from '#main/testing/buyer.ts'
import { meta, text } from '#main/testing/meta.ts'
import { lookAfter, mailsTo } from '#main/testing/reminders.ts'
import { setGroup } from '#main/testing/set-group.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { dayComes, type Subscriber, subscriber } from '#main/testing/subscriber.ts'
import { textOf } from '#main/testing/whatsapp-people.ts'
import { settledWhatsApp } from '#main/testing/whatsapp-settled.ts'
import { newId } from '#platform/security/ids.ts'

let graph: FakeGraph
let shop: Shop
beforeAll(async () => {
  graph = await fakeGraph()
  shop = await openShop({ environment: { ...fakeAccess, WHATSAPP_API_URL: graph.url } })
})
afterAll(async () => {
  await shop.close()
  await graph.close()
})

/** Links a number as its person would, and answers what goes to it from then on. */
async function linked(who: Subscriber, waId: string): Promise<() => Promise<string[]>> {
  const { app, clock } = shop
  const cookie = await who.cookie()
  const made = await app.call('POST', '/api/channels/link-codes', { cookie, body: '{}' })
  const { code } = made.body as { code: string }
  await meta(app).say({ waId }, text(`Vincular ${code}`, clock.now().toString()))
  await settledWhatsApp(app, clock)
  const seen = graph.messages().length
  return async () => {
    await lookAfter([app])
    await settledWhatsApp(app, clock)
    return graph.messages().slice(seen).map(textOf)
  }
}

const renewalLetter = async ({ email }: Subscriber) =>
  (await mailsTo(shop.app, email)).find(({ subject }) => subject === 'Sua renovação está chegando')

it('puts the PIX code of a renewal into the letter and into the message', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const joao = await subscriber(shop, { by: 'pix' })
  const messages = await linked(joao, '5511982361001')
  await dayComes(shop, '2026-12-24T12:00:00Z')
  const code = (await joao.view()).toPay?.pix?.payload ?? ''
  expect(code).toMatch(/^000201/)
  expect((await messages()).join()).toContain(`PIX copia e cola: ${code}`)
  expect((await renewalLetter(joao))?.text).toContain(code)
})

it('sends the boleto of a purchase to who may close its page, once', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  await setGroup(shop, 'payment_methods', { credit_card: true, pix: true, boleto: true })
  const bia = await buyer(shop)
  const asked = { attemptId: newId(), document: '529.982.247-25', amountCents: 3_990 }
  const { body } = await bia.send('POST', `/api/checkout/sessions/${bia.id}/boleto`, asked)
  const { line, url } = (body as { boleto: { line: string; url: string } }).boleto
  await shop.sweep()
  const letters = await mailsTo(shop.app, bia.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['Seu boleto da Lya'])
  expect(letters[0]?.text).toContain(line)
  expect(letters[0]?.text).toContain(url)
  expect(letters[0]?.text).toMatch(/do Plano Mensal, de R\$.39,90\. Ele vence em 25\/11\/2026\./)
})

it('puts the digits of a boleto there, and the way to its page', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const ana = await subscriber(shop, { by: 'pix' })
  await setGroup(shop, 'payment_methods', { credit_card: true, pix: true, boleto: true })
  const messages = await linked(ana, '5511982361002')
  expect((await ana.act('method', { billingType: 'BOLETO' })).status).toBe(200)
  await dayComes(shop, '2026-12-24T12:00:00Z')
  const boleto = (await ana.view()).toPay?.boleto
  expect(boleto?.line).toMatch(/\d{10}/)
  expect((await messages()).join()).toContain(`Linha digitável do boleto: ${boleto?.line}`)
  const letter = (await renewalLetter(ana))?.text
  expect(letter).toContain(boleto?.line)
  expect(letter).toContain(boleto?.url)
})
