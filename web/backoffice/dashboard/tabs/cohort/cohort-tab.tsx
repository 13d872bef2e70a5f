import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { cohortCopy as copy, dashboardCopy } from '#backoffice/dashboard/dashboard.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { ChartCard } from '#design/chart/chart-card.tsx'
import { ChartTable } from '#design/chart/chart-table.tsx'
import { later } from '#design/later/later.ts'
import classes from '../../dashboard.module.css'
import { Loaded } from '../../parts/loaded.tsx'
import { TableFigure } from '../../parts/table-figure.tsx'
import { rateWords } from '../../parts/words.ts'
import { CohortMatrix } from './cohort-matrix.tsx'
import { Insights } from './insights.tsx'
import { type CurvePoint, curvePoints } from './several-cohorts.model.ts'

const CohortChart = later(async () => (await import('../charts-part.ts')).CohortChart)

/** Who stays, by the month of the first payment. */
export function CohortTab() {
  const cohorts = useQuery(adminApi.overview.cohorts.queryOptions())
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>{copy.lead}</p>
      <Loaded query={cohorts} failed={dashboardCopy.metricsFailed}>
        {({ data }) =>
          data.cohorts.length === 0 ? (
            <p className={classes.quiet}>{copy.empty}</p>
          ) : (
            <Tabs defaultValue="chart" keepMounted={false}>
              <Tabs.List>
                {Object.entries(copy.tabs).map(([key, label]) => (
                  <Tabs.Tab key={key} value={key}>
                    {label}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value="chart" pt="md">
                <ChartCard
                  id="retencao"
                  title={copy.title}
                  className={classes.chart}
                  legend={[{ label: copy.rate, color: 'var(--lya-chart-1)' }]}
                  points={curvePoints(data)}
                  isEmpty={(points) => points.length === 0}
                  empty={copy.empty}
                  Chart={CohortChart}
                  Table={CurveTable}
                />
              </Tabs.Panel>
              <Tabs.Panel value="matrix" pt="md">
                <CohortMatrix cohorts={data.cohorts} />
              </Tabs.Panel>
              <Tabs.Panel value="insights" pt="md">
                <Insights cohorts={data.cohorts} insights={data.insights} />
              </Tabs.Panel>
            </Tabs>
          )
        }
      </Loaded>
    </div>
  )
}

function CurveTable({ points, isShown }: { points: CurvePoint[]; isShown: boolean }) {
  return (
    <ChartTable
      caption={copy.title}
      columns={[copy.months, copy.size, copy.rate]}
      rows={points.map(({ offset, people, retained, rate, part }) => ({
        key: String(offset),
        name: copy.month(offset),
        cells: [
          <TableFigure
            key={offset}
            figure="cohort-retained"
            shown={{ part, title: copy.all(offset) }}
            isShown={isShown}
          >
            {copy.retained(retained, people)}
          </TableFigure>,
          rateWords(rate),
        ],
      }))}
    />
  )
}
