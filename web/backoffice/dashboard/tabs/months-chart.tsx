import '@mantine/charts/styles.layer.css'
import type { MonthFigures } from '@lya/contract/backoffice/overview/metrics.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { BarChart } from '@mantine/charts'
import { revenueCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { formatAxis } from '#format/amounts.ts'
import { moneyWords, monthWords } from '../parts/words.ts'

export function MonthsChart({ points }: { points: MonthFigures[] }) {
  return (
    <BarChart
      h="100%"
      data={points.map(({ month, receivedCents, returnedCents }) => ({
        label: monthWords(month),
        received: receivedCents,
        returned: returnedCents,
      }))}
      dataKey="label"
      series={[
        { name: 'received', label: copy.received, color: 'var(--lya-chart-1)' },
        { name: 'returned', label: copy.returned, color: 'var(--lya-chart-2)' },
      ]}
      gridAxis="x"
      tickLine="none"
      valueFormatter={moneyWords}
      yAxisProps={{ width: 56, tickFormatter: (value: number) => formatAxis(cents(value)) }}
    />
  )
}
