import type { ChartPoint } from '@lya/contract/money/insights.ts'
import { Suspense } from 'react'
import { ChartViews } from '#design/chart/chart-views.tsx'
import { later } from '#design/later/later.ts'
import { useLoaded } from '#design/later/use-loaded.ts'
import { hasExpected, isChartEmpty } from '#money/dashboard/chart.model.ts'
import { ChartTable } from '#money/dashboard/chart-table.tsx'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'
import classes from './chart-card.module.css'

// The chart's library weighs more than the page, so it comes after it.
const FinancialChart = later(
  async () => (await import('#money/dashboard/financial-chart.tsx')).FinancialChart,
)

/** Receitas and despesas over time; null while they are not known yet. */
export function ChartCard({ points }: { points: ChartPoint[] | null }) {
  return (
    <section className={classes.card} aria-labelledby="chart-title">
      <header className={classes.header}>
        <h2 id="chart-title" className={classes.title}>
          {copy.chart}
        </h2>
        <ul className={classes.legend} aria-hidden="true">
          <li data-series="income">{copy.income}</li>
          <li data-series="expenses">{copy.expenses}</li>
          {points && hasExpected(points) ? <li data-series="expected">{copy.expected}</li> : null}
        </ul>
      </header>
      <ChartBody points={points} />
    </section>
  )
}

function ChartBody({ points }: { points: ChartPoint[] | null }) {
  if (points === null) {
    return (
      <div className={classes.waiting}>
        <div className={classes.skeleton} />
        <p role="status">{copy.loading}</p>
      </div>
    )
  }
  if (isChartEmpty(points)) return <p className={classes.empty}>{copy.chartEmpty}</p>
  return (
    <ChartViews
      chart={
        <div className={classes.canvas}>
          <LaterChart points={points} />
        </div>
      }
      table={<ChartTable points={points} />}
    />
  )
}

function LaterChart({ points }: { points: ChartPoint[] }) {
  const skeleton = <div className={classes.skeleton} />
  if (!useLoaded(FinancialChart)) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <FinancialChart points={points} />
    </Suspense>
  )
}
