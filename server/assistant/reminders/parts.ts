import type { PushService } from '#assistant/reminders/push-service.ts'
import type { ClaimedReminder } from '#assistant/reminders/reminder.ts'
import type { WhatsAppGateway } from '#assistant/whatsapp/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** What looking after people needs. */
export interface ReminderParts {
  db: Database
  clock: Clock
  log: Log
  key: SecretKey
  sendMail: SendMail
  /** Null without WhatsApp: what should go there is put aside. */
  gateway: WhatsAppGateway | null
  push: PushService
  /** The address people type, for links. */
  publicUrl: string
}

/** A reminder that leaves once the transaction which took it has ended. */
export interface Departure {
  userId: string
  reminder: ClaimedReminder
  carry(): Promise<Arrival>
}

/**
 * How a departure ended. `later` and `unknown` say when it is looked at again; an unknown one waits
 * for a status meanwhile.
 */
export type Arrival =
  | { outcome: 'sent' }
  | { outcome: 'never' | 'uncertain'; error: string }
  | { outcome: 'later' | 'unknown'; error: string; seconds: number }
