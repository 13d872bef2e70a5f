import { readEmail } from '@lya/core/people/identity/email.ts'
import type { RefundAwaited } from '#commerce/charges/index.ts'
import { accountWantedMail } from '#commerce/checkout/leaving/account-wanted.mail.ts'
import { findSession } from '#commerce/checkout/session/sessions.queries.ts'
import { findPlan } from '#commerce/plans/index.ts'
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
  const session = await findSession(tx, sessionId)
  if (!session || 'refused' in readEmail(session.email)) return
  const { name, email: to } = session
  const planName = (await findPlan(tx, planId))?.name ?? 'plano'
  await sendMail(tx, { to, ...accountWantedMail({ name, planName, amountCents, payerPage }) })
}
