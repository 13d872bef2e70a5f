import { type Customer, customers } from '#tools/demo/customers.seed.ts'
import type { DemoPerson } from '#tools/demo/fill.ts'
import { openPast, type Past } from '#tools/demo/past.ts'
import { type Visitor, visitor } from '#tools/demo/visitor.ts'
import type { Settings } from '../../server/platform/config/settings.ts'
import { newId } from '../../server/platform/security/ids.ts'
import { chargeBack, type Move, pay } from '../../server/simulators/asaas/charges/charge-moves.ts'
import { keepMove, takeCharge } from '../../server/simulators/asaas/charges/charges.ts'
import { dayOf } from '../../server/simulators/asaas/simulated-call.ts'
import type { SimulatedCharge } from '../../server/simulators/asaas/simulated-charge.ts'
import { openWorld } from '../../server/simulators/asaas/world.ts'

const password = 'lya-demonstra-26'
const cpf = '529.982.247-25'
const accountId = '00000000-0000-4000-a000-0000000000a5'

interface Step {
  at: Temporal.Instant
  take(past: Past): Promise<void>
}

/**
 * Lets people come, pay, fail and leave, by the front door and with the simulated provider, from
 * their first day until today.
 *
 * @param now The end of their past; each event lies whole days before it.
 */
export async function liveCustomers(
  settings: Settings,
  now: Temporal.Instant,
): Promise<DemoPerson[]> {
  const people = new Map<string, DemoPerson>()
  const steps = customers
    .flatMap((customer) => stepsOf(customer, { now, people }))
    .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
  const [first] = steps
  const past = await openPast(settings, first?.at ?? now)
  try {
    for (const { at, take } of steps) {
      await past.goTo(at)
      await take(past)
      await past.settle()
    }
    await past.goTo(now)
  } finally {
    await past.close()
  }
  return [...people.values()]
}

function stepsOf(
  customer: Customer,
  { now, people }: { now: Temporal.Instant; people: Map<string, DemoPerson> },
): Step[] {
  const before = (days: number): Temporal.Instant => now.subtract({ hours: 24 * days })
  const { signedUpDaysAgo, purchase, end, name, email, about } = customer
  const signUp: Step = {
    at: before(signedUpDaysAgo),
    take: async ({ url }) => {
      const { phone } = customer
      const body = { name, email, phone, password }
      const { call } = visitor(url)
      const signedUp = await call<SignedUp>('POST', '/sign-up', body)
      const { userId } = signedUp.session
      // They have been here for weeks, and are past the first steps.
      await call('POST', '/onboarding/skip', {})
      people.set(email, { userId, name: `${name} (${about})`, email, password })
    },
  }
  const bought = purchase && {
    at: before(purchase.daysAgo),
    take: (past: Past) => buy(past, customer, purchase),
  }
  const after = end && {
    at: before(end.daysAgo),
    take: (past: Past) => leave(past, customer, end.what),
  }
  return [signUp, ...(bought ? [bought] : []), ...(after ? [after] : [])]
}

interface SignedUp {
  session: { userId: string }
}

async function signedIn(past: Past, { email }: Customer): Promise<Visitor> {
  const browser = visitor(past.url)
  await browser.call('POST', '/sign-in', { email, password })
  return browser
}

async function buy(
  past: Past,
  customer: Customer,
  { plan, by }: NonNullable<Customer['purchase']>,
): Promise<void> {
  const browser = await signedIn(past, customer)
  const { session } = await browser.call<{ session: { id: string; plan: SoldPlan } }>(
    'POST',
    '/checkout/sessions',
    { plan },
  )
  const path = `/checkout/sessions/${session.id}`
  const { name, phone } = customer
  await browser.call('PATCH', path, { name, phone, cpf, cep: '01310-100', step: 2 })
  const attemptId = newId()
  if (by === 'pix') {
    await browser.call('POST', `${path}/pix`, { attemptId, document: cpf })
    await atProvider(past, session.id, pay)
    return
  }
  const card = { number: by, holderName: name.toUpperCase(), expiry: '12/32', code: '123' }
  const installments = session.plan.instalmentsDefault
  await browser.call('POST', `${path}/card`, { attemptId, ...card, installments })
}

interface SoldPlan {
  instalmentsDefault: number
}

async function leave(
  past: Past,
  customer: Customer,
  what: 'cancel' | 'refund' | 'charge-back',
): Promise<void> {
  const { rows } = await past.db.pool.query<{ id: string; sessionId: string; cents: number }>(
    `SELECT c.id, c.session_id AS "sessionId", (c.amount * 100)::integer AS cents FROM charges c JOIN profiles p ON p.id = c.user_id
      WHERE p.email = $1 ORDER BY c.created_at LIMIT 1`,
    [customer.email],
  )
  const [{ id: chargeId, sessionId, cents } = { id: '', sessionId: '', cents: 0 }] = rows
  if (what === 'charge-back') {
    await atProvider(past, sessionId, chargeBack)
    return
  }
  const browser = await signedIn(past, customer)
  const { version } = await browser.call<{ version: number }>('GET', '/subscription')
  const refund = { chargeId, amountCents: cents }
  const more = what === 'cancel' ? { reason: 'Vou organizar por conta própria' } : refund
  await browser.call('POST', `/subscription/${what}`, { version, ...more })
}

/** Does something to a visit's charge at the provider, whose webhook tells us. */
async function atProvider(
  { db, clock }: Past,
  sessionId: string,
  move: (charge: SimulatedCharge, today: string) => Move,
): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>(
    'SELECT provider_id AS id FROM charges WHERE session_id = $1',
    [sessionId],
  )
  const world = openWorld({ db, clock, accountId })
  await world.call(async (call) =>
    keepMove(call, move(await takeCharge(call, rows[0]?.id ?? ''), dayOf(call.now))),
  )
}
