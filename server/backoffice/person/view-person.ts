import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { engagementLabel } from '@lya/core/backoffice/engagement/engagement.ts'
import { readableDay } from '@lya/core/calendar/readable-day.ts'
import { limits } from '@lya/core/limits.ts'
import { trialDaysLeft, trialEndDate } from '@lya/core/people/profile/trial.ts'
import { getListed, getMore } from '#backoffice/person/person.queries.ts'
import { findLastAccess } from '#people/identity/index.ts'
import { makeAffiliateCode } from '#people/profile/index.ts'
import { asAdmin, type Operator, readAsAdmin } from '#platform/audit/as-admin.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'

interface Looking {
  db: Database
  clock: Clock
  publicUrl: string
  operator: Operator
}

/** One person without their finances. @throws Refusal `person.missing` */
export async function viewPerson(looking: Looking, userId: string): Promise<PersonView> {
  const { db, clock, publicUrl, operator } = looking
  const now = clock.now()
  const [person, more] = await readAsAdmin(db, async (tx) => [
    await getListed(tx, userId, now),
    await getMore(tx, userId),
  ])
  // Sessions are none of the back-office's: all that it is told is a moment.
  const lastAccessAt = await asSystem(db, (tx) => findLastAccess(tx, userId))
  const code = more.code ?? (await makeCode(looking, userId))
  const { counts, isHeld, version, exports } = more
  return {
    ...person,
    ...{ counts, exports, isHeld, pendingEmail: more.pendingEmail, lastAccessAt },
    engagementLabel: engagementLabel(counts),
    trialDaysLeft: daysLeft(person, now),
    affiliate: { code, link: `${publicUrl}/?aff=${code}`, referrer: referrerOf(more) },
    leavesAt: more.leavesAt?.toISOString() ?? null,
    isYou: userId === operator.userId,
    subscriptionVersion: version,
  }
}

/** Whoever came from elsewhere may have no code yet; whoever opens their page makes one. */
function makeCode({ operator, ...parts }: Looking, userId: string): Promise<string> {
  return asAdmin(parts, operator, 'there was no code yet', async (ctx) => {
    const code = await ctx.command((tx) => makeAffiliateCode(tx, userId))
    const newValues = { affiliate_code: code }
    await ctx.note({ action: 'AFFILIATE_CODE', table: 'profiles', recordId: userId, newValues })
    return code
  })
}

function daysLeft(
  { trialEndDate: end, createdAt }: { trialEndDate: string | null; createdAt: string },
  now: Temporal.Instant,
): number {
  const endDate = readableDay(end)
  if (endDate === null) return 0
  const promised = trialEndDate(Temporal.Instant.from(createdAt), limits.trialDays)
  const isExtended = Temporal.PlainDate.compare(endDate, promised) > 0
  return trialDaysLeft({ endDate, now, isExtended }).startedDays
}

function referrerOf({
  referrerId: userId,
  referrerName: name,
  referrerEmail: email,
}: {
  referrerId: string | null
  referrerName: string | null
  referrerEmail: string | null
}): PersonView['affiliate']['referrer'] {
  return userId === null ? null : { userId, name: name ?? '', email }
}
