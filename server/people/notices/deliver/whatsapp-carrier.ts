import type { Arrival } from '#people/notices/deliver/arrival.ts'
import type { FilledTemplate } from '#people/notices/notice.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** A notice on its way to a person's number. */
export interface WhatsAppNotice extends FilledTemplate {
  /** Comes back with every status of the message. */
  id: string
  attempts: number
}

/** A number, by what WhatsApp tells of it, and when its last message came, as an ISO moment. */
export interface WhatsAppDestination {
  businessScopedId: string | null
  waId: string | null
  lastMessageAt: string
}

/** Carries notices to people's numbers; whoever knows WhatsApp is joined to it in `server/main`. */
export interface WhatsAppCarrier {
  /**
   * Reads, in the person's transaction, where it goes. The call is made after it.
   *
   * @returns Null when the person has no number there.
   */
  prepare(ctx: ReadContext, notice: WhatsAppNotice): Promise<(() => Promise<Arrival>) | null>
  /** Carries one at once to a number that may be the person's no more. */
  carryTo(
    destination: WhatsAppDestination,
    notice: WhatsAppNotice & { userId: string },
  ): Promise<Arrival>
}
