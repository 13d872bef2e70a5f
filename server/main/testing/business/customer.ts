import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import type { SubscriptionStatus } from '@lya/core/commerce/subscriptions/status.ts'
import type { PlanState } from '@lya/core/people/plan/plan.ts'
import type { Pool } from 'pg'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { newId } from '#platform/security/ids.ts'

/** Somebody as the back-office knows them, told by what they did; days are of Brasilia's zone. */
export interface Customer {
  name: string
  signedUpOn: string
  state?: PlanState
  trialEndsOn?: string
  onboardedOn?: string
  checkoutOn?: string
  /** How often they wrote, by day. */
  writes?: Record<string, number>
  /** What they paid, and gave back, the oldest first. */
  paid?: { on: string; cents: number; refundedOn?: string }[]
  /** Steps of the subscription, the oldest first; the last one is how it stands. */
  steps?: { on: string; kind?: string; status: SubscriptionStatus }[]
  plan?: { period: PlanPeriod; cents: number; endsOn: string; isHeld?: boolean; isFree?: boolean }
}

const planIds: Record<PlanPeriod, string> = {
  MONTHLY: '01936000-0000-7000-8000-000000000001',
  QUARTERLY: '01936000-0000-7000-8000-000000000002',
  YEARLY: '01936000-0000-7000-8000-000000000003',
}
const noon = (day: string): string => `${day}T12:00:00-03:00`
const reais = (cents: number): string => (cents / 100).toFixed(2)

/** Puts them into the database past every command, with all that follows from what they did. */
export async function givenCustomer(owner: Pool, customer: Customer): Promise<string> {
  const { name, signedUpOn, state = 'TRIAL', plan } = customer
  const trialEndDate = customer.trialEndsOn ?? null
  const { id } = await givenPerson({ owner }, { name, statusPlan: state, trialEndDate })
  await owner.query(
    `UPDATE profiles SET created_at = $2, price_plan = $3, period_plan = $4, end_date_plan = $5,
       billing_type = CASE WHEN $4::text IS NULL THEN NULL ELSE 'PIX' END WHERE id = $1`,
    [
      ...[id, noon(signedUpOn), plan ? reais(plan.cents) : null],
      ...[plan?.period ?? null, plan?.endsOn ?? null],
    ],
  )
  await addFacts(owner, id, customer)
  await addCheckout(owner, id, customer)
  await addCharges(owner, id, customer)
  await addSubscription(owner, id, customer)
  return id
}

async function addFacts(owner: Pool, id: string, customer: Customer): Promise<void> {
  const { signedUpOn, onboardedOn, writes = {} } = customer
  const days = Object.keys(writes).sort()
  const facts: [string, string, number][] = [['cadastrou', signedUpOn, 1]]
  if (onboardedOn) facts.push(['comecou', onboardedOn, 1])
  if (days[0]) facts.push(['primeiro_lancamento', days[0], 1])
  for (const day of days) facts.push(['escreveu', day, writes[day] ?? 1])
  for (const [fact, day, times] of facts) {
    await owner.query('INSERT INTO fatos (user_id, fato, dia, vezes) VALUES ($1, $2, $3, $4)', [
      ...[id, fact, day, times],
    ])
  }
}

async function addCheckout(owner: Pool, id: string, { checkoutOn }: Customer): Promise<void> {
  if (!checkoutOn) return
  await owner.query(
    `INSERT INTO checkout_sessions
       (session_id, navegador, user_id, plan_id, price_plan, period_plan, expira_em, created_at)
     VALUES ($1::uuid, $1::uuid::text, $2, $3, 39.90, 'MONTHLY', $4, $4)`,
    [newId(), id, planIds.MONTHLY, noon(checkoutOn)],
  )
}

async function addCharges(owner: Pool, id: string, customer: Customer): Promise<void> {
  const { paid = [], plan } = customer
  const period = plan?.period ?? 'MONTHLY'
  for (const [index, { on, cents, refundedOn }] of paid.entries()) {
    const chargeId = newId()
    await owner.query(
      `INSERT INTO charges (id, user_id, motivo, plan_id, period, amount, plan_amount, billing_type,
         due_date, environment, provider_id, customer_id, created_at)
       VALUES ($1::uuid, $2, $3, $4, $5, $6, $6, 'PIX', $7, 'simulator', $1::uuid::text, 'cus',
         $8)`,
      [
        ...[chargeId, id, index === 0 ? 'compra' : 'renovacao', planIds[period], period],
        ...[reais(cents), on, noon(on)],
      ],
    )
    const rows = [{ state: 'received', refunded: 0, at: on }]
    if (refundedOn) rows.push({ state: 'refunded', refunded: cents, at: refundedOn })
    for (const { state, refunded, at } of rows) {
      await owner.query(
        `INSERT INTO charge_events
           (id, charge_id, state, provider_status, amount, refunded, cause, occurred_at)
         VALUES ($1, $2, $3, 'X', $4, $5, 'webhook', $6)`,
        [newId(), chargeId, state, reais(cents), reais(refunded), noon(at)],
      )
    }
  }
}

async function addSubscription(owner: Pool, id: string, customer: Customer): Promise<void> {
  const { steps = [], plan } = customer
  const last = steps.at(-1)
  for (const { on, kind = 'granted', status } of steps) {
    await owner.query(
      `INSERT INTO subscription_events (user_id, id, kind, cause, status, created_at)
       VALUES ($1, $2, $3, 'provedor', $4, $5)`,
      [id, newId(), kind, status, noon(on)],
    )
  }
  if (!last || !plan) return
  const prize = plan.isFree
    ? await owner.query(
        `INSERT INTO free_months (user_id, id, referrals, months, created_at)
         VALUES ($1, $2, 5, 1, now())`,
        [id, newId()],
      )
    : null
  await owner.query(
    `INSERT INTO subscriptions (user_id, status, plan_id, period, price, billing_type, ends_on,
       held_at, proxima_em, estado) VALUES ($1, $2, $3, $4, $5, 'PIX', $6, $7, 'infinity', $8)`,
    [
      ...[id, last.status, planIds[plan.period], plan.period, reais(plan.cents), plan.endsOn],
      ...[plan.isHeld ? noon(last.on) : null, stateOf(plan, prize !== null)],
    ],
  )
}

/** As little of it as figures read: which days are a prize's. */
function stateOf(plan: NonNullable<Customer['plan']>, isFree: boolean): string {
  const from = Temporal.PlainDate.from(plan.endsOn).subtract({ days: 40 }).toString()
  const grant = {
    ...{
      id: 'g',
      reason: isFree ? 'presente' : 'compra',
      state: 'paid',
      months: isFree ? 1 : null,
    },
    ...{ terms: { period: plan.period, priceCents: plan.cents, planId: 'p' }, paidOn: from },
    ...{ madeOn: from, trialEndsOn: null, dueOn: null, credited: [], endsOn: plan.endsOn },
  }
  const nothing = { chosen: null, refunding: [], cancellation: null, planned: null }
  return JSON.stringify({ grants: [grant], ...nothing, price: null, hold: null, isClosing: false })
}
