import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { dayQueue } from '#commerce/subscriptions/index.ts'
import type { TestAnswer } from '#main/testing/app.ts'
import { buyer, goodCard } from '#main/testing/buyer.ts'
import { type Shop, settledPayments } from '#main/testing/shop.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** Somebody with an account and a plan that they paid for. */
export interface Subscriber {
  userId: string
  email: string
  cookie(): Promise<string>
  view(): Promise<SubscriptionView>
  /** Posts to one's own subscription, with the version that is there now. */
  act(path: string, body?: object): Promise<TestAnswer>
  /** What the profile says: state, last day, period, price, method. */
  profile(): Promise<Record<string, unknown>>
  /** Which notices were asked for, oldest first. */
  told(): Promise<string[]>
}

const password = 'uma senha longa 73'
let people = 0

export async function subscriber(
  shop: Shop,
  options: {
    plan?: 'mensal' | 'trimestral' | 'anual'
    by?: 'card' | 'pix' | 'none'
    /** Parts in which the card pays. */
    installments?: number
  } = {},
): Promise<Subscriber> {
  const { app } = shop
  people += 1
  const email = `assinante${people}@exemplo.com.br`
  const person = await app.signUp({ email })
  // Sessions end when a test lets months go by, so each call may sign in anew.
  let cookie = person.cookie
  const signIn = async (): Promise<string> => {
    const there = await app.call('GET', '/api/subscription', { cookie })
    if (there.status !== 401) return cookie
    const answer = await app.call('POST', '/api/sign-in', {
      body: JSON.stringify({ email, password }),
    })
    cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    return cookie
  }
  const { plan = 'mensal', by = 'card', installments = 1 } = options
  if (by !== 'none') {
    const browser = await buyer(shop, { plan, email, session: cookie })
    // A card of their own: one that many pay with is taken for stolen.
    const number = `4111 1111 ${String(people).padStart(4, '0')} 1111`
    if (by === 'card') await browser.payByCard({ ...goodCard, number, installments })
    else {
      await browser.payByPix()
      const charge = 'SELECT id FROM charges WHERE session_id = $1'
      const { rows } = await app.owner.query(charge, [browser.id])
      await shop.payCode(rows[0].id)
      await expectPaid(() => browser.payment())
    }
    await settledPayments(app)
  }
  const view = async (): Promise<SubscriptionView> => {
    const answer = await app.call('GET', '/api/subscription', { cookie: await signIn() })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body as SubscriptionView
  }
  return {
    ...{ userId: person.userId, email, cookie: signIn, view },
    act: async (path, body = {}) => {
      const { version } = await view()
      const answer = await app.call('POST', `/api/subscription/${path}`, {
        cookie,
        body: JSON.stringify({ version, ...body }),
      })
      await settledPayments(app)
      return answer
    },
    profile: async () => {
      const { rows } = await app.owner.query(
        `SELECT status_plan AS state, end_date_plan::text AS "endsOn", period_plan AS period,
           price_plan::text AS price, billing_type AS method FROM profiles WHERE id = $1`,
        [person.userId],
      )
      return rows[0]
    },
    told: async () => {
      const { rows } = await app.owner.query<{ tipo: string }>(
        `SELECT tipo FROM avisos WHERE user_id = $1 AND canal = 'todos' ORDER BY created_at, id`,
        [person.userId],
      )
      return rows.map(({ tipo }) => tipo)
    },
  }
}

/** Moves the clock and has everything done that is due by then. */
export async function dayComes(shop: Shop, at: string): Promise<void> {
  shop.clock.moveTo(at)
  await asSystem(shop.app.database.db, (tx) => shop.app.jobs.enqueue(tx, dayQueue, {}))
  await settledPayments(shop.app)
}

async function expectPaid(payment: () => Promise<{ state: string }>): Promise<void> {
  for (let tries = 0; tries < 6_000; tries += 1) {
    if ((await payment()).state === 'paid') return
    await new Promise((done) => setTimeout(done, 20))
  }
  throw new Error('the money never came')
}
