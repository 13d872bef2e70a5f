import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { IconCalendar, IconMail, IconReceipt, IconUser } from '@tabler/icons-react'
import { DataButton } from '#backoffice/person/edit/data-button.tsx'
import { PlanButton } from '#backoffice/person/edit/plan-button.tsx'
import { personCopy } from '#backoffice/person/person.copy.ts'
import { subscriberCopy as copy } from '#backoffice/person/subscriber/subscriber.copy.ts'
import { StatCard, StatCards } from '#design/page/stat-card.tsx'
import { formatReais } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'

const months = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 } as const

/** Who subscribes, at what a month, and until when. */
export function SummaryCards({ person }: { person: PersonView }) {
  const { name, email, priceCents, period, planEndDate } = person
  const monthly = priceCents === null ? null : Math.round(priceCents / months[period ?? 'MONTHLY'])
  return (
    <StatCards label={copy.cards} isBusy={false}>
      <StatCard
        label={copy.name}
        Icon={IconUser}
        foot={<DataButton person={person} label={copy.editName} />}
      >
        {name || personCopy.unknown}
      </StatCard>
      <StatCard label={copy.email} Icon={IconMail}>
        {email?.split('@')[0] ?? personCopy.unknown}
      </StatCard>
      <StatCard
        label={copy.price}
        Icon={IconReceipt}
        {...(monthly === null ? {} : { amountCents: monthly })}
        foot={<PlanButton person={person} label={copy.editPrice} />}
      >
        {monthly === null ? personCopy.unknown : formatReais(cents(monthly))}
      </StatCard>
      <StatCard label={copy.due} Icon={IconCalendar}>
        {planEndDate?.length === 10 ? formatDay(planEndDate) : personCopy.unknown}
      </StatCard>
    </StatCards>
  )
}
