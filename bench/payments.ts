import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payment } from '@lya/contract/commerce/payment.ts'
import pg from 'pg'
import { browser, cpfOf, personalData } from './checkouts/browser.ts'
import { access, startProvider } from './checkouts/provider.ts'
import { type Screen, watchPayment } from './checkouts/screen.ts'
import { freePort, startProduct } from './message/servers.ts'
import { benchDatabase } from './postgres.ts'
import { atMost, type BenchResult, percentile, rounded } from './result.ts'

const buyers = 60
const webhooksPerSecond = 100
const seconds = 30
/** The buyers pay one after the other while the webhooks come. */
const firstPaysAfterMs = 3_000
const lastPaysBeforeMs = 5_000

/**
 * 100 webhooks a second for 30 s, each of a charge that exists and is read again at the provider,
 * while 60 people pay their PIX codes, one after the other, with their page open: how long a
 * webhook waits for its 200, and how long a paid code takes from its webhook to the page.
 */
export async function run(): Promise<BenchResult[]> {
  const database = await benchDatabase()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const provider = await startProvider(database.login, url, { isReliable: true })
  const environment = {
    ASAAS_API_KEY: access.key,
    ASAAS_WEBHOOK_TOKEN: access.token,
    ASAAS_API_URL: provider.baseUrl,
    ADDRESS_LOOKUP: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const product = await startProduct(database.url, database.key, { port, environment })
  try {
    const screens: Screen[] = []
    for (let who = 0; who < buyers; who += 1) screens.push(await askForCode(url, who))
    const charges = await chargesOf(database.address)
    const betweenMs = (seconds * 1_000 - firstPaysAfterMs - lastPaysBeforeMs) / buyers
    const paying = screens.map(async ({ payload }, who) => {
      await pause(firstPaysAfterMs + who * betweenMs)
      await provider.payCode(payload)
    })
    const answeredMs = await tell(url, charges)
    await Promise.all(paying)
    const shownMs = await Promise.all(
      screens.map(async ({ sessionId, paidAt }) => {
        const shownAt = await paidAt
        const toldAt = provider.toldAt(charges.find((one) => one.sessionId === sessionId)?.id ?? '')
        if (toldAt === undefined) throw new Error(`nobody told of the payment of ${sessionId}`)
        return shownAt - toldAt
      }),
    )
    const p99 = percentile(answeredMs, 99)
    const worstShownMs = Math.max(...shownMs)
    const measured = { postgres: database.version, webhooks: answeredMs.length }
    return [
      atMost('payments/webhook-p99-ms', p99, 50, {
        ...measured,
        p50Ms: rounded(percentile(answeredMs, 50)),
        p99Ms: rounded(p99),
        worstMs: rounded(Math.max(...answeredMs)),
      }),
      atMost('payments/pix-on-screen-ms', worstShownMs, 2_000, {
        ...measured,
        paid: shownMs.length,
        medianMs: rounded(percentile(shownMs, 50)),
        worstMs: rounded(worstShownMs),
      }),
    ]
  } finally {
    await product.stop()
    await provider.close()
    await database.close()
  }
}

/** Goes through the checkout as far as the PIX code, and leaves the page open. */
async function askForCode(url: string, who: number): Promise<Screen> {
  const page = browser({ who, url })
  const sessionId = await page.open('mensal')
  const path = `/checkout/sessions/${sessionId}`
  const draft = { ...personalData(who, `pix${who}@bench.test`), step: 2 }
  const saved = await page.call('PATCH', path, draft)
  const asked = await page.call('POST', `${path}/pix`, {
    attemptId: randomUUID(),
    document: cpfOf(who),
  })
  const { pix } = asked.body as Payment
  if (saved.status !== 200 || !pix) {
    throw new Error(`no code: ${JSON.stringify([saved.body, asked.body])}`)
  }
  return watchPayment(url, page, { sessionId, payload: pix.payload })
}

interface OpenCharge {
  id: string
  sessionId: string
  providerId: string
}

async function chargesOf(address: { connectionString: string }): Promise<OpenCharge[]> {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query<OpenCharge>(
    'SELECT id, session_id AS "sessionId", provider_id AS "providerId" FROM charges',
  )
  await client.end()
  return rows
}

/** Tells of these charges in turn at an even rate; the milliseconds until each 200. */
async function tell(url: string, charges: readonly OpenCharge[]): Promise<number[]> {
  const began = performance.now()
  const posts = Array.from({ length: webhooksPerSecond * seconds }, async (_, n) => {
    await pause(Math.max(0, began + (n * 1_000) / webhooksPerSecond - performance.now()))
    const { id, providerId } = charges[n % charges.length] as OpenCharge
    const body = JSON.stringify({
      ...{ id: `evt_bench_${n}`, event: 'PAYMENT_UPDATED', dateCreated: '2026-11-22 09:00:00' },
      payment: { object: 'payment', id: providerId, externalReference: id, customer: 'cus_1' },
    })
    const headers = { 'content-type': 'application/json', 'asaas-access-token': access.token }
    const start = performance.now()
    const answer = await fetch(`${url}/webhooks/asaas`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`a webhook was answered ${answer.status}`)
    return performance.now() - start
  })
  return Promise.all(posts)
}
