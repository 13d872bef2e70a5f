import type { Cents } from '@lya/core/amounts/cents.ts'
import type {
  BillingType,
  ChargeReason,
  ChargeState,
} from '@lya/core/commerce/charges/charge-state.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import type { CheckoutConfigReader } from '#commerce/checkout-config/index.ts'
import type { GatewayEnvironment, PaymentGateway } from '#commerce/gateway/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import type { Log } from '#platform/log/log.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** What we ask of somebody. */
export interface Charge {
  /** The provider's reference. */
  id: string
  /** Null until the person exists, and once they are gone. */
  userId: string | null
  sessionId: string | null
  reason: ChargeReason
  planId: string
  period: PlanPeriod
  /** All of it, the cost of instalments included. */
  amountCents: Cents
  /** The plan's price in it. */
  planAmountCents: Cents
  installments: number
  billingType: BillingType
  /** `YYYY-MM-DD`. */
  dueOn: string
  environment: GatewayEnvironment
  providerId: string | null
  customerId: string
  cardTokenId: string | null
  boletoLine: string | null
  boletoUrl: string | null
  /** Where its payer says to which account the money goes back; of a boleto alone. */
  refundUrl: string | null
  /** Taken back then, should nobody have paid. */
  expiresAt: Temporal.Instant | null
  /** Money that nobody was asked for any more: it is given back, and nothing else follows. */
  isSurplus: boolean
  /** How many answers of the provider were applied. */
  readings: number
  lookUps: number
  lookedUpAt: Temporal.Instant | null
  lastReadAt: Temporal.Instant | null
  createdAt: Temporal.Instant
}

/** What comes of a first payment is decided by whoever knows the buyer. */
export interface Buyers {
  /**
   * Makes sure of who paid, in the transaction of the fact.
   *
   * @returns Who it is, null of a stranger; and whether nothing is bought by it, as it is theirs
   *   already, was given up, or their account is being deleted: then the money goes back.
   */
  settle(
    ctx: { tx: Tx; clock: Clock },
    charge: Charge,
  ): Promise<{ userId: string | null; isSurplus: boolean }>
  /** Whether its buyer had given the purchase up. */
  gaveUp(tx: Tx, charge: Charge): Promise<boolean>
}

/** All that the charges work with, joined once at the start. */
export interface ChargeParts {
  db: Database
  clock: Clock
  log: Log
  key: SecretKey
  jobs: JobQueue
  events: TransactionEvents
  config: CheckoutConfigReader
  /** Whoever moves the money now; null while payments are not available. */
  findGateway(): Promise<PaymentGateway | null>
  buyers: Buyers
  /** Tells open screens that a payment moved. */
  announce(whose: { userId: string | null; sessionId: string | null }): void
  /** Tells the operators' screens of payments. */
  tellOperators(): void
}

/** How it stands with a charge that was to be given back. */
export interface RefundStanding extends ChargeStanding {
  /** Nothing goes before its payer has said to which account. */
  awaitsPayer: boolean
}

/** How it stands with a charge, for whoever shows or decides. */
export interface ChargeStanding {
  state: ChargeState
  /** The provider's word for it, or the reason of a refusal. */
  providerStatus: string | null
  refundedCents: Cents
}
