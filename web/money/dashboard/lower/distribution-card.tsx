import type { Dashboard } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { splitLegend } from '@lya/core/money/insights/distribution.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { formatPercent } from '#format/amounts.ts'
import { type Segment, segmentsOf } from '#money/dashboard/lower/distribution.model.ts'
import { DistributionBar } from '#money/dashboard/lower/distribution-bar.tsx'
import { drawn } from '#money/dashboard/lower/drawn.ts'
import { lowerCopy as copy } from '#money/dashboard/lower/lower.copy.ts'
import cardClasses from './cards.module.css'
import classes from './distribution.module.css'

/** Where this month's expenses went, whatever period the rest of the page shows. */
export function DistributionCard({ distribution }: Pick<Dashboard, 'distribution'>) {
  // The bar writes its amounts as text: it is drawn again when they are covered.
  useHiddenAmounts()
  const segments = segmentsOf(distribution)
  const [biggest] = segments
  return (
    <section className={cardClasses.card} aria-labelledby="distribution-title">
      <header className={cardClasses.header}>
        <div>
          <h2 id="distribution-title" className={cardClasses.title}>
            {copy.distribution}
          </h2>
          <p className={cardClasses.subtitle}>{copy.thisMonth}</p>
        </div>
      </header>
      {biggest ? (
        <>
          <DistributionBar segments={segments} />
          <Biggest segment={biggest} />
          <Legend segments={segments} />
        </>
      ) : (
        <div className={cardClasses.empty}>
          <p className={cardClasses.emptyTitle}>{copy.distributionEmpty}</p>
          <p>{copy.distributionEmptyLead}</p>
        </div>
      )}
    </section>
  )
}

function Biggest({ segment }: { segment: Segment }) {
  return (
    <p className={classes.biggest}>
      <span className={classes.quiet}>{copy.biggest}</span>
      <strong>{segment.name}</strong>
      <span className={classes.quiet}>{formatPercent(segment.percent)}</span>
      <strong className={classes.amount}>
        <MoneyText amount={cents(segment.amountCents)} />
      </strong>
    </p>
  )
}

/** The first six; the others behind a line that opens. */
function Legend({ segments }: { segments: readonly Segment[] }) {
  const { top, rest } = splitLegend(segments)
  return (
    <>
      <Entries segments={top} />
      {rest.length > 0 ? (
        <details className={classes.rest}>
          <summary>
            {copy.rest(rest.length)}
            <IconChevronDown size={16} aria-hidden="true" />
          </summary>
          <Entries segments={rest} />
        </details>
      ) : null}
    </>
  )
}

function Entries({ segments }: { segments: readonly Segment[] }) {
  return (
    <ul className={classes.legend}>
      {segments.map((segment) => (
        <li key={segment.key}>
          <Link to={segment.path} className={classes.entry ?? ''}>
            <span className={classes.dot} {...drawn(segment.look)} aria-hidden="true" />
            <span className={classes.name}>
              {segment.icon ? <span aria-hidden="true">{segment.icon} </span> : null}
              {segment.name}
            </span>
            <span className={classes.quiet}>{formatPercent(segment.percent)}</span>
            <span className={classes.amount}>
              <MoneyText amount={cents(segment.amountCents)} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
