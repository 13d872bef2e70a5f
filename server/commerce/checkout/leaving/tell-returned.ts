import type { SurplusReturned } from '#commerce/charges/index.ts'
import { returnedMail } from '#commerce/checkout/leaving/returned.mail.ts'
import { findAddressee } from '#commerce/checkout/session/find-addressee.ts'
import type { EventContext } from '#platform/events/transaction-events.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

/**
 * Writes to whoever bought nothing and has no account that their money has gone back; people with
 * an account hear of it as of every refund.
 */
export async function tellReturned(
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  { tx }: EventContext,
  { userId, sessionId, isGivenUp, amountCents, billingType, planId }: SurplusReturned,
): Promise<void> {
  if (userId !== null || sessionId === null) return
  const addressee = await findAddressee(tx, { sessionId, planId })
  if (!addressee) return
  const { to, ...reader } = addressee
  const link = `${publicUrl}/planos`
  const returned = { ...reader, amountCents, billingType, isGivenUp, link }
  await sendMail(tx, { to, ...returnedMail(returned) })
}
