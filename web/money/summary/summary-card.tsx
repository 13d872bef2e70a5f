import type { Cents } from '@lya/core/amounts/cents.ts'
import { type Icon, IconMinus, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { formatPercent, formatReais } from '#format/amounts.ts'
import { summaryCopy as copy, trendWords } from '#money/summary/summary.copy.ts'
import { isBeyondPercent, type TrendView } from '#money/summary/trend.model.ts'
import classes from './summary-cards.module.css'

type Trend = { percent: number; view: TrendView }
type Props = {
  kind: 'balance' | 'income' | 'expenses' | 'savings'
  label: string
  Icon: Icon
  /** Null while it is not known yet. */
  amount: Cents | null
  period?: string | undefined
  trend?: Trend | null | undefined
  /** Below the amount. */
  children?: ReactNode
}

export function SummaryCard(props: Props) {
  const { kind, label, Icon, amount, period, trend, children } = props
  return (
    <article className={classes.card} data-kind={kind}>
      <h2 className={classes.label}>
        <span className={classes.icon}>
          <Icon size={18} stroke={1.9} aria-hidden="true" />
        </span>
        {label}
      </h2>
      {amount === null ? (
        <span className={classes.skeleton} />
      ) : (
        <Amount text={formatReais(amount)} />
      )}
      {period ? <p className={classes.period}>{period}</p> : null}
      {children}
      {trend && !isNothing(amount, trend) ? <TrendLine {...trend} /> : null}
    </article>
  )
}

/** However long it is, it stays whole and on one line. */
function Amount({ text }: { text: string }) {
  return (
    <p className={classes.amount} style={{ '--characters': text.length } as CSSProperties}>
      {text}
    </p>
  )
}

/** Nothing now and nothing before is no trend. */
function isNothing(amount: Cents | null, trend: Trend): boolean {
  return amount === 0 && trend.percent === 0
}

const arrows = {
  up: IconTrendingUp,
  down: IconTrendingDown,
  flat: IconMinus,
  unknown: IconMinus,
}

function TrendLine({ percent, view }: Trend) {
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
