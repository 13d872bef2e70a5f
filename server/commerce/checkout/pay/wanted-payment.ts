import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import type { Cents } from '@lya/core/amounts/cents.ts'
import { readPostalCode } from '@lya/core/commerce/documents/documents.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { assertComplete, type PersonalData } from '#commerce/checkout/session/assert-complete.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import { methodsOf } from '#commerce/checkout/view-options.ts'
import {
  type CataloguePlan,
  findPlan,
  rulesOf,
  viewPlan,
  waysToPay,
} from '#commerce/plans/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** What is to be paid, by the catalogue alone. */
export interface WantedPayment {
  plan: CataloguePlan
  installments: number
  amountCents: Cents
  /** Who buys, each field in its one form: a draft keeps them as they were typed last. */
  buyer: PersonalData
}

/**
 * Says what this session is to pay, or why it cannot now. Nothing that the browser sends decides an
 * amount: what it showed is only held against what is sold.
 *
 * @param typed.amountCents What the page showed, where it says so.
 */
export async function wantedPayment(
  { charges }: Pick<CheckoutParts, 'charges'>,
  session: StoredSession,
  typed: { method: PaymentMethod; installments: number; amountCents: number | undefined },
): Promise<WantedPayment> {
  const { db, clock, config } = charges
  const settings = await config.read()
  if (session.givenUpAt !== null) throw new Refusal('missing', 'checkout.session-missing')
  if (session.completedAt !== null) throw new Refusal('conflict', 'checkout.already-paid')
  if (Temporal.Instant.compare(clock.now(), Temporal.Instant.from(session.expiresAt)) >= 0) {
    throw new Refusal('conflict', 'checkout.session-expired')
  }
  if (session.step !== 2) throw new Refusal('invalid', 'checkout.personal-data-missing')
  const buyer = assertComplete(session)
  if (readPostalCode(session.cep) === null) throw new Refusal('invalid', 'checkout.cep-invalid')
  if (!methodsOf(settings).includes(typed.method)) {
    throw new Refusal('conflict', 'checkout.method-off')
  }
  const plan = await asSystem(db, (tx) => findPlan(tx, session.planId))
  if (!plan?.isActive) throw new Refusal('missing', 'plans.plan-missing')
  const rules = rulesOf(settings)
  const way = waysToPay(plan, rules).find(({ count }) => count === typed.installments)
  if (!way) throw new Refusal('invalid', 'checkout.instalments-required')
  if (typed.amountCents !== undefined && typed.amountCents !== way.totalCents) {
    const data = { plan: viewPlan(plan, rules) }
    throw new Refusal('conflict', 'checkout.plan-changed', { data })
  }
  return { plan, installments: typed.installments, amountCents: way.totalCents, buyer }
}
