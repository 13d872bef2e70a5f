import '@mantine/charts/styles.layer.css'
import type { ChartPoint } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/money/cents.ts'
import { AreaChart } from '@mantine/charts'
import { formatAxis, formatReais } from '#format/amounts.ts'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'
import classes from './chart-card.module.css'

const series = [
  { name: 'incomeCents', label: copy.income, color: 'var(--lya-chart-income)' },
  { name: 'expensesCents', label: copy.expenses, color: 'var(--lya-chart-expenses)' },
]

export function FinancialChart({ points }: { points: ChartPoint[] }) {
  return (
    <AreaChart
      className={classes.chart ?? ''}
      h="100%"
      data={points}
      dataKey="label"
      series={series}
      curveType="monotone"
      strokeWidth={2.5}
      fillOpacity={0.22}
      withDots={points.length <= 12}
      dotProps={{ r: 3.5, strokeWidth: 0 }}
      activeDotProps={{ r: 5.5 }}
      gridAxis="x"
      tickLine="none"
      strokeDasharray="3 5"
      valueFormatter={(value) => formatReais(cents(value))}
      yAxisProps={{
        width: 48,
        interval: 0,
        tickFormatter: (value: number) => formatAxis(cents(value)),
      }}
      // Room for half a label at the ends: nothing is cut, and nothing moves onto its neighbour.
      xAxisProps={{
        tickMargin: 10,
        minTickGap: 4,
        interval: 'equidistantPreserveStart',
        padding: { left: 4, right: 32 },
      }}
    />
  )
}
