import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payment } from '@lya/contract/commerce/payment.ts'
import { browser, type CheckoutBrowser, certain, cpfOf, personalData } from './browser.ts'

/** What somebody came for. */
export type Wish = 'card' | 'card-in-parts' | 'pix' | 'declined-card' | 'abandoned-pix'

export interface Buyer {
  email: string
  wish: Wish
  /** What the page shows, the last time it was read; null before. */
  state: Payment['state'] | null
  /** Nothing more will be done by them. */
  isDone: boolean
  attempts: number
}

interface Person {
  who: number
  url: string
  /** Pays a PIX code with the bank's app. */
  payCode(payload: string): Promise<void>
}

/** As the page does, which also hears of it at once. */
const pollMs = 10_000
const plans = { 'card-in-parts': 'anual' } as const
const numbers = { 'declined-card': '4000 0000 0000 0341' } as const

/** Buys as a browser does, for as long as it takes: repeats what was lost, under the same id. */
export async function buy(person: Person, buyer: Buyer): Promise<void> {
  const { call, open } = browser(person)
  const plan = plans[buyer.wish as 'card-in-parts'] ?? 'mensal'
  let id = await open(plan)
  const draft = { ...personalData(person.who, buyer.email), step: 2 }
  await certain(() => call('PATCH', `/checkout/sessions/${id}`, draft))
  const paid = new Set<string>()
  while (!buyer.isDone) {
    const { status, body } = await certain(() => call('GET', `/checkout/sessions/${id}/payment`))
    const payment = body as Payment
    buyer.state = status === 200 ? payment.state : 'idle'
    if (status !== 200) id = await open(plan)
    else if (payment.state === 'paid') buyer.isDone = true
    else if (payment.state === 'awaiting-pix' && payment.pix) {
      if (buyer.wish === 'abandoned-pix') buyer.isDone = true
      else if (!paid.has(payment.pix.payload)) {
        paid.add(payment.pix.payload)
        await person.payCode(payment.pix.payload)
      }
    } else if (payment.state === 'declined') buyer.isDone = buyer.wish === 'declined-card'
    else if (
      payment.state === 'idle' ||
      payment.state === 'failed' ||
      payment.state === 'expired'
    ) {
      const refused = await attempt(call, { id, buyer, person })
      if (refused === 'checkout.session-expired') id = await open(plan)
    }
    if (!buyer.isDone) await pause(pollMs * (0.75 + Math.random() / 2))
  }
}

type Call = CheckoutBrowser['call']

/** @returns Why it was refused; null when it was taken. */
async function attempt(
  call: Call,
  { id, buyer, person }: { id: string; buyer: Buyer; person: Person },
): Promise<string | null> {
  buyer.attempts += 1
  const attemptId = randomUUID()
  const isPix = buyer.wish.endsWith('pix')
  const body = isPix
    ? { attemptId, document: cpfOf(person.who) }
    : {
        attemptId,
        number: numbers[buyer.wish as 'declined-card'] ?? '4111 1111 1111 1111',
        ...{ holderName: 'PESSOA DO TESTE', expiry: '12/30', code: '737' },
        installments: buyer.wish === 'card-in-parts' ? 12 : 1,
      }
  const path = `/checkout/sessions/${id}/${isPix ? 'pix' : 'card'}`
  const answer = await certain(() => call('POST', path, body))
  if (answer.status === 200) return null
  return (answer.body as { code?: string }).code ?? `${answer.status}`
}
