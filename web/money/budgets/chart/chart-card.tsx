import type { Planning } from '@lya/contract/money/budgets.ts'
import { Suspense } from 'react'
import { ChartViews } from '#design/chart/chart-views.tsx'
import { later } from '#design/later/later.ts'
import { useLoaded } from '#design/later/use-loaded.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { ChartTable } from '#money/budgets/chart/chart-table.tsx'
import classes from './chart-card.module.css'

// The chart's library weighs more than the page, so it comes after it.
const BudgetsChart = later(
  async () => (await import('#money/budgets/chart/budgets-chart.tsx')).BudgetsChart,
)

type Points = Planning['chart']

const isExpected = ({ expectedSpentCents }: Points[number]) => Boolean(expectedSpentCents)

/** Planned and spent over six months; null while they are not known yet. */
export function ChartCard({ points }: { points: Points | null }) {
  return (
    <section className={classes.card} aria-labelledby="budgets-chart">
      <header className={classes.header}>
        <h2 id="budgets-chart" className={classes.title}>
          {copy.chart}
        </h2>
        <ul className={classes.legend} aria-hidden="true">
          <li data-series="planned">{copy.chartPlanned}</li>
          <li data-series="spent">{copy.chartSpent}</li>
          {points?.some(isExpected) ? <li data-series="expected">{copy.chartExpected}</li> : null}
        </ul>
      </header>
      <ChartBody points={points} />
    </section>
  )
}

function ChartBody({ points }: { points: Points | null }) {
  if (points === null) return <div className={classes.skeleton} />
  if (points.every(isNothing)) {
    return <p className={classes.empty}>{copy.chartEmpty}</p>
  }
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

function isNothing(point: Points[number]): boolean {
  return point.plannedCents === 0 && point.spentCents === 0 && !isExpected(point)
}

function LaterChart({ points }: { points: Points }) {
  const skeleton = <div className={classes.skeleton} />
  if (!useLoaded(BudgetsChart)) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <BudgetsChart points={points} />
    </Suspense>
  )
}
