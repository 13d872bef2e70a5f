import '@mantine/charts/styles.layer.css'
import type { Planning } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/money/cents.ts'
import { BarChart } from '@mantine/charts'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { formatAxis, formatReais } from '#format/amounts.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { shortMonthName } from '#money/budgets/month/month.model.ts'
import classes from './chart-card.module.css'

const series = [
  { name: 'plannedCents', label: copy.chartPlanned, color: 'var(--lya-chart-planned)' },
  { name: 'spentCents', label: copy.chartSpent, color: 'var(--lya-chart-spent)' },
]

export function BudgetsChart({ points }: { points: Planning['chart'] }) {
  useHiddenAmounts()
  return (
    <BarChart
      className={classes.chart ?? ''}
      h="100%"
      data={points.map((point) => ({ ...point, label: shortMonthName(point.month) }))}
      dataKey="label"
      series={series}
      maxBarWidth={28}
      barProps={{ radius: [6, 6, 0, 0] }}
      gridAxis="x"
      tickLine="none"
      strokeDasharray="3 5"
      valueFormatter={(value) => formatReais(cents(value))}
      yAxisProps={{
        width: 48,
        interval: 0,
        tickFormatter: (value: number) => formatAxis(cents(value)),
      }}
      xAxisProps={{ tickMargin: 10, interval: 0 }}
    />
  )
}
