import type { Summary } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/money/cents.ts'
import { Button } from '@mantine/core'
import { IconArrowDownLeft, IconArrowUpRight, IconPigMoney, IconWallet } from '@tabler/icons-react'
import { summaryCopy as copy } from '#money/summary/summary.copy.ts'
import { SummaryCard } from '#money/summary/summary-card.tsx'
import { viewTrend } from '#money/summary/trend.model.ts'
import classes from './summary-cards.module.css'

type Props = {
  summary: Summary | null
  /** The sums could not be had: the cards say so instead of waiting for ever. */
  isFailed?: boolean
  onRetry?: () => void
}

/** The four cards. On a phone two by two; null shows skeletons of the same size. */
export function SummaryCards({ summary, isFailed = false, onRetry }: Props) {
  if (isFailed && !summary) {
    return (
      <div className={classes.failed} role="alert">
        <p>{copy.failed}</p>
        {onRetry ? (
          <Button variant="light" onClick={onRetry}>
            {copy.retry}
          </Button>
        ) : null}
      </div>
    )
  }
  const card = (amountCents: number | undefined) =>
    amountCents === undefined ? null : cents(amountCents)
  return (
    <section aria-label={copy.label} className={classes.cards} aria-busy={summary === null}>
      <SummaryCard
        kind="balance"
        label={copy.balance}
        Icon={IconWallet}
        amount={card(summary?.totalBalanceCents)}
      />
      <SummaryCard
        kind="income"
        label={copy.income}
        Icon={IconArrowDownLeft}
        amount={card(summary?.incomeCents)}
        trend={
          summary?.incomeTrend && {
            percent: summary.incomeTrend.percent,
            view: viewTrend(summary.incomeTrend, 'income'),
          }
        }
      />
      <SummaryCard
        kind="expenses"
        label={copy.expenses}
        Icon={IconArrowUpRight}
        amount={card(summary?.expensesCents)}
        trend={
          summary?.expensesTrend && {
            percent: summary.expensesTrend.percent,
            view: viewTrend(summary.expensesTrend, 'expenses'),
          }
        }
      />
      <SummaryCard
        kind="savings"
        label={copy.savings}
        Icon={IconPigMoney}
        amount={card(summary?.savingsCents)}
        trend={
          summary?.savingsTrend && {
            percent: summary.savingsTrend.percent,
            view: viewTrend(summary.savingsTrend, 'savings'),
          }
        }
      />
    </section>
  )
}
