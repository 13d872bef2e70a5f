import type { ProjectionView } from '@lya/contract/backoffice/overview/conversion.ts'
import { revenueCopy as copy, scenarioCopy } from '#backoffice/dashboard/dashboard.copy.ts'
import { ChartCard } from '#design/chart/chart-card.tsx'
import { ChartTable } from '#design/chart/chart-table.tsx'
import { later } from '#design/later/later.ts'
import classes from '../dashboard.module.css'
import { moneyWords, monthWords } from '../parts/words.ts'
import { type ProjectedMonth, projectedMonths, scenarioColors } from './projection.model.ts'

const ProjectionChart = later(async () => (await import('./charts-part.ts')).ProjectionChart)

/** Today's MRR compounded over twelve months, in three scenarios. */
export function ProjectionCard({ projection }: { projection: ProjectionView }) {
  const { scenarios, sales } = projection
  return (
    <>
      <ChartCard
        id="projecao"
        title={copy.projection}
        className={classes.chart}
        legend={scenarios.map(({ scenario }) => ({
          label: scenarioCopy[scenario],
          color: scenarioColors[scenario],
        }))}
        points={projectedMonths(projection)}
        isEmpty={(points) => points.length === 0}
        empty={copy.empty}
        Chart={ProjectionChart}
        Table={ProjectionTable}
      />
      <p className={classes.quiet}>{copy.projectionLead(sales)}</p>
      <ul className={classes.scenarios}>
        {scenarios.map(({ scenario, growth, salesFactor, totalCents }) => (
          <li key={scenario} className={classes.card}>
            <h3>{scenarioCopy[scenario]}</h3>
            <strong>{copy.total(moneyWords(totalCents))}</strong>
            <span className={classes.quiet}>
              {copy.growth(growth, `${(salesFactor / 100).toLocaleString('pt-BR')}x`)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function ProjectionTable({ points }: { points: ProjectedMonth[] }) {
  return (
    <ChartTable
      caption={copy.projection}
      columns={[
        copy.month,
        scenarioCopy.conservative,
        scenarioCopy.realistic,
        scenarioCopy.optimistic,
      ]}
      rows={points.map(({ month, conservative, realistic, optimistic }) => ({
        key: month,
        name: monthWords(month),
        cells: [conservative, realistic, optimistic].map(moneyWords),
      }))}
    />
  )
}
