import { cents } from '@lya/core/amounts/cents.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ChargeRequest,
  type GatewayCharge,
  GatewayDown,
  GatewayRefusal,
  GatewayTimeout,
} from '#commerce/gateway/index.ts'
import { newId } from '#platform/security/ids.ts'
import { calmState } from '#simulators/asaas/state.store.ts'
import {
  type AsaasBench,
  asaasBench,
  card,
  holder,
  payer,
  webhookToken,
} from '#simulators/asaas/testing/asaas-bench.ts'

let bench: AsaasBench
beforeAll(async () => {
  bench = await asaasBench()
})
afterAll(() => bench.close())
beforeEach(async () => {
  bench.answerWith(200)
  await bench.simulator.set(calmState)
  // What the test before has left for later is told by then.
  bench.clock.moveTo('2026-12-24T12:00:00Z')
  await bench.simulator.settle()
  bench.clock.moveTo('2026-07-14T09:45:59Z')
  bench.told.length = 0
})

async function tokenOf(number?: string): Promise<{ customerId: string; token: string }> {
  const { customerId } = await bench.gateway.keepCustomer({ ...payer, reference: newId() })
  const request = { customerId, card: card(number), holder, remoteIp: '203.0.113.9' }
  const { token } = await bench.gateway.tokeniseCard(request)
  return { customerId, token }
}

async function charge(
  paying: { customerId: string; token?: string },
  more: Partial<ChargeRequest> = {},
): Promise<GatewayCharge> {
  const { customerId, token } = paying
  return bench.gateway.makeCharge({
    ...{ reference: newId(), customerId, amountCents: cents(2_990), installments: 1 },
    ...{ dueOn: '2026-07-14', description: 'Lya, plano mensal' },
    billingType: token === undefined ? 'PIX' : 'CREDIT_CARD',
    card: token === undefined ? null : { token, remoteIp: '203.0.113.9' },
    ...more,
  })
}

const events = (): unknown[] => bench.told.map(({ body }) => body.event)

describe('a card', () => {
  it('is charged at once, and its money comes 32 days later', async () => {
    const made = await charge(await tokenOf())
    expect(made).toMatchObject({
      ...{ state: 'confirmed', confirmedOn: '2026-07-14', receivedOn: null, amountCents: 2_990 },
      card: { brand: 'VISA', lastFour: '1111' },
    })
    bench.clock.moveTo('2026-08-17T03:00:00Z')
    await bench.simulator.settle()
    expect(await bench.gateway.readCharge(made.id)).toMatchObject({
      ...{ state: 'received', receivedOn: '2026-08-17' },
    })
    expect(events()).toEqual(['PAYMENT_CREATED', 'PAYMENT_CONFIRMED', 'PAYMENT_RECEIVED'])
    expect(bench.told[0]?.token).toBe(webhookToken)
  })

  it('in parts is one charge, whose last part bears the rest', async () => {
    const reference = newId()
    const paying = await tokenOf()
    const made = await charge(paying, { reference, amountCents: cents(35_000), installments: 12 })
    expect(made).toMatchObject({ reference, state: 'confirmed', amountCents: 35_000 })
    expect(made.installment).toMatchObject({ count: 12, receivedCount: 0 })
    expect(await bench.gateway.findCharges(reference)).toEqual([made])
    bench.clock.moveTo('2026-09-20T03:00:00Z')
    await bench.simulator.settle()
    const later = await bench.gateway.readCharge(made.id)
    expect(later).toMatchObject({ state: 'received', receivedOn: '2026-08-17' })
    expect(later?.installment?.receivedCount).toBe(2)
    const back = await bench.gateway.refund({ id: made.id, amountCents: null, reason: 'a' })
    expect(back).toMatchObject({ charge: { state: 'refunded', refundedCents: 35_000 } })
  })

  it('that is declined leaves nothing behind', async () => {
    const refused = { name: 'GatewayRefusal', code: 'invalid_action' }
    await expect(tokenOf('5184019740373151')).rejects.toMatchObject(refused)
    const reference = newId()
    const paying = await tokenOf('4000000000000341')
    await expect(charge(paying, { reference })).rejects.toMatchObject(refused)
    expect(await bench.gateway.findCharges(reference)).toEqual([])
  })

  it('serves its own customer alone', async () => {
    const { token } = await tokenOf()
    const { customerId } = await tokenOf()
    const act = charge({ customerId, token })
    await expect(act).rejects.toMatchObject({
      code: 'invalid_creditCard',
      detail: `CreditCardToken ${token} não encontrado.`,
    })
    expect(bench.logged.join()).not.toContain(token)
  })

  it('leaves neither number nor code in any table or line of the log', async () => {
    await charge(await tokenOf('4444444444444444'))
    const { rows } = await bench.database.owner.query<{ all: string }>(
      `select (select string_agg(t::text, '') from simulador_asaas t)
        || (select string_agg(a::text, '') from simulador_asaas_avisos a) as all`,
    )
    expect(rows[0]?.all).toContain('4444')
    expect(rows[0]?.all).not.toMatch(/4444444|"123"|ccv/)
    expect(bench.logged.join()).not.toContain('4444444')
  })
})

describe('a PIX', () => {
  it('is received when somebody pays, and never confirmed', async () => {
    const made = await charge(await tokenOf().then(({ customerId }) => ({ customerId })))
    expect(made.state).toBe('open')
    const code = await bench.gateway.readPixCode(made.id)
    expect(code.payload).toContain('br.gov.bcb.pix')
    expect(Buffer.from(code.imageBase64, 'base64').toString('latin1', 1, 4)).toBe('PNG')
    await bench.ask('POST', `/v3/sandbox/payment/${made.id}/confirm`)
    await bench.simulator.settle()
    expect(await bench.gateway.readCharge(made.id)).toMatchObject({
      ...{ state: 'received', confirmedOn: '2026-07-14', receivedOn: '2026-07-14' },
    })
    expect(events()).toEqual(['PAYMENT_CREATED', 'PAYMENT_RECEIVED'])
  })

  it('is deleted once, and may be paid for all that', async () => {
    const { customerId } = await tokenOf()
    const made = await charge({ customerId })
    await bench.gateway.deleteCharge(made.id)
    await bench.gateway.deleteCharge(made.id)
    await bench.gateway.deleteCharge('pay_nothing')
    expect(await bench.gateway.readCharge(made.id)).toMatchObject({ state: 'deleted' })
    await bench.ask('POST', `/v3/sandbox/payment/${made.id}/confirm`)
    await bench.simulator.settle()
    expect(await bench.gateway.readCharge(made.id)).toMatchObject({ state: 'received' })
    expect(events()).toEqual([
      ...['PAYMENT_CREATED', 'PAYMENT_DELETED', 'PAYMENT_RESTORED', 'PAYMENT_RECEIVED'],
    ])
  })

  it('falls overdue the day after', async () => {
    const { customerId } = await tokenOf()
    const made = await charge({ customerId })
    bench.clock.moveTo('2026-07-15T03:00:00Z')
    await bench.simulator.settle()
    expect(await bench.gateway.readCharge(made.id)).toMatchObject({ state: 'overdue' })
    expect(events()).toEqual(['PAYMENT_CREATED', 'PAYMENT_OVERDUE'])
  })

  it('gives back part of its money, and then the rest but no more', async () => {
    const { customerId } = await tokenOf()
    const { id } = await charge({ customerId })
    await bench.ask('POST', `/v3/sandbox/payment/${id}/confirm`)
    const part = await bench.gateway.refund({ id, amountCents: cents(990), reason: 'a' })
    expect(part).toMatchObject({ charge: { state: 'received', refundedCents: 990 } })
    const tooMuch = bench.gateway.refund({ id, amountCents: cents(2_001), reason: 'a' })
    await expect(tooMuch).rejects.toBeInstanceOf(GatewayRefusal)
    const rest = await bench.gateway.refund({ id, amountCents: null, reason: 'a' })
    expect(rest).toMatchObject({ charge: { state: 'refunded', refundedCents: 2_990 } })
  })
})

describe('an answer that never comes', () => {
  it.each([
    ['4000000000007106', 0, 0],
    ['4000000000007205', 1, 1],
    ['4000000000007304', 0, 1],
  ])('with %s has made %i by then and %i in the end', async (number, then, inTheEnd) => {
    await bench.simulator.set({ hangMs: 0 })
    const reference = newId()
    const paying = await tokenOf(number)
    await expect(charge(paying, { reference })).rejects.toBeInstanceOf(GatewayTimeout)
    expect(await bench.gateway.findCharges(reference)).toHaveLength(then)
    bench.clock.moveTo('2026-07-14T09:50:59Z')
    expect(await bench.gateway.findCharges(reference)).toHaveLength(inTheEnd)
  })

  it('comes as a refusal to call where the provider is down or its quota used up', async () => {
    const paying = await tokenOf()
    for (const outage of ['down', 'quota'] as const) {
      await bench.simulator.set({ outage })
      await expect(charge(paying)).rejects.toBeInstanceOf(GatewayDown)
    }
  })
})

describe('a customer', () => {
  it('is one for each reference, and mended', async () => {
    const reference = newId()
    const { customerId } = await bench.gateway.keepCustomer({ ...payer, reference })
    const mended = await bench.gateway.keepCustomer({ ...payer, reference, name: 'Maria Lima' })
    expect(mended).toEqual({ customerId })
    const twice = await bench.ask('GET', `/v3/customers?externalReference=${reference}`)
    expect(twice.body).toMatchObject({ totalCount: 1, data: [{ name: 'Maria Lima' }] })
  })

  it('is refused without a true document, and kept without an invented telephone', async () => {
    const reference = newId()
    const act = bench.gateway.keepCustomer({ ...payer, reference, document: '11111111111' })
    await expect(act).rejects.toMatchObject({ detail: 'O CPF/CNPJ informado é inválido.' })
    const phone = '5547999999999'
    const { customerId } = await bench.gateway.keepCustomer({ ...payer, reference, phone })
    const { body } = await bench.ask('GET', `/v3/customers/${customerId}`)
    expect(body).toMatchObject({ mobilePhone: null, notificationDisabled: true })
  })
})

describe('a subscription', () => {
  const ask = async (): Promise<{ id: string; nextDueDate: string }> => {
    const { customerId } = await tokenOf()
    const { body } = await bench.ask('POST', '/v3/subscriptions', {
      ...{ customer: customerId, billingType: 'BOLETO', value: 39.9, cycle: 'MONTHLY' },
      nextDueDate: '2026-09-12',
    })
    return body as { id: string; nextDueDate: string }
  }
  const charges = async (id: string): Promise<{ dueDate: string; deleted: boolean }[]> => {
    const { body } = await bench.ask('GET', `/v3/subscriptions/${id}/payments`)
    return (body as { data: { dueDate: string; deleted: boolean }[] }).data
  }

  it('has its first charge at once, and each later one 40 days before it is due', async () => {
    const { id, nextDueDate } = await ask()
    expect(nextDueDate).toBe('2026-10-12')
    expect(await charges(id)).toMatchObject([{ dueDate: '2026-09-12' }])
    bench.clock.moveTo('2026-10-14T03:00:00Z')
    await bench.simulator.settle()
    const due = (await charges(id)).map(({ dueDate }) => dueDate)
    expect(due).toEqual(['2026-11-12', '2026-10-12', '2026-09-12'])
  })

  it('ends with its open charges, and ending it again is no failure', async () => {
    const { id } = await ask()
    await bench.gateway.endSubscription(id)
    await bench.gateway.endSubscription('sub_nothing')
    await bench.simulator.settle()
    expect(await charges(id)).toEqual([])
    expect(events()).toEqual([
      ...['PAYMENT_CREATED', 'SUBSCRIPTION_CREATED', 'SUBSCRIPTION_DELETED', 'PAYMENT_DELETED'],
    ])
    // Its days are written as people write them, those of charges are not.
    const [first, created] = bench.told.map(({ body }) => body as Record<string, never>)
    expect(created?.subscription).toMatchObject({ nextDueDate: '12/10/2026' })
    expect(first?.payment).toMatchObject({ dueDate: '2026-09-12' })
  })
})

describe('the queue of webhooks', () => {
  it('waits behind one that fails, and stops for good after fifteen tries', async () => {
    bench.answerWith(500)
    const { customerId } = await tokenOf()
    const { id } = await charge({ customerId })
    await bench.simulator.settle()
    expect(events()).toEqual(['PAYMENT_CREATED'])
    await bench.ask('POST', `/v3/sandbox/payment/${id}/confirm`)
    for (let hour = 10; hour < 40; hour += 1) {
      const at = Temporal.Instant.from('2026-07-14T00:00:00Z').add({ hours: hour })
      bench.clock.moveTo(at.toString())
      await bench.simulator.settle()
    }
    expect(new Set(events())).toEqual(new Set(['PAYMENT_CREATED']))
    expect(events()).toHaveLength(15)
    bench.answerWith(200)
    await bench.simulator.settle()
    expect(events()).toHaveLength(15)
    await bench.simulator.set({ isQueueInterrupted: false })
    await bench.simulator.settle()
    expect(events().slice(15)).toContain('PAYMENT_RECEIVED')
  })

  it('tells twice, in another order, or not at all, when it is made to', async () => {
    await bench.simulator.set({
      doublesEvents: true,
      shufflesEvents: true,
      isQueueInterrupted: true,
    })
    const { customerId } = await tokenOf()
    const ids = new Set<unknown>()
    for (let at = 0; at < 6; at += 1) ids.add((await charge({ customerId })).id)
    await bench.simulator.set({ isQueueInterrupted: false })
    await bench.simulator.settle()
    const order = bench.told.map(({ body }) => Number(String(body.id).split('&')[1]))
    expect(order).toHaveLength(12)
    expect(new Set(order).size).toBe(6)
    expect(order).not.toEqual(order.toSorted((a, b) => a - b))
    await bench.simulator.set({ lostPercent: 100 })
    await charge({ customerId })
    await bench.simulator.settle()
    expect(bench.told).toHaveLength(12)
  })

  it('tells what the adapter reads', async () => {
    const reference = newId()
    const { customerId } = await tokenOf()
    const { id } = await charge({ customerId }, { reference })
    await bench.simulator.settle()
    expect(bench.gateway.readEvent(bench.told[0]?.body)).toMatchObject({
      ...{ name: 'PAYMENT_CREATED', chargeId: id, reference, customerId },
      occurredAt: Temporal.Instant.from('2026-07-14T09:45:59Z'),
    })
  })
})
