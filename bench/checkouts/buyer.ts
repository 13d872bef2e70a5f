import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payment } from '@lya/contract/commerce/payment.ts'

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

type Call = ReturnType<typeof browser>['call']

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

interface Answer {
  status: number
  body: unknown
}

/** Again until somebody answered: the server may be dead, or too busy. */
async function certain(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer && answer.status < 500 && answer.status !== 429) return answer
    await pause(500 + 500 * Math.random())
  }
}

function browser({ who, url }: Person): {
  call(method: string, path: string, body?: unknown): Promise<Answer>
  open(plan: string): Promise<string>
} {
  let cookie = ''
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...{ cookie, origin: url, 'content-type': 'application/json' },
        // A household of its own, or all of them would share one address's bounds.
        'x-forwarded-for': `203.${Math.floor(who / 250)}.${who % 250}.7`,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(70_000),
    })
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return { status: response.status, body: await response.json() }
  }
  const open = async (plan: string): Promise<string> => {
    const { body } = await certain(() => call('POST', '/checkout/sessions', { plan }))
    return (body as { session: { id: string } }).session.id
  }
  return { call, open }
}

function personalData(who: number, email: string): Record<string, string> {
  return {
    ...{ name: 'Pessoa do Teste', email, password: 'uma senha longa 73' },
    ...{ phone: `(11) 9${80_000_000 + who}`, cpf: cpfOf(who), cep: '01310-100' },
  }
}

/** Another valid CPF for each number. */
export function cpfOf(who: number): string {
  const base = String(100_000_000 + who * 7_919).slice(-9)
  const digit = (digits: string): number => {
    const sum = [...digits].reduce(
      (all, one, at) => all + Number(one) * (digits.length + 1 - at),
      0,
    )
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }
  const first = digit(base)
  return `${base}${first}${digit(`${base}${first}`)}`
}
