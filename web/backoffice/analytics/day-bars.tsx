import type { UsageReport } from '@lya/contract/backoffice/usage.ts'
import type { CSSProperties } from 'react'
import { ChartTable } from '#design/chart/chart-table.tsx'
import { ChartViews } from '#design/chart/chart-views.tsx'
import { formatDay, formatShortDay } from '#format/days.ts'
import { analyticsCopy as copy } from './analytics.copy.ts'
import { type Bar, barsOf } from './analytics.model.ts'
import classes from './analytics.module.css'

const height = 100
const width = 10

/** Messages day by day, and which of them were answered with a question. */
export function DayBars({ days }: { days: UsageReport['days'] }) {
  const bars = barsOf(days)
  return (
    <section className={classes.card} aria-labelledby="dia-a-dia">
      <h2 id="dia-a-dia">{copy.days}</h2>
      {bars.some(({ messages }) => messages > 0) ? (
        <ChartViews chart={<Bars bars={bars} />} table={() => <Table bars={bars} />} />
      ) : (
        <p className={classes.quiet}>{copy.noRules}</p>
      )}
    </section>
  )
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ messages }) => messages))
  const tall = (count: number): number => (count / highest) * height
  return (
    <div aria-hidden="true">
      <svg
        className={classes.bars}
        viewBox={`0 0 ${Math.max(1, bars.length) * width} ${height}`}
        preserveAspectRatio="none"
        role="presentation"
      >
        {bars.map(({ key, from, messages, askedBack, signUps }, at) => (
          <g key={key}>
            <title>{`${formatDay(from)}: ${messages}, ${askedBack}, ${signUps}`}</title>
            <rect
              className={classes.messages}
              x={at * width + 1}
              y={height - tall(messages)}
              width={width - 2}
              height={tall(messages)}
            />
            <rect
              className={classes.asked}
              x={at * width + 1}
              y={height - tall(askedBack)}
              width={width - 2}
              height={tall(askedBack)}
            />
          </g>
        ))}
      </svg>
      <ul className={classes.legend}>
        <li style={{ '--series': 'var(--lya-chart-1)' } as CSSProperties}>{copy.messages}</li>
        <li style={{ '--series': 'var(--lya-chart-2)' } as CSSProperties}>{copy.asked}</li>
      </ul>
    </div>
  )
}

function Table({ bars }: { bars: readonly Bar[] }) {
  return (
    <ChartTable
      caption={copy.days}
      columns={[copy.day, copy.signUps, copy.messages, copy.asked, copy.undone]}
      rows={bars.map(({ key, from, signUps, messages, askedBack, undone }) => ({
        key,
        name: formatShortDay(from),
        cells: [signUps, messages, askedBack, undone],
      }))}
    />
  )
}
