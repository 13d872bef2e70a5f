import { cents } from '@lya/core/amounts/cents.ts'
import { IconAlertTriangle, IconCalendarWeek, IconReceipt, IconRepeat } from '@tabler/icons-react'
import { MoneyText } from '#design/amounts/money-text.tsx'
import { StatCard, StatCards } from '#design/page/stat-card.tsx'
import type { PaymentList } from '#money/recurring/changes/payment-list.model.ts'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'

/** The four cards; null shows skeletons of the same size. */
export function PaymentCards({ list }: { list: PaymentList | null }) {
  return (
    <StatCards label={copy.summary} isBusy={list === null}>
      <StatCard label={copy.activeTotal} Icon={IconRepeat}>
        {list?.activeTotal}
      </StatCard>
      <StatCard
        label={copy.overdueTotal}
        Icon={IconAlertTriangle}
        tone={list?.overdueTotal ? 'bad' : 'calm'}
      >
        {list?.overdueTotal}
      </StatCard>
      <StatCard label={copy.thisWeekTotal} Icon={IconCalendarWeek} tone="warning">
        {list?.thisWeekTotal}
      </StatCard>
      <StatCard
        label={copy.monthlyTotal}
        Icon={IconReceipt}
        isMain
        amountCents={list?.monthlyTotalCents}
      >
        {list ? <MoneyText amount={cents(list.monthlyTotalCents)} /> : null}
      </StatCard>
    </StatCards>
  )
}
