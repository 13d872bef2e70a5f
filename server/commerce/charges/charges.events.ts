import type { Cents } from '@lya/core/amounts/cents.ts'
import type {
  BillingType,
  ChargeReason,
  ChargeState,
} from '@lya/core/commerce/charges/charge-state.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import type { GatewayEnvironment } from '#commerce/gateway/index.ts'
import { defineEvent } from '#platform/events/transaction-events.ts'

/**
 * A charge's ledger has a new row, in the transaction that is still open. Announced once for each
 * row, as the system. What was paid for nothing, and what was paid with play money on a production
 * installation, is not announced.
 */
export interface ChargeChanged {
  chargeId: string
  /** Null while nobody has paid a first purchase; known from its payment on. */
  userId: string | null
  sessionId: string | null
  before: ChargeState
  after: ChargeState
  /** Paid in all, the cost of instalments included. */
  amountCents: Cents
  /** The plan's price in it: the base of commission. */
  planAmountCents: Cents
  /** Given back so far, before this row and with it. */
  refundedBeforeCents: Cents
  refundedCents: Cents
  billingType: BillingType
  reason: ChargeReason
  planId: string
  period: PlanPeriod
  installments: number
  environment: GatewayEnvironment
  cardTokenId: string | null
  /** What made us look, such as `webhook`. */
  cause: string
  occurredAt: Temporal.Instant
}

/** Money that bought nothing has gone back whole, in the transaction still open. */
export interface SurplusReturned {
  chargeId: string
  /** Null of somebody without an account. */
  userId: string | null
  sessionId: string | null
  /** Its buyer had given the purchase up; else they had paid for it already. */
  isGivenUp: boolean
  amountCents: Cents
  billingType: BillingType
  planId: string
}

/** A boleto of a first purchase can be paid from now on; once for each, in that transaction. */
export interface BoletoIssued {
  sessionId: string
  planId: string
  amountCents: Cents
  line: string
  url: string
  dueOn: string
}

export const boletoIssued = defineEvent<BoletoIssued>('charges.boleto-issued')

/**
 * A boleto is to be given back, and its payer has to say first where to, on this page of the
 * provider. Announced once for each page, in the transaction that keeps it.
 */
export interface RefundAwaited {
  chargeId: string
  /** Null of somebody without an account. */
  userId: string | null
  sessionId: string | null
  payerPage: string
  amountCents: Cents
  billingType: BillingType
  planId: string
}

export const refundAwaited = defineEvent<RefundAwaited>('charges.refund-awaited')

export const surplusReturned = defineEvent<SurplusReturned>('charges.surplus-returned')

export const chargeChanged = defineEvent<ChargeChanged>('charges.changed')
