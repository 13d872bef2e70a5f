import type { RefundAwaited } from '#commerce/charges/index.ts'
import { accountWantedMail } from '#commerce/checkout/leaving/account-wanted.mail.ts'
import { findAddressee } from '#commerce/checkout/session/find-addressee.ts'
import type { EventContext } from '#platform/events/transaction-events.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

/**
 * Asks whoever bought nothing by a boleto, and has no account, where its money is to go; people
 * with an account are asked as of every refund.
 */
export async function tellAccountWanted(
  { sendMail }: { sendMail: SendMail },
  { tx }: EventContext,
  { userId, sessionId, amountCents, planId, payerPage }: RefundAwaited,
): Promise<void> {
  if (userId !== null || sessionId === null) return
  const addressee = await findAddressee(tx, { sessionId, planId })
  if (!addressee) return
  const { to, ...reader } = addressee
  await sendMail(tx, { to, ...accountWantedMail({ ...reader, amountCents, payerPage }) })
}
