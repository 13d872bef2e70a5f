import type { Summary } from '@lya/contract/money/insights.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { Button } from '@mantine/core'
import { IconArrowDownLeft, IconArrowUpRight, IconPigMoney, IconWallet } from '@tabler/icons-react'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { summaryCopy as copy } from '#money/summary/summary.copy.ts'
import { SummaryCard } from '#money/summary/summary-card.tsx'
import { viewTrend } from '#money/summary/trend.model.ts'
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
  const card = (amountCents: number | undefined) =>
    amountCents === undefined ? null : cents(amountCents)
  return (
    <section
      aria-label={period ? `${copy.label} ${period}` : copy.label}
      className={classes.cards}
      data-old={isOld || undefined}
      aria-busy={summary === null || isOld}
    >
      <SummaryCard
        kind="balance"
        label={copy.balance}
        period={period}
        Icon={IconWallet}
        amount={card(summary?.totalBalanceCents)}
      >
        {afterBillsCents === null ? null : (
          <p className={classes.after}>
            {copy.afterBills}{' '}
            <span className={classes.afterAmount}>
              <MoneyText amount={cents(afterBillsCents)} />
            </span>
          </p>
        )}
      </SummaryCard>
      <SummaryCard
        kind="income"
        label={copy.income}
        period={period}
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
        period={period}
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
        period={period}
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
