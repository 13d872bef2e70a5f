import { readEmail } from '@lya/core/people/identity/email.ts'
import type { BoletoIssued } from '#commerce/charges/index.ts'
import { boletoMail } from '#commerce/checkout/buyers/boleto.mail.ts'
import { findSession } from '#commerce/checkout/session/sessions.queries.ts'
import { findPlan } from '#commerce/plans/index.ts'
import type { EventContext } from '#platform/events/transaction-events.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

/**
 * Sends the boleto of a purchase to the e-mail that was typed with it: it is paid in days, and its
 * page may be closed, by somebody who has no account to come back to.
 */
export async function sendBoleto(
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  { tx }: EventContext,
  { sessionId, planId, ...boleto }: BoletoIssued,
): Promise<void> {
  const session = await findSession(tx, sessionId)
  if (!session || 'refused' in readEmail(session.email)) return
  const planName = (await findPlan(tx, planId))?.name ?? 'plano'
  const link = boleto.url === '' ? `${publicUrl}/checkout` : boleto.url
  const { name, email: to } = session
  await sendMail(tx, { to, ...boletoMail({ ...boleto, name, planName, link }) })
}
