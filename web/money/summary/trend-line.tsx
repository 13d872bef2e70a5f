import { IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { formatPercent } from '#format/amounts.ts'
import { summaryCopy as copy, trendWords } from '#money/summary/summary.copy.ts'
import {
  isBeyondPercent,
  type Trend,
  type TrendSubject,
  viewTrend,
} from '#money/summary/trend.model.ts'
import classes from './summary-cards.module.css'

const arrows = {
  up: IconTrendingUp,
  down: IconTrendingDown,
  flat: IconMinus,
  unknown: IconMinus,
}

type Props = { trend: Trend; subject: TrendSubject }

/** How an amount compares with the month before. */
export function TrendLine({ trend, subject }: Props) {
  const { percent } = trend
  const view = viewTrend(trend, subject)
  const Arrow = arrows[view.direction]
  const isCalm = view.direction === 'flat' || view.direction === 'unknown'
  return (
    <p className={classes.trend} data-good={view.isGood} data-flat={isCalm || undefined}>
      <Arrow size={16} stroke={2.2} aria-hidden="true" />
      <span>
        {isCalm ? (
          trendWords[view.direction]
        ) : (
          <>
            <strong>
              {`${isBeyondPercent({ percent }) ? copy.manyTimes : formatPercent(percent)} `}
            </strong>
            <span className={classes.trendWords}>{trendWords[view.direction]}</span>
          </>
        )}
      </span>
    </p>
  )
}
