import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import { countHistory, countToday, setDay } from '#backoffice/daily-figures/index.ts'
import { watch } from '#backoffice/overview/alerts/watch.ts'
import { executeDue, planChurnAlerts } from '#backoffice/overview/automations/automate.ts'
import { forgetExpired } from '#backoffice/overview/cache/admin-cache.store.ts'
import { refreshFigure } from '#backoffice/overview/cache/kept-figure.ts'
import { closeMonths, fillRecentDays } from '#backoffice/overview/cohorts/close-months.ts'
import { findRecurring } from '#backoffice/overview/figures/recurring.ts'
import { countFigures } from '#backoffice/overview/figures/standing.queries.ts'
import { keptFigures } from '#backoffice/overview/kept-figures.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { readUnhurried } from '#platform/db/reading.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'
import type { Log } from '#platform/log/log.ts'

export interface OverviewParts {
  db: Database
  clock: Clock
  log: Log
  jobs: JobQueue
  /** Tells open screens of operators that figures are new. */
  announce(): void
}

/**
 * One kept figure is worked out anew, unless it was since it was asked for; one after another, or
 * all of them together would take the processors that each of them leaves free.
 */
export const refreshQueue = defineQueue<{ key: string; askedAt: string }>('overview.refresh', {
  retries: 1,
  secondsMax: 600,
  atOnce: 1,
})
/** Days and months that are over and were never counted are, once. */
export const pastQueue = defineQueue<Record<string, never>>('overview.past', {
  retries: 5,
  retryDelaySeconds: 60,
  secondsMax: 3_600,
})
/** Every rule looks, and what is due is done. */
export const watchQueue = defineQueue<Record<string, never>>('overview.watch', { retries: 0 })
/** A day ended: how things stand is kept of it. */
export const midnightQueue = defineQueue<Record<string, never>>('overview.midnight', {
  retries: 3,
  secondsMax: 1_800,
})

/** What has been stale for so long is shown to nobody any more. */
const forgottenAfterHours = 24

const zone = 'America/Sao_Paulo'

export function addOverviewJobs(parts: OverviewParts): void {
  const { jobs } = parts
  jobs.handle(refreshQueue, (asked) => refresh(parts, asked))
  jobs.handle(pastQueue, () => countPast(parts))
  jobs.handle(watchQueue, async () => {
    await watch(parts)
    await planChurnAlerts(parts)
    await executeDue(parts)
    parts.announce()
  })
  jobs.schedule(watchQueue, '*/5 * * * *', zone)
  jobs.handle(midnightQueue, () => endDay(parts))
  jobs.schedule(midnightQueue, '0 0 * * *', zone)
}

async function refresh(
  parts: OverviewParts,
  { key, askedAt }: { key: string; askedAt: string },
): Promise<void> {
  const figure = keptFigures.find((one) => one.key === key)
  if (!figure) return
  await countToday(parts)
  if (await refreshFigure(parts, figure, Temporal.Instant.from(askedAt))) parts.announce()
}

/** Figures that knew nothing of the past are worked out with it. */
async function countPast(parts: OverviewParts): Promise<void> {
  const days = await countHistory(parts)
  const months = await closeMonths(parts)
  const recent = await fillRecentDays(parts)
  if (days + months + recent === 0) return
  for (const figure of keptFigures) await refreshFigure(parts, figure, parts.clock.now())
  parts.announce()
}

/** Keeps how things stood as the day ended, closes a month that is over, and forgets old caches. */
export async function endDay({ db, clock }: Pick<OverviewParts, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const day = Temporal.PlainDate.from(dayOf(now)).subtract({ days: 1 }).toString()
  const keys = ['total-users', 'active-users', 'trial-users'] as const
  const { people, recurring } = await readUnhurried(db, async (reading) => ({
    people: await countFigures(reading, { name: 'midnight', keys, now }),
    recurring: await findRecurring(reading, now),
  }))
  const { people: paying, mrrCents } = recurring
  await asSystem(db, async (tx) => {
    await setDay(tx, day, {
      ...{ users: people['total-users'], active: people['active-users'] },
      ...{ trial: people['trial-users'], paying, mrrCents },
    })
    await forgetExpired(tx, now.subtract({ hours: forgottenAfterHours }))
  })
  await closeMonths({ db, clock })
  await fillRecentDays({ db, clock })
}
