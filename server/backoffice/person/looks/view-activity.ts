import type { PersonActivity, PersonDay } from '@lya/contract/backoffice/person/parts.ts'
import { activityDays } from '@lya/core/backoffice/trial-days/activity-days.ts'
import { readableDay } from '@lya/core/calendar/readable-day.ts'
import { countDays, countMessages, noCounts } from '#backoffice/person/looks/activity.queries.ts'
import { getListed, getTimeZone } from '#backoffice/person/person.queries.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import { type Clock, todayIn } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asUser } from '#platform/db/transaction.ts'

const messageDays = 30

/** What somebody did on each day of their trial: numbers alone. */
export async function viewActivity(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
): Promise<PersonActivity> {
  const now = clock.now()
  const [person, timeZone] = await readAsAdmin(db, async (tx) => [
    await getListed(tx, userId, now),
    await getTimeZone(tx, userId),
  ])
  const today = todayIn(clock, timeZone)
  const signedUpOn = Temporal.Instant.from(person.createdAt)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const days = activityDays({ signedUpOn, endDate: readableDay(person.trialEndDate), today })
  const from = startOf(days[0] ?? signedUpOn, timeZone)
  const until = startOf((days.at(-1) ?? signedUpOn).add({ days: 1 }), timeZone)
  const { made, messages } = await asUser(
    db,
    userId,
    async (tx) => ({
      made: await countDays(tx, { userId, from, until, timeZone }),
      messages: await countMessages(tx, {
        userId,
        from: now.subtract({ hours: 24 * messageDays }),
      }),
    }),
    { readOnly: true },
  )
  return {
    channel: person.channel,
    messages,
    days: days.map((one): PersonDay => {
      const day = one.toString()
      const counts = { ...noCounts }
      for (const of of made) if (of.day === day) counts[of.kind] = of.made
      const number = signedUpOn.until(one).days + 1
      return { day, number, ...counts, isAhead: Temporal.PlainDate.compare(one, today) > 0 }
    }),
  }
}

function startOf(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime(timeZone).toInstant()
}
