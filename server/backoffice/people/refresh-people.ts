import { churnParts, churnScore } from '@lya/core/backoffice/churn/churn.ts'
import { engagementScore } from '@lya/core/backoffice/engagement/engagement.ts'
import { readableDay } from '@lya/core/calendar/readable-day.ts'
import {
  countRows,
  lockWithReferrers,
  type PersonCounts,
  type Recounted,
  type Scores,
  writeCounts,
} from '#backoffice/people/people.store.ts'
import { type Clock, todayIn } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

const zone = 'America/Sao_Paulo'

/**
 * Counts these people anew, and whoever referred them, as the system. Doing it again changes
 * nothing; who is no longer there is passed over.
 */
export async function refreshPeople(
  { tx, clock }: { tx: Tx; clock: Clock },
  userIds: readonly string[],
): Promise<Recounted> {
  const today = todayIn(clock, zone)
  const locked = await lockWithReferrers(tx, userIds)
  const counted = await countRows(tx, locked, today)
  const scored = counted.map((counts) => ({ counts, scores: scoresOf(counts, today) }))
  return writeCounts(tx, scored, clock.now())
}

function scoresOf(counts: PersonCounts, today: Temporal.PlainDate): Scores {
  const { subscriptionStatus: status } = counts
  // Nothing is imported yet, so nobody has a file.
  const uploads = 0
  const lastDay = readableDay(counts.lastWriteOn) ?? readableDay(counts.signedUpOn) ?? today
  const endDay = readableDay(counts.endsOn)
  const parts = churnParts({
    daysSinceWrite: lastDay.until(today).days,
    writes14Days: counts.writes14Days,
    writesPrior14Days: counts.writesPrior14Days,
    hasFailedCharge: status === 'grace' || status === 'suspended',
    daysToEnd: endDay && today.until(endDay).days,
    // Whoever cancelled is not renewed, whatever their card.
    hasRenewableCard: counts.hasCard && status !== 'cancelled',
  })
  return {
    userId: counts.userId,
    engagement: engagementScore({ ...counts, uploads }),
    churn: churnScore(parts),
    churnParts: parts,
    uploads,
  }
}
