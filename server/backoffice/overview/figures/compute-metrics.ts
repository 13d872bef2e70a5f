import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import { conversionRate } from '@lya/core/backoffice/conversion/conversion.ts'
import { recentDays } from '@lya/core/backoffice/figures/figures.ts'
import {
  churnRate,
  mrrLimits,
  yearlyRecurring,
} from '@lya/core/backoffice/revenue/recurring-revenue.ts'
import { countGone, listDays, sumAllDays } from '#backoffice/daily-figures/index.ts'
import { dayBack, startOfDay } from '#backoffice/overview/figures/day-starts.ts'
import { findRecurring } from '#backoffice/overview/figures/recurring.ts'
import { beforeOf, monthsOf, sumOf } from '#backoffice/overview/figures/spans.ts'
import { countFigures, countLive } from '#backoffice/overview/figures/standing.queries.ts'
import type { Reading } from '#platform/db/reading.ts'

/** Months that the charts show, the running one among them. */
const shownMonths = 13

const counted = [
  ...(['total-users', 'active-users', 'trial-users'] as const),
  ...(['engaged-users', 'churn-risk'] as const),
  ...(['new-signups', 'new-signups-today'] as const),
] as const

/** Works the whole snapshot out, with the months behind it, as the system. */
export async function computeMetrics(reading: Reading, now: Temporal.Instant): Promise<Metrics> {
  const { tx } = reading
  const today = dayBack(now, 0)
  const from = today.subtract({ months: shownMonths - 1 }).with({ day: 1 })
  const days = await listDays(tx, { from: from.toString(), to: today.toString() })
  const people = await countFigures(reading, { name: 'metrics', keys: counted, now })
  const recurring = await findRecurring(reading, now)
  const all = await sumAllDays(tx)
  // Whoever is gone again signed up all the same.
  const goneSince = (daysBack: number) =>
    countGone(tx, { from: startOfDay(now, daysBack), until: startOfDay(now, -1) })
  const recent = sumOf(days.slice(-recentDays))
  const last = sumOf(days.slice(-1))
  // Who came and went since tells how many were there: no state of the past has to be kept.
  const { lost, conversions, returned } = recent
  const atStart = (await countLive(tx)) + lost - conversions - returned
  const [total, active] = [people['total-users'], people['active-users']]
  return {
    today: today.toString(),
    snapshot: {
      ...{ totalUsers: total, activeUsers: active, trialUsers: people['trial-users'] },
      ...{ paidUsers: recurring.people, engagedUsers: people['engaged-users'] },
      newSignups: people['new-signups'] + (await goneSince(recentDays - 1)),
      ...{ conversions, cancellations: recent.cancellations },
      ...{ mrrCents: recurring.mrrCents, arrCents: yearlyRecurring(recurring.mrrCents) },
      churnRate: churnRate({ left: lost, atStart }),
      conversionRate: conversionRate({ active, total }),
      ...{ totalTransactions: all.transactions, totalRevenueCents: all.netCents },
      newSignupsToday: people['new-signups-today'] + (await goneSince(0)),
      transactionsToday: last.transactions,
      revenueTodayCents: last.receivedCents - last.returnedCents,
      churnRisk: people['churn-risk'],
    },
    before: beforeOf(days),
    months: monthsOf(days, { mrrCents: recurring.mrrCents, activeUsers: active }),
    ...{ byPeriod: recurring.byPeriod, byMethod: recurring.byMethod },
    goal: { mrrCents: mrrLimits.goal, mrrWarningCents: mrrLimits.warning },
  }
}
