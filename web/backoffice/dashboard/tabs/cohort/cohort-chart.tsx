import '@mantine/charts/styles.layer.css'
import { LineChart } from '@mantine/charts'
import { cohortCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import classes from '../../dashboard.module.css'
import { useOpenPeople } from '../../parts/use-people-of.tsx'
import { rateWords } from '../../parts/words.ts'
import type { CurvePoint } from './several-cohorts.model.ts'

/** A press on a month opens to who stayed so long; the table does so by the keyboard. */
export function CohortChart({ points }: { points: CurvePoint[] }) {
  const open = useOpenPeople()
  const openMonth = (label: unknown) => {
    const point = points.find(({ offset }) => copy.month(offset) === label)
    if (!point || point.retained === 0) return
    open('cohort-retained', { part: point.part, title: copy.all(point.offset) })
  }
  return (
    <LineChart
      h="100%"
      className={classes.pressed ?? ''}
      data={points.map(({ offset, rate }) => ({ label: copy.month(offset), rate }))}
      dataKey="label"
      series={[{ name: 'rate', label: copy.rate, color: 'var(--lya-chart-1)' }]}
      strokeWidth={2.5}
      gridAxis="x"
      tickLine="none"
      valueFormatter={rateWords}
      yAxisProps={{ width: 48, domain: [0, 10_000], tickFormatter: rateWords }}
      lineChartProps={{ onClick: ({ activeLabel }) => openMonth(activeLabel) }}
    />
  )
}
