import { planName } from '@lya/core/commerce/plans/period.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { reminderMail } from '#commerce/checkout/reminders/reminder.mail.ts'
import { type LeftCheckout, listLeft } from '#commerce/checkout/reminders/reminders.queries.ts'
import { stopLink } from '#commerce/checkout/reminders/stop-link.ts'
import {
  countReminder,
  deleteLeft,
  eraseContacts,
} from '#commerce/checkout/session/sessions.store.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { defineQueue } from '#platform/jobs/queue.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

/** Reminds those who left, and forgets those who stay away. */
export const reminderQueue = defineQueue<Record<string, never>>('checkout.remind', { retries: 1 })

/** Nobody wants to hear of it after so long; what they typed is forgotten then. */
const keptDays = 30

/** Money of a code that was given up comes within the days of a bank, if at all. */
const contactDays = 7

/** Says who reminds people of a checkout that they left. Before the queue starts. */
export function addReminderJobs(parts: CheckoutParts & { sendMail: SendMail }): void {
  const { jobs } = parts.charges
  jobs.handle(reminderQueue, () => remindAll(parts))
  jobs.schedule(reminderQueue, '*/10 * * * *', 'UTC')
}

async function remindAll(parts: CheckoutParts & { sendMail: SendMail }): Promise<void> {
  const { db, clock, config } = parts.charges
  const { abandonment_rules: rules } = await config.read()
  const now = clock.now()
  const since = now.subtract({ hours: 24 * keptDays })
  await asSystem(db, (tx) => deleteLeft(tx, since))
  await asSystem(db, (tx) => eraseContacts(tx, now.subtract({ hours: 24 * contactDays })))
  if (!rules.enable_remarketing) return
  const quietSince = now.subtract({ hours: rules.reminder_interval_hours })
  const due = { quietSince, since, sentMax: rules.reminder_emails }
  const left = await asSystem(db, (tx) => listLeft(tx, due))
  for (const one of left) await remind(parts, one)
}

async function remind(
  { charges, publicUrl, sendMail }: CheckoutParts & { sendMail: SendMail },
  left: LeftCheckout,
): Promise<void> {
  const { id, sent, name, email: to, period } = left
  // No key to the visit: whoever else reads the letter sees nothing of it.
  const link = `${publicUrl}/checkout?plan=${planName(period)}`
  const stop = stopLink(charges.key, publicUrl, id)
  await asSystem(charges.db, async (tx) => {
    if (!(await countReminder(tx, { id, sent, at: charges.clock.now() }))) return
    await sendMail(tx, { to, ...reminderMail({ name, link, stop }) })
  })
}
