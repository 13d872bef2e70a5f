import type { Cached } from '@lya/contract/backoffice/overview/cached.ts'
import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import type { ReactNode } from 'react'
import { AlertList } from '#backoffice/dashboard/alerts/alert-list.tsx'
import { alertCopy, dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import classes from '../dashboard.module.css'
import { ChurnList } from '../parts/churn-list.tsx'
import { MetricCard } from '../parts/metric-card.tsx'
import { countWords, moneyWords } from '../parts/words.ts'

type Props = { metrics: Cached<Metrics>; today: ReactNode }

/** How the business stands, and what wants somebody now. */
export function OverviewTab({ metrics: { data }, today }: Props) {
  const { snapshot, before, goal } = data
  return (
    <>
      <div className={classes.metrics}>
        <MetricCard
          figure="total-users"
          value={snapshot.totalUsers}
          note={copy.active(countWords(snapshot.activeUsers))}
        />
        <MetricCard
          figure="mrr"
          value={snapshot.mrrCents}
          tone={snapshot.mrrCents < goal.mrrWarningCents ? 'poor' : 'calm'}
          note={copy.arr(moneyWords(snapshot.arrCents))}
        />
        <MetricCard figure="conversion-rate" value={snapshot.conversionRate} />
        <MetricCard figure="new-signups-today" value={snapshot.newSignupsToday} />
        <MetricCard figure="transactions-today" value={snapshot.transactionsToday} />
        <MetricCard figure="revenue-today" value={snapshot.revenueTodayCents} />
        <MetricCard
          figure="new-signups"
          value={snapshot.newSignups}
          note={copy.before(countWords(before.newSignups))}
        />
        <MetricCard
          figure="conversions"
          value={snapshot.conversions}
          note={copy.before(countWords(before.conversions))}
        />
        <MetricCard
          figure="cancellations"
          value={snapshot.cancellations}
          note={copy.before(countWords(before.cancellations))}
        />
        <MetricCard figure="churn-rate" value={snapshot.churnRate} />
        <MetricCard figure="trial-users" value={snapshot.trialUsers} />
        <MetricCard figure="engaged-users" value={snapshot.engagedUsers} />
      </div>
      <div className={classes.two}>
        <div className={classes.stack}>
          <AlertList kind="system" title={alertCopy.system} empty={alertCopy.none} />
          {today}
        </div>
        <ChurnList />
      </div>
    </>
  )
}
