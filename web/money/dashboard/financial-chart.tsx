import '@mantine/charts/styles.layer.css'
import type { ChartPoint } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { AreaChart } from '@mantine/charts'
import { ExpectedTooltip } from '#design/chart/expected-tooltip.tsx'
import { formatAxis, formatReais } from '#format/amounts.ts'
import { type ChartRow, chartRows, hasExpected, isToldBy } from '#money/dashboard/chart.model.ts'
import { dashboardCopy as copy } from '#money/dashboard/dashboard.copy.ts'

const lines = [
  { name: 'incomeCents', label: copy.income, color: 'var(--lya-chart-income)' },
  { name: 'expensesCents', label: copy.expenses, color: 'var(--lya-chart-expenses)' },
]
const dashed = [
  {
    name: 'expectedIncomeCents',
    label: copy.expectedPoint(copy.income),
    color: 'var(--lya-chart-income-expected)',
    strokeDasharray: '5 5',
  },
  {
    name: 'expectedExpensesCents',
    label: copy.expectedPoint(copy.expenses),
    color: 'var(--lya-chart-expenses-expected)',
    strokeDasharray: '5 5',
  },
]

const money = (value: number) => formatReais(cents(value))

export function FinancialChart({ points }: { points: ChartPoint[] }) {
  const series = hasExpected(points) ? [...lines, ...dashed] : lines
  return (
    <AreaChart
      h="100%"
      data={chartRows(points)}
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
      valueFormatter={money}
      // What is not there yet has no ground below it.
      areaProps={({ name }) => (name.startsWith('expected') ? { fillOpacity: 0 } : {})}
      tooltipProps={{
        content: ({ label, payload }) => (
          <ExpectedTooltip
            label={label}
            payload={payload}
            series={series}
            valueFormatter={money}
            // The rows of this chart are those that it was given.
            isTold={(name, row) => isToldBy(name, row as ChartRow)}
          />
        ),
      }}
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
