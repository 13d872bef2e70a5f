import type { Topic } from '@lya/contract/events.ts'
import type { PushService } from '#people/notices/browsers/push-service.ts'
import type { WhatsAppCarrier } from '#people/notices/deliver/whatsapp-carrier.ts'
import type { NoticeKind } from '#people/notices/notice.ts'
import type { NoticeSource } from '#people/notices/visit/source.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** What looking after people needs. */
export interface NoticeParts {
  db: Database
  clock: Clock
  log: Log
  key: SecretKey
  /** Every area's kinds. */
  kinds: readonly NoticeKind[]
  /** Those who say by the clock what is due. */
  sources: readonly NoticeSource[]
  sendMail: SendMail
  /** Null without WhatsApp: what should go there is put aside. */
  whatsApp: WhatsAppCarrier | null
  push: PushService
  /** The address people type, for links. */
  publicUrl: string
  announce(userId: string, topics: readonly Topic[]): void
}
