import '@mantine/charts/styles.layer.css'
import { cents } from '@lya/core/amounts/cents.ts'
import { LineChart } from '@mantine/charts'
import { scenarioCopy } from '#backoffice/dashboard/dashboard.copy.ts'
import { formatAxis } from '#format/amounts.ts'
import { moneyWords, monthWords } from '../parts/words.ts'
import { type ProjectedMonth, scenarioColors } from './projection.model.ts'

const series = (['conservative', 'realistic', 'optimistic'] as const).map((name) => ({
  name,
  label: scenarioCopy[name],
  color: scenarioColors[name],
}))

export function ProjectionChart({ points }: { points: ProjectedMonth[] }) {
  return (
    <LineChart
      h="100%"
      data={points.map((point) => ({ ...point, label: monthWords(point.month) }))}
      dataKey="label"
      series={series}
      strokeWidth={2.5}
      withDots={false}
      gridAxis="x"
      tickLine="none"
      valueFormatter={moneyWords}
      yAxisProps={{ width: 56, tickFormatter: (value: number) => formatAxis(cents(value)) }}
    />
  )
}
