import { byPush } from '#assistant/reminders/deliver/by-push.ts'
import { byWhatsApp } from '#assistant/reminders/deliver/by-whatsapp.ts'
import type { Fact } from '#assistant/reminders/facts/fact.ts'
import { readFact } from '#assistant/reminders/facts/read-fact.ts'
import type { Arrival, Departure, ReminderParts } from '#assistant/reminders/parts.ts'
import type { Addressee, ClaimedReminder, Wishes } from '#assistant/reminders/reminder.ts'
import { reminderMail } from '#assistant/reminders/reminders.mail.ts'
import { closeReminder } from '#assistant/reminders/reminders.store.ts'
import { stopUrl } from '#assistant/reminders/stop/stop-link.ts'
import type { ReadContext } from '#platform/http/context.ts'

interface Turn {
  ctx: ReadContext
  person: Addressee
  wishes: Wishes
}

/**
 * Words what was taken. What is no longer true or wanted ends here; e-mails are handed over within
 * the transaction; the others are given back, to leave after it.
 */
export async function depart(
  parts: ReminderParts,
  turn: Turn & { claimed: readonly ClaimedReminder[] },
): Promise<Departure[]> {
  const { ctx, wishes } = turn
  const departures: Departure[] = []
  for (const reminder of turn.claimed) {
    const isWanted = wishes.channels[reminder.kind].includes(reminder.channel)
    const fact = isWanted ? await readFact(ctx, reminder.key) : null
    if (!fact) {
      await close(turn, reminder, { fate: 'descartado' })
      continue
    }
    const carry = await carrierOf(parts, turn, { reminder, fact })
    if (carry) departures.push({ userId: ctx.userId, reminder, carry })
  }
  return departures
}

async function carrierOf(
  parts: ReminderParts,
  turn: Turn,
  told: { reminder: ClaimedReminder; fact: Fact },
): Promise<(() => Promise<Arrival>) | null> {
  const { reminder, fact } = told
  if (reminder.channel === 'whatsapp') {
    const carry = await byWhatsApp(parts, turn.ctx, told)
    if (!carry) await close(turn, reminder, { fate: 'falhou', error: 'no number' })
    return carry
  }
  if (reminder.channel === 'push') {
    const carry = await byPush(parts, turn.ctx, told)
    if (!carry) await close(turn, reminder, { fate: 'falhou', error: 'no browser' })
    return carry
  }
  const { userId, name, email, isEmailConfirmed } = turn.person
  if (!isEmailConfirmed) {
    await close(turn, reminder, { fate: 'falhou', error: 'address not confirmed' })
    return null
  }
  const leaveUrl = stopUrl(parts, { userId, kind: reminder.kind })
  const mail = reminderMail(fact, { name, publicUrl: parts.publicUrl, leaveUrl })
  await parts.sendMail(turn.ctx.tx, { ...mail, to: email, unsubscribeUrl: leaveUrl })
  await close(turn, reminder, { fate: 'enviado' })
  return null
}

function close(
  { ctx }: Turn,
  { id }: ClaimedReminder,
  how: { fate: 'enviado' | 'descartado' | 'falhou'; error?: string },
): Promise<void> {
  return closeReminder(ctx.tx, { userId: ctx.userId, id, at: ctx.clock.now(), ...how })
}
