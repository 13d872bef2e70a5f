import { cents } from '@lya/core/amounts/cents.ts'
import { IconCalendarDue, IconClockOff, IconCreditCard, IconMoodSad } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FigureLink } from '#backoffice/people/list/figure-link.tsx'
import type { ListKind } from '#backoffice/people/list/list-kind.ts'
import { optionsOf } from '#backoffice/people/list/options.model.ts'
import { PeoplePage } from '#backoffice/people/list/people-page.tsx'
import {
  ContactCell,
  DayCell,
  DetailsCell,
  RiskCell,
  rowName,
  SubscriberCell,
} from '#backoffice/people/list/person-cells.tsx'
import {
  billingWords,
  subscribersCopy as copy,
  peopleCopy,
  periodWords,
  riskChoices,
  subscriberWords,
  writingWords,
} from '#backoffice/people/people.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { StatCard, StatCards } from '#design/page/stat-card.tsx'
import { formatReais } from '#format/amounts.ts'

const subscribers: ListKind = {
  page: 'subscribers',
  list: 'subscriber',
  label: copy.label,
  fields: [
    { key: 'subscriber', label: 'Status', options: optionsOf(subscriberWords) },
    { key: 'period', label: 'Plano', options: optionsOf(periodWords) },
    { key: 'billing', label: 'Cobrança', options: optionsOf(billingWords) },
    { key: 'risk', label: 'Risco', options: optionsOf(riskChoices) },
    { key: 'written', label: 'Lançamentos', options: optionsOf(writingWords) },
  ],
  columns: [
    { key: 'name', title: 'Assinante', isSortable: true, cell: rowName },
    {
      key: 'email',
      title: 'Contato',
      isSortable: true,
      cell: (person) => <ContactCell person={person} />,
    },
    {
      key: 'status',
      title: 'Status',
      isSortable: true,
      cell: (person) => <SubscriberCell person={person} />,
    },
    {
      key: 'period',
      title: 'Plano',
      isSortable: true,
      cell: ({ period }) => (period ? periodWords[period] : peopleCopy.unknown),
    },
    {
      key: 'price',
      title: 'Valor',
      isSortable: true,
      isNumber: true,
      cell: ({ priceCents }) =>
        priceCents === null ? peopleCopy.unknown : formatReais(cents(priceCents)),
    },
    {
      key: 'billing',
      title: 'Cobrança',
      isSortable: true,
      cell: ({ billing }) => (billing ? billingWords[billing] : peopleCopy.unknown),
    },
    {
      key: 'end',
      title: 'Renovação',
      isSortable: true,
      isNumber: true,
      cell: ({ planEndDate }) => <DayCell day={planEndDate} />,
    },
    {
      key: 'churn',
      title: 'Risco',
      isSortable: true,
      isNumber: true,
      cell: (person) => <RiskCell person={person} />,
    },
    {
      key: 'details',
      title: peopleCopy.details,
      isUntitled: true,
      cell: (person) => <DetailsCell person={person} />,
    },
  ],
  sorts: {
    name: 'name',
    email: 'email',
    status: 'end',
    period: 'period',
    price: 'price',
    billing: 'billing',
    end: 'end',
    churn: 'churn',
  },
  sort: { key: 'end', direction: 'asc' },
  copy: { loading: copy.loading, loadFailed: peopleCopy.loadFailed, empty: copy.empty },
}

/** /admin/subscribers: who has a plan, or had one. */
export function SubscribersPage() {
  return <PeoplePage kind={subscribers} title={copy.title} lead={copy.lead} cards={<PlanCards />} />
}

function PlanCards() {
  const { data, isPending } = useQuery(adminApi.people.subscriberFigures.queryOptions())
  return (
    <StatCards label={copy.cards} isBusy={isPending}>
      <StatCard
        label={copy.total}
        Icon={IconCreditCard}
        isMain
        note={data ? copy.suspended(data.suspended) : null}
      >
        {data?.total}
      </StatCard>
      <StatCard
        label={copy.expiring}
        Icon={IconCalendarDue}
        tone="warning"
        foot={<FigureLink query="subscriber=expiring" of={copy.expiring} />}
      >
        {data?.expiring}
      </StatCard>
      <StatCard
        label={copy.expired}
        Icon={IconClockOff}
        tone="out"
        foot={<FigureLink query="subscriber=expired" of={copy.expired} />}
      >
        {data?.expired}
      </StatCard>
      <StatCard
        label={copy.atRisk}
        Icon={IconMoodSad}
        tone="out"
        foot={<FigureLink query="risk=at-risk&ordem=churn:desc" of={copy.atRisk} />}
      >
        {data?.atRisk}
      </StatCard>
    </StatCards>
  )
}
