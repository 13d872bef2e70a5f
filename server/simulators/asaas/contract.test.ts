import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asaasGateway } from '#adapters/asaas/asaas-gateway.ts'
import { type GatewayCharge, GatewayRefusal } from '#commerce/gateway/index.ts'
import { recorder } from '#platform/http/testing/serve-edge.ts'
import { pairIds, shapeOf, translated } from '#simulators/asaas/testing/alike.ts'
import { type AsaasBench, asaasBench } from '#simulators/asaas/testing/asaas-bench.ts'
import {
  conversations,
  type Exchange,
  probesOf,
  webhooks,
} from '#simulators/asaas/testing/recordings.ts'

// The same questions to the simulator and to what was recorded of the provider: our examples or,
// with ASAAS_RECORDINGS, the real ones. What one answers the other must; the adapter reads both.
let bench: AsaasBench
beforeAll(async () => {
  bench = await asaasBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.clock.moveTo('2026-07-14T09:45:59Z'))

type Answered = Exchange['response']

interface Json {
  id: string
  object?: string
  status: string
  value: number
  deleted: boolean
  installment?: string
  data: Json[]
  errors: { code: string; description: string }[]
}

/** Has a recorded conversation again, with our ids for theirs. */
async function repeat(exchanges: readonly Exchange[]): Promise<Answered[]> {
  const pairs = new Map<string, string>()
  const answers: Answered[] = []
  for (const { request, response } of exchanges) {
    const { method, path, query, body } = translated(request, pairs)
    const answer = await bench.ask(
      method,
      path + (query ? `?${new URLSearchParams(query)}` : ''),
      body,
    )
    pairIds(response.body, answer.body, pairs)
    answers.push(answer)
  }
  return answers
}

/** What the adapter makes of an answer, whoever gave it. */
async function read({ status, body }: Answered): Promise<GatewayCharge[] | string> {
  const one = body as Json
  const parts = one.data ?? [one]
  const list = { object: 'list', hasMore: false, totalCount: 1, limit: 100, offset: 0, data: parts }
  const play = async (asked: unknown): Promise<Response> =>
    Response.json(String(asked).includes('payments?') ? list : (one.data?.[0] ?? one), { status })
  const { log, baseUrl } = { log: recorder([]), baseUrl: 'http://provider.test/v3' }
  const gateway = asaasGateway({ baseUrl, key: 'k', environment: 'sandbox', log, fetch: play })
  try {
    const charge = await gateway.readCharge(parts[0]?.id ?? '')
    return charge ? [charge] : []
  } catch (error) {
    if (error instanceof GatewayRefusal) return `${error.code}: ${error.detail}`
    throw error
  }
}

const isCharge = ({ status, body }: Answered): boolean => {
  const { object, data } = body as Json
  return (
    status !== 200 || object === 'payment' || (object === 'list' && data[0]?.object === 'payment')
  )
}

describe.each(conversations)('$scenario', ({ exchanges, capturedAt }) => {
  it('is answered alike', async () => {
    if (capturedAt) bench.clock.moveTo(capturedAt)
    const answers = await repeat(exchanges)
    const recorded = exchanges.map(({ response }) => response)
    expect(answers.map((answer) => shapeOf(answer))).toEqual(recorded.map((one) => shapeOf(one)))
  })

  it('is read alike', async () => {
    if (capturedAt) bench.clock.moveTo(capturedAt)
    const answers = await repeat(exchanges)
    const recorded = exchanges.map(({ response }) => response)
    const readAll = async (of: Answered[]): Promise<unknown> =>
      Promise.all(of.filter(isCharge).map(async (one) => withoutIds(await read(one))))
    expect(await readAll(answers)).toEqual(await readAll(recorded))
    for (const one of recorded.filter(isCharge)) {
      const made = await read(one)
      const { errors, value, data } = one.body as Json
      if (typeof made === 'string') expect(made).toContain(errors[0]?.description)
      else {
        const total = data ? data.reduce((sum, part) => sum + part.value, 0) : value
        expect(made[0]?.amountCents).toBe(Math.round(total * 100))
      }
    }
  })
})

function withoutIds(read: GatewayCharge[] | string): unknown {
  if (typeof read === 'string') return read
  return read.map(({ installment, card, ...charge }) => ({
    ...charge,
    ...{ id: null, customerId: null },
    parts: installment && [installment.count, installment.receivedCount],
    card: card && [card.brand, card.lastFour],
  }))
}

describe('a card of the probe', () => {
  it.each(
    probesOf('card-probe').map((probe) => ({ ...probe, number: probe.request.number ?? '' })),
  )('$number', async ({ number, response }) => {
    const recorded = response.body as Json & Record<'description' | 'dueDate', string>
    const { description, dueDate } = recorded
    const made = await openCharge(dueDate === undefined ? {} : { description, dueDate })
    const answer = await payBy(made.id, { creditCard: cardOf(number), creditCardHolderInfo: {} })
    expect(shapeOf(answer)).toEqual(shapeOf(response))
    expect(withoutIds(await read(answer))).toEqual(withoutIds(await read(response)))
  })
})

describe('a token of the probe', () => {
  const probe = (name: string): Exchange & { response: Record<string, unknown> } =>
    probesOf('tokenization-probe').find((one) => one.probe === name) as ReturnType<typeof probe>
  const number = '5162306219378829'

  it('is given for a card, and not for one that is declined', async () => {
    const { customer } = await openCharge()
    const ask = (typed: string): Promise<Answered> => tokenise(customer, typed)
    expect(shapeOf(await ask(number))).toEqual(shapeOf(pick(probe('tokenize').response)))
    const { status, errors } = probe('tokenizeDeclined').response
    expect(await ask('5184019740373151')).toEqual({ status, body: { errors } })
  })

  it('pays alone, and never with a code beside it', async () => {
    const { id, customer } = await openCharge()
    const creditCardToken = await tokenFor(customer, number)
    const both = await payBy(id, { creditCardToken, creditCard: { ccv: '123' } })
    expect(both.status).toBe(probe('payWithTokenAndCcv').response.status)
    const paid = await payBy(id, { creditCardToken })
    const { status, creditCard, status_ } = probe('payWithTokenOnly').response
    const { status: answered, body } = paid
    expect({ status: answered, ...pickFrom(body, ['creditCard', 'status']) }).toEqual({
      ...{ status, status_: undefined },
      ...{ creditCard: { ...(creditCard as object), creditCardToken }, status: status_ },
    })
  })

  it('of a payment pays again', async () => {
    const first = await openCharge()
    const paid = await payBy(first.id, { creditCard: cardOf(number), creditCardHolderInfo: {} })
    const { creditCard } = paid.body as { creditCard: { creditCardToken: string } }
    const { creditCardToken } = creditCard
    const next = await openCharge({ customer: first.customer })
    const { reusable } = probe('tokenFromPayment').response
    expect((await payBy(next.id, { creditCardToken })).status).toBe(reusable)
  })

  it('is unknown to any other customer', async () => {
    const { customer } = await openCharge()
    const token = await tokenFor(customer, number)
    const other = await openCharge()
    const foreign = probe('tokenCrossCustomer').response
    const [{ code, description }] = foreign.body as [{ code: string; description: string }]
    const answer = await payBy(other.id, { creditCardToken: token })
    const [said] = (answer.body as Json).errors
    expect(answer.status).toBe(foreign.status)
    expect(said?.code).toBe(code)
    expect(said?.description).toBe(description.replace(/(?<=CreditCardToken )\S+/, token))
    const unknown = await payBy(other.id, { creditCardToken: 'nao-existe-este-token' })
    expect(unknown.body).toEqual({ errors: probe('badToken').response.errors })
  })
})

describe('a webhook of the provider', () => {
  const states: Readonly<Record<string, GatewayCharge['state']>> = {
    PAYMENT_CREATED: 'open',
    PAYMENT_CONFIRMED: 'confirmed',
    PAYMENT_RECEIVED: 'received',
    PAYMENT_OVERDUE: 'overdue',
    PAYMENT_DELETED: 'deleted',
    PAYMENT_REFUNDED: 'refunded',
  }

  it.each(webhooks.map(({ body }) => ({ event: body.event, body })))(
    '$event',
    async ({ event, body }) => {
      const said = bench.gateway.readEvent(body)
      expect(said).toMatchObject({ id: (body as unknown as Json).id, name: event })
      expect(said?.id).toContain('&')
      expect(said?.occurredAt).toBeInstanceOf(Temporal.Instant)
      if (!body.payment) {
        expect(said?.chargeId).toBeNull()
        return
      }
      const { id, externalReference, customer } = body.payment
      expect(said).toMatchObject({
        chargeId: id,
        reference: externalReference,
        customerId: customer,
      })
      const charge = await read({ status: 200, body: body.payment })
      expect(charge).toMatchObject([{ id, state: states[event], reference: externalReference }])
    },
  )

  it('is told by the simulator with the same keys', async () => {
    await bench.simulator.settle()
    bench.told.length = 0
    const { id } = await openCharge({ billingType: 'PIX' })
    await bench.ask('POST', `/v3/sandbox/payment/${id}/confirm`)
    await bench.simulator.settle()
    for (const { body } of bench.told) {
      const same = webhooks.find((one) => {
        const { event, payment, account } = one.body as typeof one.body & { account?: unknown }
        return event === body.event && payment?.billingType === 'PIX' && account !== undefined
      })
      expect(same).toBeDefined()
      expect(keysOf(body)).toEqual(keysOf(same?.body))
    }
    expect(bench.told).toHaveLength(2)
  })

  it('may be anything at all', () => {
    for (const body of [null, 1, 'x', [], {}, { id: 1, event: 'X' }, { id: 'a', event: '' }]) {
      expect(bench.gateway.readEvent(body)).toBeNull()
    }
    const other = { id: 'evt_1&2', event: 'ACCESS_TOKEN_EXPIRED', dateCreated: 'amanhã' }
    expect(bench.gateway.readEvent(other)).toMatchObject({ chargeId: null, occurredAt: null })
  })
})

// As its documentation has it: nobody has recorded these.
describe('a boleto that was paid', () => {
  const paidSlip = async (): Promise<string> => {
    const { id } = await openCharge({ billingType: 'BOLETO' })
    await bench.ask('POST', `/v3/sandbox/payment/${id}/confirm`)
    return id
  }
  const askBack = (id: string): Promise<Answered> =>
    bench.ask('POST', `/v3/payments/${id}/bankSlip/refund`, {})

  it('is refused, by one error, the call that gives cards and PIX back', async () => {
    const id = await paidSlip()
    const refused = await bench.ask('POST', `/v3/payments/${id}/refund`, {})
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ code: 'invalid_action' }] } })
    expect((refused.body as Json).errors).toHaveLength(1)
    expect(await bench.gateway.readCharge(id)).toMatchObject({ state: 'confirmed' })
  })

  it('is asked back once, by a link, and nothing has gone yet', async () => {
    const id = await paidSlip()
    await bench.simulator.settle()
    bench.told.length = 0
    const given = await askBack(id)
    expect(given).toEqual({
      ...{ status: 200, body: { requestUrl: expect.stringMatching(/^https?:\/\/\S+$/) } },
    })
    expect(await askBack(id)).toEqual(given)
    expect(await bench.gateway.readCharge(id)).toMatchObject({
      ...{ state: 'confirmed', providerStatus: 'REFUND_REQUESTED', refundedCents: 0 },
    })
    await bench.simulator.settle()
    expect(bench.told).toEqual([])
  })

  it('is no other method, and not one that nobody paid', async () => {
    const { id: open } = await openCharge({ billingType: 'BOLETO' })
    const pix = await openCharge({ billingType: 'PIX' })
    await bench.ask('POST', `/v3/sandbox/payment/${pix.id}/confirm`)
    for (const id of [open, pix.id]) expect((await askBack(id)).status).toBe(400)
    expect((await askBack('pay_nothing')).status).toBe(404)
  })
})

function keysOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null
  return Object.keys(value)
    .sort()
    .map((key) => [key, keysOf((value as Record<string, unknown>)[key])])
}

function pickFrom(body: unknown, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, (body as Record<string, unknown>)[name]]))
}

function pick({ status, body }: { status?: unknown; body?: unknown }): unknown {
  return { status, body }
}

function cardOf(number: string): Record<string, string> {
  const expiry = { expiryMonth: '12', expiryYear: '2030' }
  return { holderName: 'Cliente Paridade', number, ccv: '123', ...expiry }
}

async function openCharge(
  more: Record<string, unknown> = {},
): Promise<{ id: string; customer: string }> {
  const person = { name: 'Cliente Paridade', cpfCnpj: '24971563792' }
  const made = await bench.ask('POST', '/v3/customers', person)
  const customer = (more.customer as string | undefined) ?? (made.body as Json).id
  const { body } = await bench.ask('POST', '/v3/payments', {
    ...{ billingType: 'CREDIT_CARD', value: 100, dueDate: '2026-07-15', ...more, customer },
  })
  return { id: (body as Json).id, customer }
}

function payBy(id: string, body: unknown): Promise<Answered> {
  return bench.ask('POST', `/v3/payments/${id}/payWithCreditCard`, body)
}

function tokenise(customer: string, number: string): Promise<Answered> {
  const about = { customer, creditCardHolderInfo: {}, remoteIp: '127.0.0.1' }
  const body = { ...about, creditCard: cardOf(number) }
  return bench.ask('POST', '/v3/creditCard/tokenizeCreditCard', body)
}

async function tokenFor(customer: string, number: string): Promise<string> {
  const { body } = await tokenise(customer, number)
  return (body as { creditCardToken: string }).creditCardToken
}
