import type { BoletoIssued } from '#commerce/charges/index.ts'
import { boletoMail } from '#commerce/checkout/buyers/boleto.mail.ts'
import { findAddressee } from '#commerce/checkout/session/find-addressee.ts'
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
  const addressee = await findAddressee(tx, { sessionId, planId })
  if (!addressee) return
  const link = boleto.url === '' ? `${publicUrl}/checkout` : boleto.url
  const { to, ...reader } = addressee
  await sendMail(tx, { to, ...boletoMail({ ...boleto, ...reader, link }) })
}
