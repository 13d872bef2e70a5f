import '@mantine/core/styles/Tabs.layer.css'
import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { cohortCopy as copy, dashboardCopy } from '#backoffice/dashboard/dashboard.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { ChartCard } from '#design/chart/chart-card.tsx'
import { ChartTable } from '#design/chart/chart-table.tsx'
import { later } from '#design/later/later.ts'
import classes from '../dashboard.module.css'
import { Loaded } from '../parts/loaded.tsx'
import { rateWords } from '../parts/words.ts'
import { CohortMatrix } from './cohort-matrix.tsx'
import { insightWords } from './insight-words.ts'

const CohortChart = later(async () => (await import('./charts-part.ts')).CohortChart)

/** Who stays, by the month of the first payment. */
export function CohortTab() {
  const cohorts = useQuery(adminApi.overview.cohorts.queryOptions())
  return (
    <section className={classes.stack} aria-label={copy.title}>
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
                  points={data.curve}
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
                <Insights insights={data.insights} />
              </Tabs.Panel>
            </Tabs>
          )
        }
      </Loaded>
    </section>
  )
}

function CurveTable({ points }: { points: CohortsView['curve'] }) {
  return (
    <ChartTable
      caption={copy.title}
      columns={[copy.cohort, copy.size, copy.rate]}
      rows={points.map(({ offset, people, retained, rate }) => ({
        key: String(offset),
        name: copy.month(offset),
        cells: [copy.retained(retained, people), rateWords(rate)],
      }))}
    />
  )
}

function Insights({ insights }: { insights: CohortsView['insights'] }) {
  if (insights.length === 0) return <p className={classes.quiet}>{copy.noInsights}</p>
  return (
    <ul className={classes.insights}>
      {insights.map((insight) => (
        <li key={insight.kind} className={classes.card}>
          {insightWords(insight)}
        </li>
      ))}
    </ul>
  )
}
