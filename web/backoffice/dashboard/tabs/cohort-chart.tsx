import '@mantine/charts/styles.layer.css'
import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import { LineChart } from '@mantine/charts'
import { cohortCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { rateWords } from '../parts/words.ts'

export function CohortChart({ points }: { points: CohortsView['curve'] }) {
  return (
    <LineChart
      h="100%"
      data={points.map(({ offset, rate }) => ({ label: copy.month(offset), rate }))}
      dataKey="label"
      series={[{ name: 'rate', label: copy.rate, color: 'var(--lya-chart-1)' }]}
      strokeWidth={2.5}
      gridAxis="x"
      tickLine="none"
      valueFormatter={rateWords}
      yAxisProps={{ width: 48, domain: [0, 10_000], tickFormatter: rateWords }}
    />
  )
}
