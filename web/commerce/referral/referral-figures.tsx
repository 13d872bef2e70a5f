import type { Referral } from '@lya/contract/commerce/referral.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { IconCoin, IconHourglass, IconUserCheck, IconUsers } from '@tabler/icons-react'
import { referralCopy as copy } from '#commerce/referral/referral.copy.ts'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { StatCard, StatCards } from '#design/page/stat-card.tsx'
import { formatReais } from '#format/amounts.ts'

/** How many came, and what that may bring. */
export function ReferralFigures({ referral }: { referral: Referral | null }) {
  useHiddenAmounts()
  return (
    <StatCards label={copy.figures} isBusy={referral === null}>
      <StatCard label={copy.total} Icon={IconUsers}>
        {referral?.total}
      </StatCard>
      <StatCard label={copy.paid} Icon={IconUserCheck} tone="good">
        {referral?.paid}
      </StatCard>
      <StatCard label={copy.trial} Icon={IconHourglass}>
        {referral?.trial}
      </StatCard>
      <StatCard
        label={copy.estimated}
        Icon={IconCoin}
        amountCents={referral?.estimatedCents}
        note={copy.estimatedNote}
      >
        {referral ? formatReais(cents(referral.estimatedCents)) : null}
      </StatCard>
    </StatCards>
  )
}
