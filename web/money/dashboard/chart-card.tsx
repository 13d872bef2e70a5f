import type { ChartPoint } from '@lya/contract/money/insights.ts'
import { ChartCard as Card } from '#design/chart/chart-card.tsx'
import { later } from '#design/later/later.ts'
import { hasExpected, isChartEmpty } from '#money/dashboard/chart.model.ts'
import { ChartTable } from '#money/dashboard/chart-table.tsx'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'
import classes from './chart-card.module.css'

const FinancialChart = later(
  async () => (await import('#money/dashboard/financial-chart.tsx')).FinancialChart,
)
const legend = [
  { label: copy.income, color: 'var(--lya-chart-income)' },
  { label: copy.expenses, color: 'var(--lya-chart-expenses)' },
]

/** Receitas and despesas over time; null while they are not known yet. */
export function ChartCard({ points }: { points: ChartPoint[] | null }) {
  return (
    <Card
      id="chart-title"
      title={copy.chart}
      className={classes.card}
      legend={points && hasExpected(points) ? [...legend, { label: copy.expected }] : legend}
      points={points}
      isEmpty={isChartEmpty}
      empty={copy.chartEmpty}
      loading={copy.loading}
      Chart={FinancialChart}
      Table={ChartTable}
    />
  )
}
