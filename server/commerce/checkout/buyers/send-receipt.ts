import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import type { ChargeChanged } from '#commerce/charges/index.ts'
import { purchaseMail } from '#commerce/checkout/buyers/purchase.mail.ts'
import { findSignedIn } from '#commerce/checkout/session/sessions.queries.ts'
import { findPlan } from '#commerce/plans/index.ts'
import { newEntryLink } from '#people/identity/index.ts'
import type { EventContext } from '#platform/events/transaction-events.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

/**
 * Sends the receipt of a first payment to the account's own address, with the link that signs in:
 * whoever paid for somebody else's e-mail gets nowhere by it.
 */
export async function sendReceipt(
  { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string },
  { tx, clock }: EventContext,
  fact: ChargeChanged,
): Promise<void> {
  const { userId, reason, before, after, planId, amountCents, installments } = fact
  // A dispute that is won pays nothing anew, and is told of in its own words.
  const isFirst = !isPaid(before) && before !== 'charged-back'
  const isNews = reason === 'compra' && isPaid(after) && isFirst
  if (!isNews || userId === null) return
  const [person, plan] = [await findSignedIn(tx, userId), await findPlan(tx, planId)]
  if (!person || person.email === '' || !plan) return
  const link = await newEntryLink({ tx, clock }, { userId, publicUrl })
  const { name, email: to } = person
  const bought = { name, planName: plan.name, amountCents, installments, link }
  await sendMail(tx, { to, ...purchaseMail(bought) })
}
