import { dailyMoment, quietUntil } from '@lya/core/people/reminders/quiet-hours.ts'
import { depart } from '#assistant/reminders/deliver/depart.ts'
import { keyOf, type Subject } from '#assistant/reminders/facts/keys.ts'
import { listCrossedBudgets } from '#assistant/reminders/facts/read-fact.ts'
import type { Departure, ReminderParts } from '#assistant/reminders/parts.ts'
import type { Addressee, Wishes } from '#assistant/reminders/reminder.ts'
import {
  claimReminders,
  deleteOldReminders,
  findNextDue,
  planReminder,
} from '#assistant/reminders/reminders.store.ts'
import { lockWishes, setNextVisit } from '#assistant/reminders/wishes.store.ts'
import { asUser } from '#platform/db/transaction.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** Seconds that a status has to tell that a message left of which nobody knows. */
const claimSeconds = 600
const keptDays = 90

/**
 * Makes what this person is to be reminded of, hands e-mails to their queue, and takes what other
 * providers carry. All in one transaction: whoever comes second finds it done.
 */
export function visitPerson(parts: ReminderParts, person: Addressee): Promise<Departure[]> {
  const { userId, timeZone } = person
  return asUser(parts.db, userId, async (tx) => {
    const wishes = await lockWishes(tx, userId)
    if (!wishes) return []
    // Read once the row is ours: another worker may have taken long.
    const at = parts.clock.now()
    const now = at.toZonedDateTimeISO(timeZone)
    const ctx: ReadContext = { tx, userId, clock: { now: () => at }, timeZone }
    const isToday = await planToday(ctx, wishes, now)
    await planBudgets(ctx, wishes, now)
    const quietEnd = quietUntil(now, wishes.quiet)
    const until = at.add({ seconds: claimSeconds })
    const claimed = quietEnd ? [] : await claimReminders(tx, { userId, at, until })
    const departures = await depart(parts, { ctx, person, wishes, claimed })
    await setNextVisit(tx, {
      userId,
      nextAt: nextVisit(wishes, now, await findNextDue(tx, userId)),
      plannedOn: isToday ? now.toPlainDate() : null,
    })
    return departures
  })
}

type Planned = Wishes & { plannedOn: Temporal.PlainDate | null }

/** Once a day, from its moment on: payments, and on the first day of a week the one before. */
async function planToday(
  ctx: ReadContext,
  wishes: Planned,
  now: Temporal.ZonedDateTime,
): Promise<boolean> {
  const { tx, userId } = ctx
  const today = now.toPlainDate()
  const moment = dailyMoment(today, now.timeZoneId, wishes.quiet)
  if (Temporal.ZonedDateTime.compare(now, moment) < 0) return false
  if (wishes.plannedOn && Temporal.PlainDate.compare(wishes.plannedOn, today) >= 0) return false
  await plan(ctx, wishes, { kind: 'contas', day: today })
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const isNewWeek = wishes.plannedOn
    ? Temporal.PlainDate.compare(wishes.plannedOn, monday) < 0
    : today.equals(monday)
  if (isNewWeek) await plan(ctx, wishes, { kind: 'resumo', monday })
  await deleteOldReminders(tx, userId, now.toInstant().subtract({ hours: 24 * keptDays }))
  return true
}

async function planBudgets(
  ctx: ReadContext,
  wishes: Wishes,
  now: Temporal.ZonedDateTime,
): Promise<void> {
  if (wishes.channels.orcamentos.length === 0) return
  const month = now.toPlainDate().toPlainYearMonth()
  for (const { categoryId, threshold } of await listCrossedBudgets(ctx, month)) {
    const subject = { kind: 'orcamentos' as const, month, categoryId }
    await plan(ctx, wishes, { ...subject, threshold })
    // Who was told that all is gone is not told afterwards that most is.
    if (threshold === 100) await plan(ctx, wishes, { ...subject, threshold: 80 }, 'descartado')
  }
}

async function plan(
  ctx: ReadContext,
  wishes: Wishes,
  subject: Subject,
  fate?: 'descartado',
): Promise<void> {
  const channels = wishes.channels[subject.kind]
  if (channels.length === 0) return
  await planReminder(ctx.tx, {
    userId: ctx.userId,
    kind: subject.kind,
    key: keyOf(subject),
    channels,
    at: ctx.clock.now(),
    ...(fate ? { fate } : {}),
  })
}

/** The next day's moment, or what waits, if that is earlier; never within quiet hours. */
function nextVisit(
  wishes: Wishes,
  now: Temporal.ZonedDateTime,
  due: Temporal.Instant | null,
): Temporal.Instant | null {
  const moments: Temporal.Instant[] = []
  if (Object.values(wishes.channels).some((channels) => channels.length > 0)) {
    const today = dailyMoment(now.toPlainDate(), now.timeZoneId, wishes.quiet)
    const next =
      Temporal.ZonedDateTime.compare(today, now) > 0
        ? today
        : dailyMoment(now.toPlainDate().add({ days: 1 }), now.timeZoneId, wishes.quiet)
    moments.push(next.toInstant())
  }
  if (due) {
    const at = due.toZonedDateTimeISO(now.timeZoneId)
    const free = Temporal.ZonedDateTime.compare(at, now) > 0 ? at : now
    moments.push((quietUntil(free, wishes.quiet) ?? free).toInstant())
  }
  return moments.toSorted(Temporal.Instant.compare)[0] ?? null
}
