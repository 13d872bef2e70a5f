import type { ChargeStanding, WantedCharge } from '#commerce/charges/index.ts'
import type { CheckoutConfigReader } from '#commerce/checkout-config/index.ts'
import type { GatewayEnvironment } from '#commerce/gateway/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import type { Log } from '#platform/log/log.ts'

/** What subscriptions ask of the charges. All but `isKnown` are called outside of transactions. */
export interface ChargeDesk {
  /** Where charges are made now; null while payments are not available. */
  environment(): Promise<GatewayEnvironment | null>
  /** Whether the provider knows who is to pay, so that a charge can be made. */
  isKnown(
    tx: Tx,
    payer: { userId: string; environment: GatewayEnvironment; cardTokenId: string | null },
  ): Promise<boolean>
  /** Charges somebody, once however often it is called with this id. */
  make(wanted: WantedCharge): Promise<ChargeStanding>
  drop(chargeId: string): Promise<void>
  refund(chargeId: string): Promise<void>
}

/** What a step is given: the open transaction of the system, and where its errands go. */
export interface SubscriptionContext {
  tx: Tx
  clock: Clock
  jobs: Pick<JobQueue, 'enqueue'>
  /** Who hears that a plan opened. */
  events: TransactionEvents
  desk: Pick<ChargeDesk, 'isKnown'>
  /** Where a renewal would be charged; null where none can be made. */
  environment: GatewayEnvironment | null
}

/** All that subscriptions work with. */
export interface SubscriptionParts {
  db: Database
  clock: Clock
  log: Log
  jobs: JobQueue
  events: TransactionEvents
  desk: ChargeDesk
  config: CheckoutConfigReader
  announce(userId: string): void
}
