import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyer } from '#main/testing/buyer.ts'
import { lookAfter, mailsTo } from '#main/testing/reminders.ts'
import { openShop, type Shop } from '#main/testing/shop.ts'
import { dayComes, type Subscriber, subscriber } from '#main/testing/subscriber.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const yearly = '01936000-0000-7000-8000-000000000003'
const newCard = {
  ...{ number: '5162 3062 1937 8829', holderName: 'MARIA SOUZA', expiry: '12/30', code: '737' },
  ...{ document: '529.982.247-25', cep: '01310-100', addressNumber: '10' },
}

const prove = ({ userId }: Subscriber) =>
  shop.app.owner.query('UPDATE auth."user" SET email_verified = true WHERE id = $1', [userId])

/** The letters since the purchase's own receipt, by their subjects. */
async function letters({ email }: Subscriber): Promise<string[]> {
  await lookAfter([shop.app])
  return (await mailsTo(shop.app, email)).slice(1).map(({ subject }) => subject)
}

it.each([
  ['by day', '2026-11-22T12:00:00Z'],
  ['in the hours in which nothing may ring', '2026-11-23T03:30:00Z'],
])('tells by e-mail what becomes of a subscription, %s', async (_, at) => {
  shop.clock.moveTo(at)
  const maria = await subscriber(shop)
  await prove(maria)
  await maria.act('change', { planId: yearly, dueCents: 21_000, installments: 1 })
  expect(await letters(maria)).toEqual(['Pagamento recebido'])
  const [upgrade] = (await maria.view()).payments
  const receipt = (await mailsTo(shop.app, maria.email)).at(-1)
  expect(receipt?.text).toMatch(/Já descontamos R\$.39,90 dos dias do outro plano não usados\./)
  expect(receipt?.text).toContain(`/recibo/${upgrade?.id}`)
  const sheet = await shop.app.call('GET', `/api/subscription/payments/${upgrade?.id}/receipt`, {
    cookie: await maria.cookie(),
  })
  expect(sheet.body).toMatchObject({ amountCents: 21_000, creditCents: 3_990 })
  await maria.act('card', newCard)
  expect((await letters(maria)).slice(1)).toEqual(['Forma de pagamento atualizada'])
  await maria.act('cancel', { reason: '' })
  expect((await letters(maria)).slice(2)).toEqual(['Cancelamento confirmado'])
  await maria.act('resume')
  expect((await letters(maria)).slice(3)).toEqual(['Assinatura retomada'])
  const { refund } = await maria.view()
  await maria.act('refund', { chargeId: refund?.chargeId, amountCents: refund?.amountCents })
  expect((await letters(maria)).slice(4)).toEqual(['Reembolso feito'])
})

it('sends the code of a renewal, and its receipt', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  // Who never proved the address would else lose the plan without a word.
  const joao = await subscriber(shop, { by: 'pix' })
  await dayComes(shop, '2026-12-24T12:00:00Z')
  expect(await letters(joao)).toEqual(['Sua renovação está chegando'])
  const { toPay } = await joao.view()
  const [, mail] = await mailsTo(shop.app, joao.email)
  expect(mail?.text).toContain(toPay?.pix?.payload)
  await shop.payCode(toPay?.id ?? '')
  await expect.poll(async () => (await joao.profile()).endsOn).toBe('2027-01-28')
  expect((await letters(joao)).slice(1)).toEqual(['Pagamento recebido'])
})

it('sends a new code of the same renewal as well: the one before is worth nothing', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const joao = await subscriber(shop, { by: 'pix' })
  await prove(joao)
  await dayComes(shop, '2026-12-26T12:00:00Z')
  expect(await letters(joao)).toEqual(['Sua renovação está chegando'])
  const before = (await joao.view()).toPay?.pix?.payload
  await joao.act('cancel', { reason: '' })
  await joao.act('resume')
  const again = (await joao.view()).toPay?.pix?.payload ?? 'none'
  expect(again).not.toBe(before)
  const sent = async () => {
    await letters(joao)
    const mails = await mailsTo(shop.app, joao.email)
    return mails.filter(({ subject }) => subject === 'Sua renovação está chegando')
  }
  await expect
    .poll(async () => (await sent()).map(({ text }) => text.includes(again)))
    .toEqual([false, true])
})

it('tells each time what somebody did, though it be twice in a day', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  await prove(maria)
  for (const deed of ['cancel', 'resume', 'cancel']) {
    await maria.act(deed, { reason: '' })
    await letters(maria)
  }
  const told = ['Cancelamento confirmado', 'Assinatura retomada', 'Cancelamento confirmado']
  expect(await letters(maria)).toEqual(told)
  const last = (await mailsTo(shop.app, maria.email)).at(-1)
  expect(last?.text).toContain('Você usa tudo até 28/12/2026.')
})

it('tells of a cheaper plan that is to come, and of giving it up', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const ana = await subscriber(shop, { plan: 'trimestral' })
  await prove(ana)
  const monthly = { planId: '01936000-0000-7000-8000-000000000001' }
  await ana.act('change', { ...monthly, dueCents: 3_990, installments: 1 })
  expect(await letters(ana)).toEqual(['Seu plano na próxima renovação'])
  const [, planned] = await mailsTo(shop.app, ana.email)
  expect(planned?.text).toMatch(
    /Na renovação de 01\/03\/2027, vale o Plano Mensal, por R\$.39,90\./,
  )
  const { version } = await ana.view()
  const cookie = await ana.cookie()
  await shop.app.call('DELETE', '/api/subscription/change', {
    ...{ cookie, body: JSON.stringify({ version }) },
  })
  expect((await letters(ana)).slice(1)).toEqual(['Seu plano na próxima renovação'])
  const kept = (await mailsTo(shop.app, ana.email)).at(-1)
  expect(kept?.text).toContain('vale o Plano Trimestral')
})

it('tells all of what somebody did before the first letter left, each as it was', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  await prove(maria)
  for (const deed of ['cancel', 'resume', 'cancel']) {
    shop.clock.moveTo(shop.clock.now().add({ seconds: 5 }).toString())
    await maria.act(deed, { reason: '' })
  }
  const told = ['Assinatura retomada', 'Cancelamento confirmado', 'Cancelamento confirmado']
  // They are handed over side by side.
  expect((await letters(maria)).toSorted()).toEqual(told)
  const mails = await mailsTo(shop.app, maria.email)
  const resumed = mails.find(({ subject }) => subject === 'Assinatura retomada')
  expect(resumed?.text).toContain('a próxima renovação é em 29/12/2026')
})

it('says how much comes back and when, though the plan ended with it', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  const { refund } = await maria.view()
  await maria.act('refund', { chargeId: refund?.chargeId, amountCents: refund?.amountCents })
  expect(await letters(maria)).toEqual(['Reembolso feito'])
  const back = (await mailsTo(shop.app, maria.email)).at(-1)
  expect(back?.text).toMatch(/Devolvemos R\$.39,90 do seu Plano Mensal\./)
  expect(back?.text).toContain('no cartão, em até duas faturas')
})

it('says that what was paid twice went back, and why', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const ana = await buyer(shop)
  await ana.payByPix()
  const { rows } = await shop.app.owner.query<{ id: string }>(
    'SELECT id FROM charges WHERE session_id = $1',
    [ana.id],
  )
  await ana.payByCard()
  await shop.payCode(rows[0]?.id ?? '')
  const refund = async () => {
    await lookAfter([shop.app])
    const mails = await mailsTo(shop.app, ana.email)
    return mails.filter(({ subject }) => subject === 'Reembolso feito')
  }
  await expect.poll(refund).toHaveLength(1)
  const [letter] = await refund()
  expect(letter?.text).toMatch(/Devolvemos R\$.39,90 do seu Plano Mensal\./)
  expect(letter?.text).toContain('chegou quando o plano já estava pago')
})

it('writes to an address that nobody has proven, too: whoever pays is owed it', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const maria = await subscriber(shop)
  await maria.act('card', newCard)
  expect(await letters(maria)).toEqual(['Forma de pagamento atualizada'])
  await maria.act('cancel', { reason: '' })
  expect((await letters(maria)).slice(1)).toEqual(['Cancelamento confirmado'])
})

it('promises no try after the last, and nothing of a plan that is suspended by then', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const camila = await subscriber(shop)
  await camila.act('card', { ...newCard, number: '4000 0000 0000 0341' })
  await dayComes(shop, '2026-12-29T12:00:00Z')
  const failed = async () => {
    await lookAfter([shop.app])
    const mails = await mailsTo(shop.app, camila.email)
    return mails.filter(({ subject }) => subject === 'Não conseguimos renovar seu plano')
  }
  expect((await failed()).at(-1)?.text).toContain('Vamos tentar de novo nos próximos dias.')
  await dayComes(shop, '2027-01-03T12:00:00Z')
  expect((await failed()).at(-1)?.text).toContain('Não vamos tentar mais: troque o cartão')
})

it('does not tell who is suspended by now that the access goes on', async () => {
  shop.clock.moveTo('2026-11-22T12:00:00Z')
  const diego = await subscriber(shop)
  await prove(diego)
  await diego.act('card', { ...newCard, number: '4000 0000 0000 0341' })
  expect(await letters(diego)).toEqual(['Forma de pagamento atualizada'])
  // The letters wait while the server that carries them is off.
  await dayComes(shop, '2027-01-03T12:00:00Z')
  // What the provider could not be asked at once is asked again some seconds later.
  await expect.poll(() => diego.told()).toContain('cobranca-falhou')
  await dayComes(shop, '2027-01-05T12:00:00Z')
  expect(await diego.told()).toContain('assinatura-suspensa')
  expect((await letters(diego)).slice(1)).toEqual(['Seu plano está suspenso'])
})
