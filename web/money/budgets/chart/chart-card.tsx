import type { Planning } from '@lya/contract/money/budgets.ts'
import { ChartCard as Card } from '#design/chart/chart-card.tsx'
import { later } from '#design/later/later.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { ChartTable } from '#money/budgets/chart/chart-table.tsx'
import classes from './chart-card.module.css'

const BudgetsChart = later(
  async () => (await import('#money/budgets/chart/budgets-chart.tsx')).BudgetsChart,
)
const legend = [
  { label: copy.chartPlanned, color: 'var(--lya-chart-planned)' },
  { label: copy.chartSpent, color: 'var(--lya-chart-spent)' },
]

type Points = Planning['chart']

const isExpected = ({ expectedSpentCents }: Points[number]) => Boolean(expectedSpentCents)

/** Planned and spent over six months; null while they are not known yet. */
export function ChartCard({ points }: { points: Points | null }) {
  return (
    <Card
      id="budgets-chart"
      title={copy.chart}
      className={classes.card}
      legend={points?.some(isExpected) ? [...legend, { label: copy.chartExpected }] : legend}
      points={points}
      isEmpty={(all) => all.every(isNothing)}
      empty={copy.chartEmpty}
      Chart={BudgetsChart}
      Table={ChartTable}
    />
  )
}

function isNothing(point: Points[number]): boolean {
  return point.plannedCents === 0 && point.spentCents === 0 && !isExpected(point)
}
