import type { Metrics, MonthFigures } from '@lya/contract/backoffice/overview/metrics.ts'
import type { FigurePart } from '@lya/contract/backoffice/overview/people.ts'
import { useQuery } from '@tanstack/react-query'
import {
  revenueCopy as copy,
  dashboardCopy,
  methodWords,
  periodWords,
} from '#backoffice/dashboard/dashboard.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { ChartCard } from '#design/chart/chart-card.tsx'
import { ChartTable } from '#design/chart/chart-table.tsx'
import { later } from '#design/later/later.ts'
import classes from '../dashboard.module.css'
import { FigureButton } from '../parts/figure-button.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { MetricCard } from '../parts/metric-card.tsx'
import { moneyWords, monthWords } from '../parts/words.ts'
import { ProjectionCard } from './projection-card.tsx'

const MonthsChart = later(async () => (await import('./charts-part.ts')).MonthsChart)

/** What came in, what recurs, and where that leads. */
export function RevenueTab({ metrics }: { metrics: Metrics }) {
  const { snapshot, months, byPeriod, byMethod, goal } = metrics
  const projection = useQuery(adminApi.overview.projection.queryOptions())
  return (
    <>
      <div className={classes.metrics}>
        <MetricCard
          figure="mrr"
          value={snapshot.mrrCents}
          note={dashboardCopy.goal(moneyWords(goal.mrrCents))}
        />
        <MetricCard figure="arr" value={snapshot.arrCents} />
        <MetricCard figure="total-revenue" value={snapshot.totalRevenueCents} />
        <MetricCard figure="revenue-today" value={snapshot.revenueTodayCents} />
      </div>
      <ChartCard
        id="receita-por-mes"
        title={copy.months}
        className={classes.chart}
        legend={[
          { label: copy.received, color: 'var(--lya-chart-1)' },
          { label: copy.returned, color: 'var(--lya-chart-2)' },
        ]}
        points={months}
        isEmpty={(points) => points.every(({ receivedCents }) => receivedCents === 0)}
        empty={copy.empty}
        Chart={MonthsChart}
        Table={MonthsTable}
      />
      <div className={classes.two}>
        <Shares
          title={copy.byPeriod}
          rows={byPeriod.map(({ period, ...row }) => {
            return { ...row, name: periodWords[period], part: { period } }
          })}
        />
        <Shares
          title={copy.byMethod}
          rows={byMethod.map(({ billingType, ...row }) => {
            return { ...row, name: methodWords[billingType], part: { billingType } }
          })}
        />
      </div>
      <Loaded query={projection} failed={dashboardCopy.metricsFailed}>
        {({ data }) => <ProjectionCard projection={data} />}
      </Loaded>
    </>
  )
}

function MonthsTable({ points }: { points: MonthFigures[] }) {
  return (
    <ChartTable
      caption={copy.months}
      columns={[copy.month, copy.received, copy.returned, copy.mrr]}
      rows={points.map(({ month, receivedCents, returnedCents, mrrCents }) => ({
        key: month,
        name: monthWords(month),
        cells: [
          moneyWords(receivedCents),
          moneyWords(returnedCents),
          mrrCents === null ? copy.unknown : moneyWords(mrrCents),
        ],
      }))}
    />
  )
}

type Share = { name: string; people: number; mrrCents: number; part: FigurePart }

function Shares({ title, rows }: { title: string; rows: readonly Share[] }) {
  const most = Math.max(1, ...rows.map(({ mrrCents }) => mrrCents))
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      <ul className={classes.funnel}>
        {rows.map(({ name, people, mrrCents, part }) => (
          <li key={name}>
            <FigureButton
              figure="mrr"
              shown={{ part, title: copy.share(name) }}
              className={classes.step ?? ''}
            >
              <span>{name}</span>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.fill} style={{ width: `${(mrrCents * 100) / most}%` }} />
              </span>
              <span className={classes.amount}>
                {moneyWords(mrrCents)} · {copy.people(people)}
              </span>
            </FigureButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
