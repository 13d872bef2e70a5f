import { readEmail } from '@lya/core/people/identity/email.ts'
import type { SurplusReturned } from '#commerce/charges/index.ts'
import { returnedMail } from '#commerce/checkout/leaving/returned.mail.ts'
import { findSession } from '#commerce/checkout/session/sessions.queries.ts'
import { findPlan } from '#commerce/plans/index.ts'
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
  const session = await findSession(tx, sessionId)
  if (!session || 'refused' in readEmail(session.email)) return
  const { name, email: to } = session
  const planName = (await findPlan(tx, planId))?.name ?? 'plano'
  const link = `${publicUrl}/planos`
  const returned = { name, planName, amountCents, billingType, isGivenUp, link }
  await sendMail(tx, { to, ...returnedMail(returned) })
}
