import '@mantine/charts/styles.layer.css'
import type { Planning } from '@lya/contract/money/budgets.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { BarChart } from '@mantine/charts'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { ExpectedTooltip } from '#design/chart/expected-tooltip.tsx'
import { formatAxis, formatReais } from '#format/amounts.ts'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { shortMonthName } from '#money/budgets/month/month.model.ts'

const series = [
  // A stack of its own, or the chart would put it behind those that have one.
  {
    name: 'plannedCents',
    label: copy.chartPlanned,
    color: 'var(--lya-chart-planned)',
    stackId: 'planned',
  },
  { name: 'spentCents', label: copy.chartSpent, color: 'var(--lya-chart-spent)', stackId: 'spent' },
  {
    name: 'expectedSpentCents',
    label: `${copy.chartSpent} (${copy.chartExpected})`,
    color: 'var(--lya-chart-spent-expected)',
    // In the place of what was spent: a month has the one or the other.
    stackId: 'spent',
  },
]

const radius: [number, number, number, number] = [6, 6, 0, 0]
const expectedBar = {
  fillOpacity: 0.25,
  stroke: 'var(--lya-chart-spent-expected)',
  strokeDasharray: '4 3',
  strokeOpacity: 1,
  strokeWidth: 1.5,
}

const money = (value: number) => formatReais(cents(value))

/** What is expected takes in what was spent so far. */
function rowOf(point: Planning['chart'][number]) {
  const spentCents = point.expectedSpentCents ? null : point.spentCents
  return { ...point, spentCents, label: shortMonthName(point.month) }
}

function isToldBy(name: string, row: ReturnType<typeof rowOf>): boolean {
  if (name === 'expectedSpentCents') return row.spentCents === null
  return name === 'plannedCents' || row.spentCents !== null
}

export function BudgetsChart({ points }: { points: Planning['chart'] }) {
  useHiddenAmounts()
  return (
    <BarChart
      h="100%"
      data={points.map(rowOf)}
      dataKey="label"
      series={series}
      maxBarWidth={28}
      barProps={({ name }) => ({ radius, ...(name === 'expectedSpentCents' ? expectedBar : {}) })}
      gridAxis="x"
      tickLine="none"
      strokeDasharray="3 5"
      valueFormatter={money}
      tooltipProps={{
        content: ({ label, payload }) => (
          <ExpectedTooltip
            label={label}
            payload={payload}
            series={series}
            valueFormatter={money}
            // The rows of this chart are those that it was given.
            isTold={(name, row) => isToldBy(name, row as ReturnType<typeof rowOf>)}
          />
        ),
      }}
      yAxisProps={{
        width: 48,
        interval: 0,
        tickFormatter: (value: number) => formatAxis(cents(value)),
      }}
      xAxisProps={{ tickMargin: 10, interval: 0 }}
    />
  )
}
