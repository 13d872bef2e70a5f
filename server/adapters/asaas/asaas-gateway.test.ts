import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cents } from '@lya/core/amounts/cents.ts'
import { describe, expect, it } from 'vitest'
import { asaasGateway } from '#adapters/asaas/asaas-gateway.ts'
import {
  type ChargeRequest,
  GatewayDown,
  GatewayRefusal,
  GatewayTimeout,
  type PaymentGateway,
} from '#commerce/gateway/index.ts'
import { recorder } from '#platform/http/testing/serve-edge.ts'

const key = '$aact_hmlg_secret'
const baseUrl = 'http://provider.test/v3'
const wanted: ChargeRequest = {
  ...{ reference: 'r-1', customerId: 'cus_1', amountCents: cents(25_091), installments: 1 },
  ...{ billingType: 'CREDIT_CARD', dueOn: '2026-07-14', description: 'Lya, plano anual' },
  card: { token: 'the-token', remoteIp: '203.0.113.9' },
}
const payment = {
  ...{ id: 'pay_1', customer: 'cus_1', billingType: 'CREDIT_CARD', status: 'CONFIRMED' },
  ...{ value: 250.91, dueDate: '2026-07-14', externalReference: 'r-1' },
}

interface Asked {
  method: string
  url: URL
  headers: Headers
  body: Record<string, unknown>
}

/** A gateway whose provider answers these, one after the other. */
function answering(...answers: (Response | Error)[]): {
  gateway: PaymentGateway
  asked: Asked[]
  logged: string[]
} {
  const asked: Asked[] = []
  const logged: string[] = []
  const play: typeof fetch = async (input, init) => {
    const { method, headers, body } = new Request(input as string, init as RequestInit)
    const text = body ? await new Response(body).text() : '{}'
    asked.push({ method, url: new URL(input as string), headers, body: JSON.parse(text) })
    const answer = answers[asked.length - 1]
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked once too often')
    return answer
  }
  const log = recorder(logged)
  const gateway = asaasGateway({ baseUrl, key, environment: 'sandbox', log, fetch: play })
  return { gateway, asked, logged }
}

const unreachable = (code: string): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
const said = (status: number, code: string, description = ''): Response =>
  Response.json({ errors: [{ code, description }] }, { status })

describe('a call', () => {
  it('bears our key in its own header, and all of the charge in reais', async () => {
    const { gateway, asked } = answering(Response.json(payment))
    await gateway.makeCharge(wanted)
    const [call] = asked
    expect(call?.url.href).toBe(`${baseUrl}/payments`)
    expect(call?.headers.get('access_token')).toBe(key)
    expect(call?.headers.get('user-agent')).toBe('lya/1')
    expect(call?.headers.has('authorization')).toBe(false)
    expect(call?.body).toEqual({
      ...{ customer: 'cus_1', billingType: 'CREDIT_CARD', value: 250.91, dueDate: '2026-07-14' },
      ...{ description: 'Lya, plano anual', externalReference: 'r-1' },
      ...{ creditCardToken: 'the-token', remoteIp: '203.0.113.9' },
    })
  })

  it('asks for parts by their count and their sum', async () => {
    const part = { ...payment, value: 125.45, installment: 'i-1', installmentNumber: 1 }
    const rest = { ...part, id: 'pay_2', value: 125.46, installmentNumber: 2 }
    const list = Response.json({ data: [rest, part], hasMore: false })
    const { gateway, asked } = answering(Response.json(part), list)
    expect(await gateway.makeCharge({ ...wanted, installments: 2 })).toMatchObject({
      ...{ id: 'pay_1', amountCents: 25_091, installment: { id: 'i-1', count: 2 } },
    })
    expect(asked[0]?.body).toMatchObject({ installmentCount: 2, totalValue: 250.91 })
    expect(asked[0]?.body).not.toHaveProperty('value')
  })
})

describe('a charge that was', () => {
  it.each([
    ['never sent', unreachable('ECONNREFUSED'), GatewayDown],
    ['not resolved', unreachable('ENOTFOUND'), GatewayDown],
    ['cut off', unreachable('ECONNRESET'), GatewayTimeout],
    ['not answered in time', new DOMException('timeout', 'TimeoutError'), GatewayTimeout],
    ['answered 500', said(500, 'internal'), GatewayTimeout],
    ['answered 502 by a proxy', new Response('<html>', { status: 502 }), GatewayTimeout],
    ['answered 503', new Response('', { status: 503 }), GatewayDown],
    ['beyond the quota', said(429, 'too_many'), GatewayDown],
    ['asked for with a wrong key', said(401, 'invalid_access_token'), GatewayDown],
    ['answered with no JSON', new Response('ok'), GatewayTimeout],
    ['answered with another thing', Response.json({ object: 'list' }), GatewayTimeout],
    ['refused', said(400, 'invalid_action', 'Não.'), GatewayRefusal],
  ])('%s is a failure of its own', async (_, answer, kind) => {
    const { gateway, logged } = answering(answer)
    await expect(gateway.makeCharge(wanted)).rejects.toBeInstanceOf(kind)
    expect(logged).toHaveLength(1)
    expect(logged.join()).not.toMatch(/the-token|secret|Não\./)
  })

  it('made, and could not be read then, is nothing that anybody may make again', async () => {
    const part = { ...payment, installment: 'i-1', installmentNumber: 1 }
    for (const failure of [unreachable('ECONNREFUSED'), said(429, 'x'), said(400, 'x')]) {
      const { gateway } = answering(Response.json(part), failure)
      const act = gateway.makeCharge({ ...wanted, installments: 2 })
      await expect(act).rejects.toBeInstanceOf(GatewayTimeout)
    }
  })
})

describe('what is only read', () => {
  it.each([
    unreachable('ECONNRESET'),
    new DOMException('timeout', 'TimeoutError'),
    said(500, 'internal'),
    new Response('ok'),
  ])('made nothing when it fails by %s', async (answer) => {
    const { gateway } = answering(answer)
    await expect(gateway.findCharges('r-1')).rejects.toBeInstanceOf(GatewayDown)
  })

  it('is null for what is not there, and a charge of somebody else is none of ours', async () => {
    const { gateway } = answering(new Response('', { status: 404 }))
    expect(await gateway.readCharge('pay_1')).toBeNull()
    const foreign = { ...payment, externalReference: 'r-2' }
    const list = Response.json({ data: [foreign, payment], hasMore: false })
    expect(await answering(list).gateway.findCharges('r-1')).toMatchObject([{ reference: 'r-1' }])
  })

  it('is read to the end, page by page', async () => {
    const page = (from: number, count: number, hasMore: boolean): Response =>
      Response.json({
        data: Array.from({ length: count }, (_, at) => ({ ...payment, id: `pay_${from + at}` })),
        hasMore,
      })
    const { gateway, asked } = answering(page(0, 100, true), page(100, 3, false))
    expect(await gateway.findCharges('r-1')).toHaveLength(103)
    expect(asked.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '100'])
  })

  it('of a status that is new to us neither grants nor takes', async () => {
    for (const status of ['AUTHORIZED', 'SOMETHING_NEW']) {
      const { gateway } = answering(Response.json({ ...payment, status }))
      expect(await gateway.readCharge('pay_1')).toMatchObject({
        ...{ state: 'in-review', providerStatus: status },
      })
    }
  })

  it('stays paid while a refund is only asked for', async () => {
    const asking = {
      ...payment,
      ...{ status: 'REFUND_IN_PROGRESS', paymentDate: '2026-08-17' },
      refunds: [{ status: 'PENDING', value: 250.91 }],
    }
    const { gateway } = answering(Response.json(asking))
    expect(await gateway.readCharge('pay_1')).toMatchObject({ state: 'received', refundedCents: 0 })
  })
})

describe('a boleto that goes back', () => {
  const paid = { ...payment, billingType: 'BOLETO', status: 'RECEIVED', paymentDate: '2026-07-15' }
  const all = { id: 'pay_1', amountCents: null, reason: 'pedido' }

  it('is asked for by a call of its own, and its payer has to say where to', async () => {
    const payerPage = 'https://www.asaas.com/solicitar-estorno/37ij5mdxwo'
    const answers = [Response.json(paid), Response.json({ requestUrl: payerPage })]
    const { gateway, asked } = answering(...answers)
    expect(await gateway.refund(all)).toEqual({ payerPage })
    expect(asked.map(({ method, url }) => [method, url.pathname])).toEqual([
      ['GET', '/v3/payments/pay_1'],
      ['POST', '/v3/payments/pay_1/bankSlip/refund'],
    ])
  })

  it('goes back whole: nothing is asked for a part', async () => {
    const { gateway, asked } = answering(Response.json(paid))
    const act = gateway.refund({ ...all, amountCents: cents(100) })
    await expect(act).rejects.toMatchObject({ code: 'slip_in_part' })
    expect(asked).toHaveLength(1)
  })

  it.each([
    null,
    '',
    'solicitar-estorno/1',
    'javascript:alert(1)//https://www.asaas.com',
    'http://www.asaas.com/solicitar-estorno/1',
    'http://localhost:3000/simulador/asaas/reembolso/pay_1',
  ])('leads nobody to %s', async (requestUrl) => {
    const { gateway } = answering(Response.json(paid), Response.json({ requestUrl }))
    await expect(gateway.refund(all)).rejects.toMatchObject({ code: 'request_url' })
  })
})

it('waits for a provider that is slow, and not for ever', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const gateway = asaasGateway({
    ...{ baseUrl: `http://127.0.0.1:${port}/v3`, key, environment: 'sandbox' },
    ...{ log: recorder([]), timeoutMs: 50 },
  })
  await expect(gateway.makeCharge(wanted)).rejects.toBeInstanceOf(GatewayTimeout)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
