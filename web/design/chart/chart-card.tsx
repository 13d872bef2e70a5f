import { type ComponentType, type CSSProperties, Suspense } from 'react'
import { ChartViews } from '#design/chart/chart-views.tsx'
import type { Later } from '#design/later/later.ts'
import { useLoaded } from '#design/later/use-loaded.ts'
import classes from './chart-card.module.css'

type Shown<Point> = { points: Point[] }

type Props<Point> = {
  id: string
  title: string
  /** The colours of the series, which the chart within draws them in as well. */
  className: string | undefined
  /** A series without a colour is what is expected, drawn in dashes. */
  legend: readonly { label: string; color?: string }[]
  /** Null while they are not known yet. */
  points: Point[] | null
  isEmpty: (points: Point[]) => boolean
  empty: string
  /** Said while the points are not known; without it the skeleton stands alone. */
  loading?: string
  /** The chart's library weighs more than the page, so it comes after it. */
  Chart: Later<Shown<Point>>
  /** The chart in words and numbers. */
  Table: ComponentType<Shown<Point> & { isShown: boolean }>
}

/** A chart under its title and legend. */
export function ChartCard<Point>(props: Props<Point>) {
  const { id, title, className = '', legend } = props
  return (
    <section className={`${classes.card} ${className}`} aria-labelledby={id}>
      <header className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <ul className={classes.legend} aria-hidden="true">
          {legend.map(({ label, color }) => (
            <li
              key={label}
              data-dashed={color === undefined || undefined}
              style={{ '--chart-series': color } as CSSProperties}
            >
              {label}
            </li>
          ))}
        </ul>
      </header>
      <Body {...props} />
    </section>
  )
}

function Body<Point>({ points, isEmpty, empty, loading, Chart, Table }: Props<Point>) {
  if (points === null) return <Waiting words={loading} />
  if (isEmpty(points)) return <p className={classes.empty}>{empty}</p>
  return (
    <ChartViews
      chart={
        <div className={classes.canvas}>
          <LaterChart points={points} Chart={Chart} />
        </div>
      }
      table={(isShown) => <Table points={points} isShown={isShown} />}
    />
  )
}

function Waiting({ words }: { words: string | undefined }) {
  const skeleton = <div className={classes.skeleton} />
  if (words === undefined) return skeleton
  return (
    <div className={classes.waiting}>
      {skeleton}
      <p role="status">{words}</p>
    </div>
  )
}

function LaterChart<Point>({ points, Chart }: Pick<Props<Point>, 'Chart'> & Shown<Point>) {
  const skeleton = <div className={classes.skeleton} />
  if (!useLoaded(Chart)) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <Chart points={points} />
    </Suspense>
  )
}
