import type { Topic } from '@lya/contract/events.ts'
import type { Advise } from '#assistant/advice/index.ts'
import type { RuleCounts } from '#assistant/trail/index.ts'
import type { WhatsAppGateway } from '#assistant/whatsapp/gateway.ts'
import type { MediaReader } from '#assistant/whatsapp/inbound/media-reader.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { Log } from '#platform/log/log.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** What Lya sends to a number that is nobody's yet, or has just become somebody's. */
export type Notice = 'invitation' | 'still-unknown' | 'linked' | 'wrong-code'

/** What doing a sender's events needs. */
export interface WhatsAppParts {
  db: Database
  clock: Clock
  events: TransactionEvents
  log: Log
  key: SecretKey
  gateway: WhatsAppGateway
  /** The address people type, for the links that Lya sends. */
  publicUrl: string
  /** The approved template for replies after the 24 hours; null keeps them in the app. */
  lateTemplate: string | null
  /** Who understands recordings and pictures; null asks for text instead. */
  readMedia: MediaReader | null
  /** Asked about messages that were left open; null leaves it at rules and opinion. */
  advise: Advise | null
  counts: Pick<RuleCounts, 'note'>
  announce(userId: string, topics: readonly Topic[]): void
  /** Is told, as the person, of each status that names one of their messages. */
  onStatus(
    tx: Tx,
    told: {
      userId: string
      id: string
      status: 'sent' | 'delivered' | 'read' | 'failed'
      code: number | null
      at: Temporal.Instant
    },
  ): Promise<void>
  /** Sends what the person has unsent; after the commit. */
  sendSoon(userId: string): void
  /** Looks again at what the person has unsent, in place of an earlier such time. */
  sendAfter(userId: string, seconds: number): void
  /** Does not wait for that time any longer, if there is one. */
  sendIfWaiting(userId: string): void
  /** Takes over, within the transaction, a notice to somebody who may have no account. */
  notify(
    tx: Tx,
    notice: { businessScopedId: string | null; waId: string | null; notice: Notice },
  ): Promise<void>
}
