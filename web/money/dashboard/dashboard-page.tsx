import type { Dashboard } from '@lya/contract/money/insights.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#connection/calls/client.ts'
import { today } from '#connection/clock.ts'
import type { PageHandle } from '#design/page/page-handle.ts'
import { ActivitiesCard } from '#money/dashboard/activities/activities-card.tsx'
import { ChartCard } from '#money/dashboard/chart-card.tsx'
import { DashboardFailed } from '#money/dashboard/dashboard-failed.tsx'
import { DashboardHeader } from '#money/dashboard/dashboard-header.tsx'
import { LowerCardsLater } from '#money/dashboard/lower-cards-later.tsx'
import { LyaCard } from '#money/dashboard/lya-card.tsx'
import { useRefreshNotice } from '#money/dashboard/use-refresh-notice.ts'
import { allPeriods, type Period, rangeOf } from '#money/periods/period.model.ts'
import { SummaryCards } from '#money/summary/summary-cards.tsx'
import classes from './dashboard.module.css'

export function meta() {
  return [{ title: 'Dashboard · Lya' }]
}

const dashboardOf = (period: Period) =>
  api.insights.dashboard.queryOptions({ input: rangeOf(period, today()) ?? {} })

export const handle: PageHandle = {
  fetchEarly: (queryClient) => [queryClient.prefetchQuery(dashboardOf(allPeriods))],
}

export default function DashboardPage() {
  const [period, setPeriod] = useState(allPeriods)
  const query = useQuery({
    ...dashboardOf(period),
    // The old numbers stay until those of the new period are there.
    placeholderData: (before) => before,
  })
  useRefreshNotice(query)
  return (
    <div className={classes.page}>
      <DashboardHeader period={period} onPeriod={setPeriod} isFetching={query.isFetching} />
      {query.isError && !query.data ? (
        <DashboardFailed failure={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Cards dashboard={query.data ?? null} isOld={query.isPlaceholderData} />
      )}
    </div>
  )
}

/** @param props.isOld These numbers are of the period before, while those of the new one come. */
function Cards({ dashboard, isOld }: { dashboard: Dashboard | null; isOld: boolean }) {
  return (
    <div className={classes.cards} data-old={isOld || undefined} aria-busy={isOld}>
      <SummaryCards
        summary={dashboard?.summary ?? null}
        afterBillsCents={dashboard?.balanceAfterBillsCents}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <ChartCard points={dashboard?.chart ?? null} />
          <LyaCard isComing={dashboard === null} />
        </div>
        <ActivitiesCard activities={dashboard?.activities ?? null} />
      </div>
      <LowerCardsLater dashboard={dashboard} />
    </div>
  )
}
