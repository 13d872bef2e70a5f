import type { Summary } from '@lya/contract/money/insights.ts'
import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { Button } from '@mantine/core'
import { IconArrowDownLeft, IconArrowUpRight, IconPigMoney, IconWallet } from '@tabler/icons-react'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { StatCard, StatCards } from '#design/page/stat-card.tsx'
import { formatReais } from '#format/amounts.ts'
import { summaryCopy as copy } from '#money/summary/summary.copy.ts'
import type { Trend, TrendSubject } from '#money/summary/trend.model.ts'
import { TrendLine } from '#money/summary/trend-line.tsx'
import classes from './summary-cards.module.css'

type Props = {
  summary: Summary | null
  /** What is left of the balance once this month's bills are paid; absent where there are none. */
  afterBillsCents?: number | null | undefined
  /** Which days the sums are of, in words; absent where the page around them says so. */
  period?: string
  /** These are of the filter before, while those of the new one come. */
  isOld?: boolean
  /** Why the sums could not be had: the cards say so instead of waiting for ever. */
  failure?: unknown
  onRetry?: (() => void) | undefined
}

/** The four cards. On a phone two by two; null shows skeletons of the same size. */
export function SummaryCards(props: Props) {
  const { summary, afterBillsCents = null, period, isOld = false, failure, onRetry } = props
  if (failure && !summary) return <Failed failure={failure} onRetry={onRetry} />
  const cardOf = (amountCents: number | undefined) => ({
    amountCents,
    note: period,
    children: amountCents === undefined ? null : formatReais(cents(amountCents)),
  })
  return (
    <StatCards
      label={period ? `${copy.label} ${period}` : copy.label}
      isBusy={summary === null || isOld}
      isOld={isOld}
    >
      <StatCard
        label={copy.balance}
        Icon={IconWallet}
        isMain
        foot={afterBillsCents === null ? null : <AfterBills amount={cents(afterBillsCents)} />}
        {...cardOf(summary?.totalBalanceCents)}
      />
      <StatCard
        label={copy.income}
        Icon={IconArrowDownLeft}
        tone="good"
        foot={trendOf(summary?.incomeTrend, 'income', summary?.incomeCents)}
        {...cardOf(summary?.incomeCents)}
      />
      <StatCard
        label={copy.expenses}
        Icon={IconArrowUpRight}
        tone="out"
        foot={trendOf(summary?.expensesTrend, 'expenses', summary?.expensesCents)}
        {...cardOf(summary?.expensesCents)}
      />
      <StatCard
        label={copy.savings}
        Icon={IconPigMoney}
        foot={trendOf(summary?.savingsTrend, 'savings', summary?.savingsCents)}
        {...cardOf(summary?.savingsCents)}
      />
    </StatCards>
  )
}

/** Nothing now and nothing before is no trend. */
function trendOf(
  trend: Trend | null | undefined,
  subject: TrendSubject,
  amountCents: number | undefined,
) {
  if (!trend || (amountCents === 0 && trend.percent === 0)) return null
  return <TrendLine trend={trend} subject={subject} />
}

function AfterBills({ amount }: { amount: Cents }) {
  return (
    <p className={classes.after}>
      {copy.afterBills}{' '}
      <span className={classes.afterAmount}>
        <MoneyText amount={amount} />
      </span>
    </p>
  )
}

function Failed({ failure, onRetry }: Pick<Props, 'failure' | 'onRetry'>) {
  return (
    <div className={classes.failed} role="alert">
      <p>{`${copy.failed}. ${refusalSentence(failure)}`}</p>
      {onRetry ? (
        <Button variant="light" onClick={onRetry}>
          {copy.retry}
        </Button>
      ) : null}
    </div>
  )
}
